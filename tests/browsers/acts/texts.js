// What comes in on a walk: texts of every kind, and pictures.

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../../../tools/steps.js';
import { daily, finnish, four, hardest, levels, nine, six, thirteen, unruled, weekly } from '../../web/cases.js';
import { makeMany } from '../../web/many.js';
import { drawn, erased, pngOf, smudged, together } from '../../web/photos.js';

/** @typedef {[name: string, text: string]} Named */
/** @typedef {{ name: string, mimeType: string, buffer: Buffer }} File */

const folder = join(root, 'tests/formats');

/** Puzzles with rules of their own, or of another size. @type {Named[]} */
const ruled = [
  ['diagonals', `${unruled.diagonals};x`],
  ['windows', `${unruled.windows};w`],
  ['pieces', '.5.2.....3.14...46.3......2.5.;x;r=aaabbbaaccbbaccccbdeeeefddeeffdddfff'],
  ['6×6 with pieces', '050200000030000140046000030000002050;x;r=aaabbbaaccbbaccccbdeeeefddeeffdddfff'],
  ['candidates', `${'.'.repeat(16)};m=46YWTNUTZPVFG`],
  ['an empty 16×16', '.'.repeat(256)],
  ['an empty 25×25', '.'.repeat(625)],
  ['a 16×16 with some digits', `12${'.'.repeat(30)}34${'.'.repeat(60)}g${'.'.repeat(161)}`],
  ['a link', `https://example.org/#puzzle=${daily.puzzle}`],
  ['a link with answers', `https://example.org/#puzzle=${daily.puzzle}&answers=${'0'.repeat(1)}4${'0'.repeat(79)}`],
];

/** Texts in which something is wrong, or of which nothing is a puzzle. @type {Named[]} */
const odd = [
  ['nothing', ''],
  ['blanks', ' \n\t \r\n '],
  ['one digit', '5'],
  ['a cell too few', daily.puzzle.slice(1)],
  ['a cell too many', `${daily.puzzle}7`],
  ['a letter among them', daily.puzzle.replace('3', 'q')],
  ['a rule that is not known', `${unruled.diagonals};zz=9`],
  ['a rule without its value', `${unruled.diagonals};r=`],
  ['a sentence', 'The quick brown fox jumps over the lazy dog.'],
  ['from right to left', 'שלום عليكم ‮123‬ 日本語 👩‍👩‍👧‍👦'],
  ['signs that are not seen', '\u0000\u0001\u2028\uFEFF\uD800'],
  ['a broken JSON', '{"puzzle": [1, 2, '],
  ['a JSON of nothing', '{"__proto__": null, "size": 1e99}'],
  ['HTML', '<table><tr><td>5<td>3</table><img src=x onerror=alert(1)>'],
  ['one long word', 'x'.repeat(5000)],
  ['many lines of nothing', '\n.'.repeat(3000)],
  ['a link of nothing', 'https://example.org/#puzzle='],
];

/** Lists. @type {Named[]} */
const lists = [
  ['two puzzles', `${daily.puzzle}\n${weekly.puzzle}`],
  ['five with a broken one', [...levels.map(({ puzzle }) => puzzle), '12345'].join('\n')],
  [
    '300 puzzles',
    `${makeMany(300)
      .map(({ line }) => line)
      .join('\n')}\n`,
  ],
];

/** Single puzzles. @type {Named[]} */
const plain = [
  ...levels.map(({ level, puzzle }) => /** @type {Named} */ ([level, puzzle])),
  ['daily', daily.puzzle],
  ['clash', daily.puzzle.replace('53', '35')],
  ['weekly', weekly.puzzle],
  ['finnish', finnish.puzzle],
  ['several', thirteen],
  ['solved', daily.solution],
  ['4×4', four.puzzle],
  ['6×6', six.puzzle],
  ['nine', nine.puzzle],
  ['hardest', hardest[0].puzzle],
  ['forgotten rule', unruled.mended],
  ['no digit', '.'.repeat(81)],
];

/** Texts as other programs write them. @type {Named[]} */
const written = readdirSync(folder).map((name) => [name, readFileSync(join(folder, name), 'utf8')]);

/** Every text that comes in, by its kind: each kind comes as often. */
export const kinds = [plain, ruled, odd, lists, written];

/** Pictures, each as a file. @returns {Promise<File[]>} */
export async function pictures() {
  const photo = drawn();
  const made = {
    'photo.png': pngOf(photo),
    'smudged.png': pngOf(await smudged(photo, [2, 3, 8])),
    'erased.png': pngOf(await erased(photo, [2, 3])),
    'two.png': pngOf(together([[photo, photo]])),
    'answers.png': readFileSync(join(root, 'tests/photos/answers.png')),
    'broken.png': pngOf(photo).subarray(0, 900),
  };
  return Object.entries(made).map(([name, buffer]) => ({ name, mimeType: 'image/png', buffer }));
}
