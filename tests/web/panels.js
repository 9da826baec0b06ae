// What the panels beside the grid of a desk say. The page loads their sentences with them; here they are known at once.

import { questionWords } from '../../www/words/doctor.js';
import { hintSentences, hintWords } from '../../www/words/hints.js';
import { teach } from '../../www/words/notes.js';
import { pathSentences, pathWords } from '../../www/words/path.js';
import { doctorSentences, examinationWords, repairWords } from '../../www/words/repairs.js';

/** @typedef {import('./desk.js').Desk} Desk */

teach({ ...hintSentences, ...pathSentences, ...doctorSentences });

/** What a hint says, and the name of its technique once that is said. @param {Desk} desk */
export function hintOf({ view: { hint, shape } }) {
  const { name, text } = hint ? hintWords(hint, { side: shape.side, isAloud: false }) : { name: '', text: '' };
  return { name, text };
}

/** What stands above the steps of the whole way. @param {Desk} desk */
export const pathOf = ({ view: { path } }) => (path ? pathWords(path) : '');

/** What the doctor can be asked. @param {Desk} desk */
export const questionOf = ({ view: { verdict, extent, isSolutionWanted } }) =>
  questionWords(verdict, extent, isSolutionWanted);

/** What stands above the repairs. @param {Desk} desk */
export function examinationOf({ view: { isDoctorAsked, diagnosis, extent, found } }) {
  return isDoctorAsked ? examinationWords({ diagnosis, extent, isMarked: found !== null }) : '';
}

/** The repairs that the doctor offers, by their words. @param {Desk} desk */
export const repairsOf = ({ view: { diagnosis } }) =>
  new Map(diagnosis?.repairs.map((repair) => [repairWords(repair), repair]));
