// How hard a puzzle is: beside the verdict and in a list, in every language.

import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { root } from '../../tools/steps.js';
import { messagesOf } from '../../tools/words.js';
import { speak } from '../../www/words/i18n.js';
import { choiceWords } from '../../www/words/list.js';
import { levelWords } from '../../www/words/verdict.js';
import { testAtDesk } from './atdesk.js';
import { finnish, four, hardest, levels, nine } from './cases.js';

const [, medium, hard] = levels;
const unique = 'Exactly one solution.';

testAtDesk('the level comes after the verdict, and only to the puzzle that it is of', async (desk) => {
  const release = desk.hold('rate');
  await desk.paste(medium.puzzle);
  await desk.shows({ verdict: unique, level: '' });
  await desk.paste(hard.puzzle);
  await desk.shows({ cells: hard.puzzle, verdict: unique, level: '' });
  release();
  await desk.shows({ verdict: unique, level: 'Hard 4.4' });
  desk.do('undo');
  await desk.shows({ verdict: unique, level: 'Medium 2.6' });
  await desk.paste(medium.puzzle.slice(0, 40).padEnd(81, '.'));
  await desk.shows({ verdict: /^\d+ givens so far\./ });
  desk.press('Control+z');
  await desk.shows({ verdict: unique, level: 'Medium 2.6' });
});

testAtDesk('a level that is known is not worked out again where Undo leads back to it', async (desk) => {
  await desk.paste(medium.puzzle);
  await desk.shows({ verdict: unique, level: 'Medium 2.6' });
  await desk.paste(hard.puzzle);
  await desk.shows({ verdict: unique, level: 'Hard 4.4' });
  desk.do('undo');
  await desk.shows({ verdict: unique, level: 'Medium 2.6' });
  desk.do('redo');
  await desk.shows({ verdict: unique, level: 'Hard 4.4' });
  assert.deepEqual(
    desk.asked.filter((method) => method === 'rate'),
    ['rate', 'rate'],
  );
});

testAtDesk('while a level takes long the line says that it is worked out, of this puzzle alone', async (desk) => {
  const release = desk.hold('rate');
  await desk.paste(medium.puzzle);
  await desk.shows({ verdict: unique, level: 'How hard? …' });
  await desk.paste(hard.puzzle);
  await desk.shows({ cells: hard.puzzle });
  assert.equal(desk.view.isRatingSlow, false);
  await desk.shows({ verdict: unique, level: 'How hard? …' });
  release();
  await desk.shows({ verdict: unique, level: 'Hard 4.4' });
});

testAtDesk('where no level can be had, nothing is left of that it was worked out', async (desk) => {
  const release = desk.hold('rate');
  await desk.paste(medium.puzzle);
  await desk.shows({ verdict: unique, level: 'How hard? …' });
  const about = desk.state.puzzle.work.sheet;
  desk.do({ do: 'failed', question: 'rating', about, error: new Error('no network') });
  await desk.shows({ verdict: unique, level: '', note: /^One line/ });
  release();
});

testAtDesk(
  'the level follows the typing, on other sizes too, and says nothing of a grid without blanks',
  async (desk) => {
    desk.type(nine.puzzle);
    await desk.shows({ verdict: 'Exactly one solution.', level: 'Easy 1.2' });
    await desk.paste(four.puzzle);
    await desk.shows({ verdict: unique, level: 'Easy 1.0' });
    await desk.paste(four.solution);
    await desk.shows({ verdict: unique, level: '' });
    await desk.until(() => desk.view.rating?.rating, 0);
    await desk.shows({ verdict: unique, level: '' });
  },
);

testAtDesk('a puzzle that takes long to rate holds up neither the next verdict nor the next level', async (desk) => {
  await desk.paste(finnish.puzzle);
  await desk.shows({ verdict: /^Exactly one solution\./ });
  await desk.paste(medium.puzzle);
  await desk.shows({ verdict: unique, level: 'Medium 2.6' });
});

const read = (/** @type {string} */ path) => readFileSync(join(root, path), 'utf8');

for (const { name, least, puzzle } of hardest) {
  testAtDesk(`${name} is rated as what it is at least, as docs/rating.md says`, async (desk) => {
    assert.ok(read('docs/rating.md').includes(`\n| ${name} | 11.9 | ${least}+ |\n`));
    await desk.paste(puzzle);
    await desk.shows({ level: `Extreme at least ${least}` });
  });
}

test('the README says which Sukaku Explainer rates the same, and with which techniques', () => {
  const said = read('README.md').replaceAll(/\s+/g, ' ');
  assert.match(
    said,
    /Sukaku Explainer 1\.18, with the techniques of Sudoku Explainer 1\.2\.1 and none of its own newer ones, says/,
  );
});

/** The level of the medium puzzle, and all five. @type {Record<string, [level: string, levels: string[]]>} */
const said = {
  en: ['Medium 2.6', ['Easy', 'Medium', 'Hard', 'Unfair', 'Extreme']],
  'zh-Hans': ['一般 2.6', ['容易', '一般', '困难', '极难', '地狱']],
  'zh-Hant': ['中等 2.6', ['簡單', '中等', '困難', '極難', '地獄']],
  ja: ['中級 2.6', ['初級', '中級', '上級', '難問', '超難問']],
  es: ['Medio 2,6', ['Fácil', 'Medio', 'Difícil', 'Muy difícil', 'Extremo']],
  de: ['Mittel 2,6', ['Leicht', 'Mittel', 'Schwer', 'Sehr schwer', 'Extrem']],
  fr: ['Moyen 2,6', ['Facile', 'Moyen', 'Difficile', 'Diabolique', 'Extrême']],
};

for (const [language, [level, names]] of Object.entries(said)) {
  testAtDesk(
    `the level is seen in ${language}`,
    async (desk) => {
      await desk.paste(medium.puzzle);
      await desk.until(() => desk.level, level);
    },
    { language },
  );

  test(`a list says the levels in ${language}`, () => {
    speak(language, messagesOf(language));
    for (const [index, { level, rating }] of levels.entries()) {
      assert.match(levelWords({ level, rating }), new RegExp(names[index]));
      assert.equal(choiceWords(level, 1).replace(/ ?1$/, ''), names[index]);
    }
  });
}
