// Whether a person can mend a text that could not be read, and where.

/** @import { Fault } from '../words/faults.js' */

/** A longer text would hold up the page while it is laid out. Many lines take more time than long lines. */
const mendable = { characters: 50_000, lines: 2000 };

/** @param {string} text @param {unknown} error why it was not read */
export const isMendable = (text, error) => (placeIn(error) !== null || isRuled(error)) && !isLong(text);

/** @param {string} text */
const isLong = (text) =>
  text.length > mendable.characters || text.split('\n', mendable.lines + 1).length > mendable.lines;

/** @param {unknown} error or what the state keeps of one @returns {Fault | undefined} */
const faultIn = (error) => /** @type {any} */ (error).fault;

/** Whether a puzzle was refused for a rule that the page does not know. It has no place in the text. @param {unknown} error */
function isRuled(error) {
  const fault = faultIn(error);
  return (fault?.kind === 'broken' ? fault.fault : fault)?.kind === 'ruled';
}

/** Whether there is a puzzle, and a slip in it. @param {unknown} error */
export function isSlip(error) {
  const fault = placeIn(error);
  return fault !== null && !['word', 'rules', 'impossible', 'broken'].includes(fault.kind);
}

/** The fault and its place in the text; null if it is nothing that a person can mend there. @param {unknown} error */
export function placeIn(error) {
  const fault = faultIn(error);
  return fault && 'line' in fault && fault.kind !== 'empty' ? fault : null;
}
