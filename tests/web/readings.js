// States for `npm run sentences` in which something is read: texts, rules, files, links, photos, what the camera sees.

import { readdirSync } from 'node:fs';
import { daily, dots, four, newspaper, rows } from './cases.js';
import { does, doSteps, openFiles, pasted, show } from './doing.js';
import { folder, puzzle as formatted, textOf } from './formats.js';
import { drawn, pngOf, smudged, written } from './photos.js';
import { positions } from './positions.js';

/** @import { Saying } from './doing.js' */

const { puzzle } = newspaper;
const line = dots(puzzle);
const blank = (/** @type {number} */ side) => '.'.repeat(side * side);

/** A grid with a 1 in some cells. @param {string} fields its rules @param {number[]} cells @param {number} [side] */
const ones = (fields, cells, side = 9) =>
  `${Array.from(blank(side), (_, at) => (cells.includes(at) ? '1' : '.')).join('')};${fields}`;

/** Each with a digit twice in a house that no classic has. */
const clashing = [
  ...[ones('x', [0, 80]), ones('x', [8, 72]), ones('x1', [0, 80]), ones('x2', [8, 72]), ones('d', [0, 30])],
  ...[ones('w', [10, 30]), ones('w', [14, 34]), ones('w', [46, 66]), ones('w', [50, 70]), ones('w', [5, 10], 4)],
  ...[ones('a', [13, 37]), ones('o', [10, 40]), ones('i', [0, 80])],
  '050200000030000140046000030000002055;r=aaabbbaaccbbaccccbdeeeefddeeffdddfff',
  `${blank(4)};m=46YWTNUTZPVFG`,
];

/** Rules that the page does not know, by their names in a link of ISS, and by their fields in an object. */
const unknown = [
  ...['AntiKnight', 'AntiKing', 'AntiConsecutive', 'NoBoxes', 'Cage', 'LittleKiller', 'Sandwich', 'Skyscraper', 'XSum'],
  ...['Thermo', 'Renban', 'WhiteDot', 'XV', 'GreaterThan', 'Even', 'Maximum', 'Clone', 'Quad', 'Indexing', 'StrictXV'],
  'GlobalMod',
].map((name) => `?q=.${name}`);
const fields = ['palindrome', 'arrow', 'extraregion'].map(
  (name) => `{"${name}":[{"cells":["R1C1"],"lines":[["R1C1"]]}],"grid":[[1,2,3,4],[3,4,1,2],[0,0,0,0],[0,0,0,0]]}`,
);

/** Some cells of a large grid, in symbols of its own. @param {string} symbols */
function inSymbols(symbols) {
  const side = symbols.length;
  return Array.from(blank(side), (_, cell) => (cell % 3 ? '.' : symbols[(cell * 7) % side])).join('');
}

/** The first bytes of files that are no text. @type {[name: string, bytes: string][]} */
const files = [
  ['a.gif', 'GIF89a\0'],
  ['a.heic', `\0\0\0\x18ftypheic${'\0'.repeat(99)}`],
  ['a.svg', '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"/>'],
  ['a.pdf', '%PDF-1.7\n'],
  ['a.docx', `PK\x03\x04\x14\0\x06${' '.repeat(23)}[Content_Types].xml`],
  ['a.zip', 'PK\x03\x04\x14\0\0'],
  ['a.wasm', '\0asm\x01\0\0\0\x01\x07\x01'],
  ['a.txt', ''],
];

const marks = 'click [name=mode][value=marks]';
const layout = (/** @type {string} */ what) => `choose ${what} #textbox select >> nth=1`;

/** @type {Record<string, Saying>} */
export const readings = {
  formats: pasted(...readdirSync(folder).map(textOf), ...positions.map(({ text }) => text)),
  symbols: pasted(
    ...['123456789ABCDEF0', 'ABCDEFGHIJKLMNOP', '0123456789ABCDEFGHIJKLMNO'].map(inSymbols),
    `${puzzle} and more`,
  ),
  faults: pasted(
    ...['', ' \n ', 'Dear diary', '12?4 .... .... ....', '12.4 3?12 .... ....', '1254\n....\n....\n....'],
    ...['12.4 3A12 .... ....', '3xx4 42x', '1 2 3 4\n3 4 1 2', '1'.repeat(80), `${blank(4)};m=UO2WXSR4K7KT`],
    ...[`${line};w;r=ab`, rows(line).with(0, line.slice(0, 8)).join('\n')],
  ),
  links: does(
    'open /#puzzle=, open /#puzzle=12, open /#puzzle=12$4............, open /#puzzle=1254............, open /?do=sum, open /?do=shared',
    `open /#puzzle=${daily.puzzle}&answers=12`,
  ),
  back: does(
    ...[`paste ${positions[0].text}`, `paste ${puzzle}`],
    `paste https://www.sudokuwiki.org/sudoku.htm?bd=${formatted}`,
  ),
  unknown: pasted(...unknown, ...fields),
  houses: does(
    ...clashing.flatMap((text) => [
      ...[`paste ${text}`, 'click [data-cell], type 2, menu text', layout('csv'), 'press Escape'],
    ]),
  ),
  titles: does(
    ...['x', 'x1', 'w', 'd', 'a'].flatMap((field) => [`paste ${line};${field}`, 'menu share, press Escape']),
  ),
  texts: does(
    ...[`open /#puzzle=${daily.puzzle}&answers=14${'0'.repeat(79)}`, 'menu text', ...['rows', 'json'].map(layout)],
    ...['click #textbox [name=copy], press Escape, click [data-cell="4"]', `${marks}, type 26, menu text`],
    ...['rows', 'marks', 'csv', 'ss', 'sdk', 'link'].map(layout),
    ...['press Escape', `paste ${puzzle}`, `click [data-cell], ${marks}, type 16, menu text`],
    ...[...['rows', 'marks'].map(layout), 'press Escape', `paste ${four.puzzle}`, 'menu text', layout('link')],
    ...['press Escape', `paste ${blank(4)};m=46YWTNUTZPVFG`, 'menu text', layout('csv')],
    ...[
      `fill ${puzzle}\n6${puzzle.slice(1)}\n${puzzle.slice(1)}`,
      layout('rows'),
      'choose solution #textbox select >> nth=0',
    ],
  ),
  files: { way: (sudoku, look) => openFiles(sudoku, look, files) },
  photos: {
    async way(sudoku, look) {
      const { rgba, width, height } = drawn();
      const white = new Uint8ClampedArray(rgba.length).fill(255);
      await openFiles(sudoku, look, [
        ['white.png', pngOf({ rgba: white, width, height })],
        ['cut.png', pngOf({ rgba: rgba.slice(0, 200 * width * 4), width, height: 200 })],
        ['dot.png', pngOf({ rgba: white.slice(0, 400), width: 10, height: 10 })],
        ['half.png', pngOf(drawn()).subarray(0, 400)],
        ['doubt.png', pngOf(await smudged(drawn(), [2, 3, 9, 16, 19, 23]))],
        ['hand.png', pngOf(await written(drawn(), { 1: 4, 5: 7, 14: 4, 17: 7, 25: 4 }))],
      ]);
      await doSteps(sudoku, look, 'menu camera');
      await openFiles(sudoku, look, [['a.png', 'text']], '.camera input');
    },
  },
  cameras: {
    async way(sudoku, look) {
      for (const picture of [await smudged(drawn(), [2]), drawn()]) {
        await sudoku.page.evaluate(show, pngOf(picture).toString('base64'));
        await doSteps(sudoku, look, 'menu camera, wait 2000, press Escape');
      }
    },
  },
  noCamera: {
    async way(sudoku, look) {
      for (const name of ['NotAllowedError', 'NotReadableError', 'SecurityError', 'AbortError']) {
        await sudoku.page.evaluate((name) => {
          navigator.mediaDevices.getUserMedia = () => Promise.reject(new DOMException('', name));
        }, name);
        await doSteps(sudoku, look, 'menu camera, press Escape');
      }
    },
  },
};
