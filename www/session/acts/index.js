// Every act that there is, and what follows from any of them. Nothing else changes the state.

import { plain } from '../../model/errors.js';
import { answerActs, recallAnswers } from './answers.js';
import { incomingActs } from './incomingacts.js';
import { late, photos } from './late.js';
import { followList, pageActs } from './page.js';
import { followTyping, obey, puzzleActs } from './puzzleacts.js';
import { say } from './saying.js';
import { followVerdict, forget, solvingActs } from './solving.js';

/**
 * @import { CommandOf, PuzzleCommand } from '../../model/commands.js'
 * @import { Fact } from '../../model/facts.js'
 * @import { State } from '../state.js'
 * @import { LateActs } from './late.js'
 * @import { photoActs } from './photoacts.js'
 *
 * @typedef {object} Outcome what is said of an act
 * @property {Fact} [note] is written, and said aloud unless `said` is
 * @property {Fact} [said] is said aloud, also where the same was said before
 * @property {boolean} [isQuiet] nothing of it is to be seen
 */

const acts = { ...puzzleActs, ...solvingActs, ...answerActs, ...incomingActs, ...pageActs };

/**
 * @typedef {typeof acts & LateActs & typeof photoActs} Acts
 * @typedef {CommandOf<Acts> | PuzzleCommand} Command what can be done: an act of these, or what a key asks for
 */

/**
 * Changes the state as a command asks for.
 * @param {State} state
 * @param {Command} command
 * @returns {boolean} whether something of it is to be seen
 */
export function change(state, command) {
  const { work, selected } = state.puzzle;
  const { note, said = note, isQuiet = false } = outcomeOf(state, command);
  if (state.puzzle.work !== work) forget(state, state.path);
  if (note) [state.note, state.news] = [plain(note), null];
  if (said) say(state, said);
  recallAnswers(state);
  followTyping(state, work, command, selected);
  followVerdict(state);
  for (const follow of late?.follow ?? []) follow(state);
  followList(state);
  return !isQuiet;
}

/** @param {State} state @param {Command} command @returns {Outcome} */
function outcomeOf(state, command) {
  const all = /** @type {Record<string, (state: State, command: Command) => Outcome | void>} */ ({
    ...acts,
    ...late?.acts,
    ...photos,
  });
  const act = all[command.do];
  return act ? (act(state, command) ?? {}) : obey(state, /** @type {PuzzleCommand} */ (command));
}
