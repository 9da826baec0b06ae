// A sequence of states, with Undo and Redo.

/**
 * Remembers every earlier state.
 * @template State
 */
export class History {
  /** @type {State[]} */
  #past = [];
  /** @type {State[]} */
  #future = [];

  /** @param {State} now what there is at first */
  constructor(now) {
    /** What there is; to replace it is no step that Undo takes back. */
    this.now = now;
  }

  get canUndo() {
    return this.#past.length > 0;
  }

  get canRedo() {
    return this.#future.length > 0;
  }

  /**
   * Goes on to another state. After that there is nothing to redo.
   * @param {State} state
   */
  go(state) {
    this.#past.push(this.now);
    this.#future = [];
    this.now = state;
  }

  /** The state at the beginning. */
  get first() {
    return this.#past[0] ?? this.now;
  }

  /** Every state that is known, each list from the farthest to the nearest. */
  get known() {
    return { past: [...this.#past], future: [...this.#future] };
  }

  /**
   * Puts states before the first one. The future is taken over only if nothing has been done or undone yet.
   * @param {{ past: State[], future: State[] }} known
   */
  recall({ past, future }) {
    if (!this.canUndo && !this.canRedo) this.#future = [...future];
    this.#past = [...past, ...this.#past];
  }

  undo() {
    this.#travel(this.#past, this.#future);
  }

  redo() {
    this.#travel(this.#future, this.#past);
  }

  /**
   * @param {State[]} from
   * @param {State[]} to
   */
  #travel(from, to) {
    const state = from.pop();
    if (state === undefined) return;
    to.push(this.now);
    this.now = state;
  }
}
