// Where in a text a fault is, for the person to see it there.

/**
 * The part of a text that a fault is about, as a text box counts, which takes a line break of two characters for one:
 * the word at the fault's place, or the one before where there is none; without either the place itself. Quotation
 * marks end a word, as in JSON.
 * @param {string} text
 * @param {{ line: number, column: number, text?: string, digit?: string }} fault its columns count characters
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

/** What the fault names, unless that is cut short; of a letter with its number, as in `A (10)`, the letter. */
const wordOf = (/** @type {{ text?: string, digit?: string }} */ { text = '', digit = '' }) =>
  text.endsWith('…') ? '' : text || digit.split(' ')[0];
