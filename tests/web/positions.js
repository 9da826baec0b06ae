// Texts that hold answers or marks beside a puzzle, and what is on the board once they have come in.

import { rows } from './cases.js';
import { puzzle, textOf } from './formats.js';

const plain = textOf('07-simple-sudoku-4.ss').trimEnd();

const given = (/** @type {string} */ digit) => `{"value":${digit},"given":true}`;
const rowsOfCells = rows(puzzle).map((row) => [...row].map((digit) => (digit === '.' ? '{}' : given(digit))));
rowsOfCells[0].splice(2, 2, '{"value":4}', '{"centerPencilMarks":[2,6]}');
rowsOfCells[8][0] = '{"centerPencilMarks":[2,3]}';

/**
 * @typedef {object} Position
 * @property {string} name
 * @property {string} text
 * @property {Record<number, string>} answers by cell
 * @property {Record<number, string>} marks of some cells
 * @property {number} marked how many cells have marks
 */

/** @type {Position[]} */
export const positions = [
  {
    name: 'a link of SudokuWiki’s',
    text: 'https://www.sudokuwiki.org/sudoku.htm?bd=S9B05030d1g074c0000000600000109050000000009080000000006000800000006000000030400000800030000010700000002000000060006000000000208000000000401090000050o00000008000a0709',
    answers: { 2: '4', 78: '1' },
    marks: { 3: '26', 5: '248', 72: '23' },
    marked: 3,
  },
  {
    name: 'JSON of f-puzzles',
    text: `{"size":9,"grid":[${rowsOfCells.map((row) => `[${row}]`)}]}`,
    answers: { 2: '4' },
    marks: { 3: '26', 72: '23' },
    marked: 2,
  },
  {
    name: 'a saved game of Simple Sudoku',
    text: `${plain}\nI024\nE056\nE721`,
    answers: { 2: '4' },
    marks: { 5: '28', 72: '23' },
    marked: 50, // what is left for the others as well
  },
  {
    name: 'a saved game of SadMan’s',
    text: `[Puzzle]\n${puzzle}\n[State]\n${puzzle.replace('53.', '534')}\n`,
    answers: { 2: '4' },
    marks: {},
    marked: 0,
  },
  {
    name: 'pencil marks',
    text: textOf('12-pencil-marks.txt').replace(' 124 ', ' 24  '),
    answers: {},
    marks: { 2: '24' },
    marked: 51,
  },
  {
    name: 'a line of candidates',
    text: textOf('13-sukaku.txt').replace('12.4.....', '.2.4.....'),
    answers: {},
    marks: { 2: '24' },
    marked: 51,
  },
  {
    name: 'a line of HoDoKu’s library',
    text: `:0100:8:${puzzle.replace('53.', '53+4')}:614::`,
    answers: { 2: '4' },
    marks: { 3: '2' },
    marked: 50,
  },
  {
    name: 'a link of the page’s own in a message',
    text: `Look: <https://somewhere.else/#puzzle=${puzzle.replaceAll('.', '0')}&answers=004${'0'.repeat(78)}>, it is hard`,
    answers: { 2: '4' },
    marks: {},
    marked: 0,
  },
];

export const [wiki, json] = positions;
/** The puzzle of `wiki` with other answers and marks. @type {Position} */
export const other = {
  ...wiki,
  text: wiki.text.replace('0d1g', '1g0d'),
  answers: { 3: '4', 78: '1' },
  marks: { 2: '26', 5: '248', 72: '23' },
};
