// Work that may take so long that the person should know. Knows no DOM.

/** How long it may take before that, in milliseconds. */
export const unnoticed = 300;

/** Whether there is work under way, and for how long. */
export class Effort {
  #onSlow;
  #isUnderWay = false;
  #isSlow = false;
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  #timer;

  /** @param {() => void} onSlow called when it takes long */
  constructor(onSlow) {
    this.#onSlow = onSlow;
  }

  get isUnderWay() {
    return this.#isUnderWay;
  }

  /** Whether it has been so long that the person should know. */
  get isSlow() {
    return this.#isSlow;
  }

  /** Begins; where work was under way and slow already, it stays so. */
  begin() {
    clearTimeout(this.#timer);
    this.#isUnderWay = true;
    this.#timer = setTimeout(() => {
      this.#isSlow = true;
      this.#onSlow();
    }, unnoticed);
  }

  end() {
    clearTimeout(this.#timer);
    this.#isUnderWay = false;
    this.#isSlow = false;
  }
}
