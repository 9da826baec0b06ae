// Data goes round one way: an act changes the state, questions follow from the state, answers are acts, and one drawing
// shows all of it.

import { createInquiry } from '../engine/inquiry.js';
import { change } from './acts/index.js';
import { isLate } from './acts/late.js';
import { loadSteps, names, questions, wanted } from './questions.js';
import { isJudging } from './state.js';
import { viewOf } from './view.js';

/** @import { FullEngine, HintEngine, RateEngine } from '../engine/modules.js' */
/** @import { Solver } from '../engine/solver.js' */
/** @import { Command } from './acts/index.js' */
/** @import { Question } from './questions.js' */
/** @import { State } from './state.js' */
/** @import { View } from './view.js' */

/** How long a drawing waits for the verdict or a hint, in milliseconds: it mostly comes earlier, and one drawing is for both. */
const patience = 8;

/** The state, and the only one who changes it. */
export class Session {
  #state;
  /** @type {[question: Question, want: ReturnType<typeof createInquiry>][]} */
  #inquiries;
  /** @type {((view: View) => void)[]} */
  #drawers = [];
  /** @type {(() => void)[]} */
  #keepers = [];
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  #waiting;
  #isDue = false;

  /**
   * @param {State} state
   * @param {object} start gives an engine for one inquiry
   * @param {(onRestart: () => void) => Solver} start.solver
   * @param {(onRestart: () => void) => FullEngine} start.full
   * @param {() => RateEngine} start.rate
   * @param {(onRestart: () => void) => HintEngine} start.hint
   * @param {(onRestart: () => void) => { stop(): void }} start.reader reads what comes in, and decides what reads it
   */
  constructor(state, start) {
    this.#state = state;
    this.#start = start;
    /** @type {Partial<Record<Question, { stop(): void }>>} */
    const engines = {};
    this.#inquiries = names.map((question) => {
      const { worker, beside = question, ask, patience } = questions[question];
      engines[beside] ??= start[worker](this.#restarted);
      const want = createInquiry(engines[beside], ask, patience, {
        answer: (about, answer) => this.act({ do: 'answered', question, about, answer }),
        slow: (about) => this.act({ do: 'slow', question, about }),
        failure: (about, error) => this.act({ do: 'failed', question, about, error }),
      });
      return [question, want];
    });
  }

  #start;
  #restarted = () => this.act({ do: 'say', note: { kind: 'restarted' } });

  /** What is so; nobody else changes it. @returns {Readonly<State>} */
  get state() {
    return this.#state;
  }

  /** What is to be seen of it. */
  get view() {
    return viewOf(this.#state);
  }

  /** An engine for a feature's own questions, which have nothing to do with the puzzle on the board. */
  startEngine() {
    return this.#start.full(this.#restarted);
  }

  /** An engine that tells a feature how hard puzzles are. */
  startRating() {
    return this.#start.rate();
  }

  /** Draws whenever something has changed. @param {(view: View) => void} draw */
  onDraw(draw) {
    this.#drawers.push(draw);
  }

  /** Is called after every act. @param {() => void} keep */
  onAct = (keep) => {
    this.#keepers.push(keep);
  };

  /** Asks the first question and draws for the first time. */
  start() {
    this.#ask();
    this.draw();
  }

  /** Does something: the one way to change anything. @param {Command} command */
  act = (command) => {
    if (isLate(command)) return this.#actLater(command);
    const isSeen = change(this.#state, command);
    this.#ask();
    if (isSeen) this.#drawSoon();
    for (const keep of this.#keepers) keep();
  };

  /** Does something once what does it is loaded. @param {Command} command */
  #actLater(command) {
    loadSteps().then(
      () => this.act(command),
      (error) => this.act({ do: 'say', note: { kind: 'failed', error } }),
    );
  }

  #ask() {
    const abouts = this.#inquiries.map(([question, want]) => ({ want, about: wanted(this.#state, question) }));
    // What is not asked any more is given up first: two questions may have one engine.
    for (const { want, about } of abouts) if (!about) want(null);
    for (const { want, about } of abouts) if (about) want(about);
  }

  #drawSoon() {
    const state = this.#state;
    const isVerdictNear = isJudging(state) && state.slow.verdict !== state.puzzle.work.sheet;
    const isAnswerNear = isVerdictNear || wanted(state, 'hint') || state.path?.question;
    if (isAnswerNear) this.#waiting ??= setTimeout(this.draw, patience);
    else if (!this.#isDue) {
      this.#isDue = true;
      queueMicrotask(this.draw);
    }
  }

  /** Draws now. */
  draw = () => {
    clearTimeout(this.#waiting);
    this.#waiting = undefined;
    this.#isDue = false;
    const { view } = this;
    for (const draw of this.#drawers) draw(view);
  };
}
