// Data goes round one way: an act changes the state, questions follow from the state, answers are acts, and one drawing
// shows all of it.

import { Inquiry } from '../engine/inquiry.js';
import { count, diagnose, findSteps, judge, rate } from '../engine/questions.js';
import { change } from './acts/index.js';
import { isJudging, questionsOf } from './state.js';
import { viewOf } from './view.js';

/**
 * @typedef {import('./acts/index.js').Command} Command
 * @typedef {import('./view.js').View} View
 * @typedef {import('../model/sheet.js').Sheet} Sheet
 */

/** How long a drawing waits for the verdict or a hint, in milliseconds: it mostly comes earlier, and one drawing is for both. */
const patience = 8;

/** The state, and the only one who changes it. */
export class Session {
  #state;
  #inquiries;
  /** @type {((view: View) => void)[]} */
  #drawers = [];
  /** @type {(() => void)[]} */
  #keepers = [];
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  #waiting;
  #isDue = false;

  /**
   * @param {import('./state.js').State} state
   * @param {object} start gives an engine for one inquiry
   * @param {(onRestart: () => void) => import('../engine/solver.js').Solver} start.solver
   * @param {(onRestart: () => void) => import('../engine/modules.js').FullEngine} start.full
   * @param {() => import('../engine/modules.js').RateEngine} start.rate
   * @param {(onRestart: () => void) => import('../engine/modules.js').HintEngine} start.hint
   */
  constructor(state, start) {
    this.#state = state;
    this.#start = start;
    /**
     * @param {import('./acts/solving.js').Question} question
     * @param {'judged' | 'rated' | 'counted' | 'diagnosed'} name
     */
    const on = (question, name) => ({
      answer: (/** @type {Sheet} */ sheet, /** @type {any} */ answer) => this.act({ do: name, sheet, answer }),
      slow: () => this.act({ do: 'slow', question }),
      failure: (/** @type {Sheet} */ sheet, /** @type {unknown} */ error) =>
        this.act({ do: 'failed', question, sheet, error }),
    });
    this.#inquiries = {
      verdict: new Inquiry(start.solver(this.#restarted), judge, on('verdict', 'judged')),
      rating: new Inquiry(this.startRating(), rate, on('rating', 'rated')),
      solutions: new Inquiry(start.solver(this.#restarted), count, on('solutions', 'counted')),
      diagnosis: new Inquiry(this.startEngine(), diagnose, on('diagnosis', 'diagnosed')),
      hint: new Inquiry(start.hint(this.#restarted), findSteps, {
        answer: (question, answer) =>
          this.act('steps' in answer ? { do: 'walked', question, answer } : { do: 'hinted', question, answer }),
        slow: () => {}, // that it is looked for is said from the beginning
        failure: (_, error) => this.act({ do: 'failed', question: 'hint', error }),
      }),
    };
  }

  #start;
  #restarted = () => this.act({ do: 'say', note: { kind: 'restarted' } });

  /** What is so; nobody else changes it. @returns {Readonly<import('./state.js').State>} */
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

  /** The same for how hard puzzles are. */
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
    const isSeen = change(this.#state, command);
    this.#ask();
    if (isSeen) this.#drawSoon();
    for (const keep of this.#keepers) keep();
  };

  #ask() {
    const { verdict, rating, solutions, diagnosis, hint } = questionsOf(this.#state);
    this.#inquiries.verdict.want(verdict);
    this.#inquiries.rating.want(rating);
    this.#inquiries.solutions.want(solutions);
    this.#inquiries.diagnosis.want(diagnosis);
    this.#inquiries.hint.want(hint);
  }

  #drawSoon() {
    const isAnswerNear = (isJudging(this.#state) && !this.#state.isSlow) || questionsOf(this.#state).hint !== null;
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
