// What the panels beside the grid of a desk say. The page loads their sentences with them; here they are known at once.

import '../../www/session/steps.js'; // which teaches what is said of steps, and how they are seen
import { actionWords } from '../../www/features/hints/actions.js';
import { actionsIn } from '../../www/model/situation.js';
import { hintWords, pathWords } from '../../www/words/hints.js';
import { examinationWords, repairWords } from '../../www/words/repairs.js';
import { questionWords } from '../../www/words/verdict.js';
import { deskFor } from './atdesk.js';

/** @import { TestContext } from 'node:test' */
/** @import { Desk } from './desk.js' */

/** What a hint says: the name of its technique once that is said, and the words of its buttons. @param {Desk} desk */
export function hintOf({ view }) {
  const { hint, layout } = view;
  if (!hint) return { name: '', text: '', on: '', another: '', now: '', doctor: '' };
  const { text, step } = hintWords(hint, { layout, isAloud: false });
  const { name = '', ear = '', soEar = '' } = step ?? {};
  return { name, text: step ? `${ear} ${soEar}` : text, ...actionWords(hint, view) };
}

/** Waits for what a hint says. @param {Desk} desk @param {string | RegExp} text @param {string} [what] */
export const expectHint = (desk, text, what) => desk.until(() => hintOf(desk).text, text, what);

/** What stands above the steps of the path. @param {Desk} desk */
export const pathOf = ({ view: { path } }) => (path ? pathWords(path) : '');

/** What the doctor can be asked. @param {Desk} desk */
export const questionOf = ({ view }) =>
  actionsIn(view).includes('examine') ? questionWords(view.verdict, view.extent) : '';

/** What stands above the repairs. @param {Desk} desk */
export function examinationOf({ view: { isDoctorAsked, diagnosis, extent, found } }) {
  return isDoctorAsked ? examinationWords({ diagnosis, extent, isMarked: found !== null }) : '';
}

/** The repairs that the doctor offers, by their words. @param {Desk} desk */
export const repairsOf = ({ view: { diagnosis, layout } }) =>
  new Map(diagnosis?.repairs.map((repair) => [repairWords(repair, { layout, isAloud: true }), repair]));

/**
 * A desk where all has been said that is said of a puzzle, and nothing else is said by itself.
 * @param {TestContext} t
 * @param {string} cells
 * @param {string} [answers]
 */
export async function listening(t, cells, answers) {
  const desk = deskFor(t, { isMute: true });
  desk.hold('rate'); // else a level may be said between
  await open(desk, cells, answers);
  desk.speak();
  return desk;
}

/** Follows a link to a puzzle with its answers, and waits for the verdict. @param {Desk} desk @param {string} cells @param {string} [answers] */
export async function open(desk, cells, answers) {
  await desk.follow(`/#puzzle=${cells.replaceAll('.', '0')}${answers ? `&answers=${answers}` : ''}`);
  await desk.shows({ kind: 'unique' });
}
