// Finds the part of a text that a fault is about, so that it can be marked for the person.

/**
 * The part of a text that a fault is about: the word at the fault's place; where there is none, the word before it;
 * where there is neither, the place itself. A quotation mark ends a word, as in JSON. The result counts as a text box
 * does, which takes a line break of two characters (CR and LF) for one.
 * @param {string} text
 * @param {{ line: number, column: number, text?: string, digit?: string }} fault its column counts characters, not
 *   UTF-16 units
 * @returns {[begin: number, end: number]}
 */
export function spanOf(text, fault) {
  const lines = text.split('\n');
  const line = lines[fault.line - 1] ?? '';
  const lineBegin = lines.slice(0, fault.line - 1).reduce((length, { length: its }) => length + its + 1, 0);
  const before = [...line].slice(0, fault.column - 1).join('');
  const [word] = line.slice(before.length).match(/^(?:"|[^\s"]+)/) ?? [''];
  const named = wordOf(fault);
  const [last, space] = before.match(/(\S+)(\s*)$/)?.slice(1) ?? ['', ''];
  const begin = before.length - (word ? 0 : last.length + space.length);
  const length = word.startsWith(named) && named ? named.length : (word || last).length;
  const boxed = (/** @type {number} */ at) => text.slice(0, lineBegin + at).replaceAll('\r\n', '\n').length;
  return [boxed(begin), boxed(begin + length)];
}

/**
 * The word that a fault names; '' where the fault gives only its beginning. A large digit is named by its letter and
 * its number, as in `A (10)`: the letter is in the text.
 */
const wordOf = (/** @type {{ text?: string, digit?: string }} */ { text = '', digit = '' }) =>
  text.endsWith('…') ? '' : text || digit.split(' ')[0];
