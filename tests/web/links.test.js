// What is said of a link that holds no whole puzzle: whoever follows one sees no lines and no columns.

import { testAtDesk } from './atdesk.js';
import { newspaper } from './cases.js';

const { puzzle } = newspaper;
const none = 'This link holds no whole puzzle.';
const short = 'This link holds no whole puzzle: it has 80 cells, and a 9×9 grid has 81.';

/** @type {[link: string, words: string][]} */
const links = [
  ['#puzzle=abc', none],
  ['#puzzle=', none],
  ['#puzzle=%20', none],
  ['?s=abc', none],
  ['?s=123', none],
  ['?load=abc', none],
  ['#puzzle=1', 'This link holds no whole puzzle: it has 1 cell, and a 4×4 grid has 16.'],
  ['#puzzle=12', 'This link holds no whole puzzle: it has 2 cells, and a 4×4 grid has 16.'],
  ['#puzzle=1012', 'This link holds no whole puzzle: it has 4 cells, and a 4×4 grid has 16.'],
  [`#puzzle=${puzzle.slice(1)}`, short],
  [`#puzzle=${puzzle.slice(1)}&answers=123`, short],
  [`?bd=${puzzle.slice(1)}`, short],
  [`#puzzle=${puzzle}1`, 'This link holds no whole puzzle: it has 82 cells, and a 9×9 grid has 81.'],
  [`#puzzle=${puzzle.slice(1)}Z`, 'This link holds no puzzle: “Z” is neither a digit nor a blank.'],
  [`#puzzle=${puzzle.slice(1)}A`, 'This link holds no puzzle: A (10) is above 9, the largest digit of 9×9.'],
  ['?q=.AntiKnight', 'This puzzle has an anti-knight rule, which Ninefold does not know yet.'],
];

for (const [link, words] of links) {
  testAtDesk(`a broken link: ${link.slice(0, 20)}: ${words}`, async (desk) => {
    for (const text of [link, ` https://example.org/${link}\n`]) {
      await desk.paste(text);
      await desk.shows({ note: `${words} The grid is as it was.` });
      desk.do({ do: 'say', note: { kind: 'cleared' } });
    }
  });
}

testAtDesk('a link among something else has a line and a column', async (desk) => {
  for (const [text, line] of [
    ['Look:\nhttps://example.org/#puzzle=123', 2],
    ['{"link":"https://example.org/#puzzle=123"}', 1],
  ]) {
    await desk.paste(String(text));
    await desk.shows({ note: new RegExp(`^Line ${line}, column `) });
  }
});
