// Further states, for `npm run sentences` alone: in them sentences are said that no state of states.js has. Nothing is
// expected of what they say: what is not said is in the list that the command makes.

import { changed, daily, four, hardest, levels, newspaper, rows, thirteen, unruled } from './cases.js';
import { answerAlways, does, doSteps, force, openFiles, standIn } from './doing.js';
import { positions as examples } from './examples.js';
import { many } from './listing.js';
import { pigeonhole } from './pigeonhole.js';
import { readings } from './readings.js';

/** @import { Saying } from './doing.js' */

const { puzzle } = newspaper;
const endless = pigeonhole();

/** Without a solution, and nothing clashes. */
const none = changed(puzzle, { 2: '6' });

const fourth = rows(puzzle)[3];

/** Slips in a puzzle; the doctor finds most of them. */
const slips = [
  ...[none, changed(puzzle, { 0: '9' }), changed(puzzle, { 2: '0' }), changed(puzzle, { 2: '3', 3: '5' })],
  ...[changed(puzzle, { 2: '0', 1: '5' }), changed(puzzle, { 3: '0', 4: '3' }), changed(puzzle, { 2: '0', 11: '5' })],
  ...[changed(puzzle, { 9: '0', 0: '8' }), changed(puzzle, { 24: '3', 33: '5' }), changed(puzzle, { 2: '6', 9: '4' })],
  rows(puzzle)
    .with(3, `${fourth.slice(0, 4)}${fourth.slice(5)}0`)
    .join(''),
  rows(puzzle)
    .with(3, `${fourth[0]}${fourth.slice(0, 8)}`)
    .join(''),
  ...[`${puzzle[0]}${puzzle.slice(2)}0`, `${puzzle.slice(0, 2)}0${puzzle.slice(2, 80)}`],
  ...[changed(puzzle, { 2: '0', 3: '0', 9: '0' }), changed(puzzle, { 2: '6', 31: '9', 80: '1', 44: '2' })],
];

const solved = Array.from(daily.solution, (digit, at) => (daily.puzzle[at] === '0' ? digit : '0')).join('');
const answered = (/** @type {string} */ answers) => `open /#puzzle=${daily.puzzle}&answers=${answers.padEnd(81, '0')}`;
const offers = [unruled.diagonals, unruled.windows, unruled.disjoint];
const asSolution = 'choose solution #textbox select >> nth=0';
const another = 'click #hints .actions button:nth-child(2)';
const now = 'click #hints .actions button:nth-child(4)';

/** @type {Record<string, Saying>} */
export const sayings = {
  ...readings,
  beginning: does('menu, press Escape, press Alt+h, press Control+z, press Control+y, size 4, type 5'),
  typed: does(
    'press a, press a, type 12, press Control+z, press Control+y, press p, type 3, press Control+z',
    ...[`paste ${daily.puzzle}`, 'press a, click #check, menu fill, menu fill, press Control+z, press Control+y'],
    'press Home, type 2, press p, type 1, menu clear, press ArrowRight, press ArrowRight, type 5, press ArrowRight, press ArrowRight',
    'menu reveal, press Shift+ArrowDown, type 5, type 5, press Backspace, menu new, press Control+z, menu redo, press Escape',
  ),
  right: does(answered('14'), 'click #check, press Home, menu reveal'),
  wrong: does(
    ...[`paste ${daily.puzzle}`, 'press a, type 2, click #check, press Alt+h, press Alt+h, press Alt+h'],
    'press ArrowRight, press p, type 1, press Alt+h, press Alt+h, press Alt+h',
  ),
  unfilled: does(
    `open /#puzzle=${four.puzzle.replaceAll('x', '0')}&answers=02${'0'.repeat(14)}, menu fill`,
    ...['paste 123....4........', 'press p, menu fill'],
  ),
  finished: does(
    ...[answered(solved.slice(0, 80)), `click [data-cell="80"], type ${solved[80]}`, answered(solved)],
    'press Alt+h, click #check, menu fill, menu share',
  ),
  noSolution: does(
    ...[`paste ${none}`, 'press Alt+h, press a, type 1, click #check, menu reveal, menu copy, menu text', asSolution],
  ),
  severalSolutions: does(`paste ${thirteen}`, 'press Alt+h, press a, type 1, click #check, menu reveal'),
  shown: does(`paste ${daily.puzzle}`, 'menu copy, press Enter, menu copy, press Enter, press Control+z'),
  leafed: does(
    `paste ${thirteen}`,
    'press Enter, wait 500, click #pager button:nth-last-child(2), menu copy, click #pager .at, type 99, press Enter, menu share',
  ),
  countlessly: does('type 1, press Enter, menu copy, menu text', asSolution),
  counting: {
    async way(sudoku, look) {
      await sudoku.holdQuestions('countSolutions', { free: 1 });
      await doSteps(sudoku, look, 'type 1, press Enter, wait 2000, click #stop-count');
    },
  },
  full: does(`paste ${daily.solution}`, 'press Enter, press Alt+h, press a'),
  clashes: does('type 2, press a, type 1, press ArrowRight, type 1', `paste ${'1'.repeat(9)}${'2'.repeat(72)}`),
  endless: does(`paste ${endless}`, 'press Alt+h, press Escape, click #stop, press Enter, menu text', asSolution),
  least: does(`paste ${hardest[1].puzzle}`, 'wait 4000'),
  slips: {
    async way(sudoku, look) {
      for (const text of slips) {
        await doSteps(sudoku, look, `paste ${text}`, 'click #ask-doctor, wait 1000');
        for (const button of await sudoku.panel.locator('input, .actions button').all())
          if (await button.isVisible()) await button.focus().then(look);
        await sudoku.page.keyboard.press('Enter');
        await look();
      }
    },
  },
  begun: does('type 11, click #ask-doctor'),
  offers: does(...offers.flatMap((text) => [`paste ${text}`, 'wait 500, click #ask-doctor'])),
  accepted: does(...offers.flatMap((text) => [`paste ${text}`, 'press Enter, click #actions button:not([id])'])),
  hints: does(
    ...[`paste ${levels[0].puzzle}`, `click #hint, ${now}`, `paste ${levels[3].puzzle}`, `click #hint, ${now}`],
    ...[`paste ${changed(daily.solution, { 0: '0' })}`, `click #hint, ${another}, ${another}`],
    ...[`paste ${newspaper.puzzle}`, `wait 1000, click #hint, ${another}, ${another}`],
    ...[`paste ${levels[2].puzzle}`, Array(30).fill('press h').join(', ')],
  ),
  techniques: {
    async way(sudoku, look) {
      const wait = () => sudoku.page.waitForTimeout(300);
      for (const { technique, text } of examples()) {
        if (text.includes('.')) continue; // it has several solutions, so there is no hint
        await sudoku.page.evaluate(force, technique);
        await doSteps(sudoku, wait, `paste ${text}`, `press Alt+h, ${another}`);
        await doSteps(sudoku, look, 'press Alt+h');
      }
    },
  },
  paths: does(
    ...[levels[2], levels[4]].flatMap(({ puzzle }) => [
      ...[`paste ${puzzle}`, 'click #ask-path, press ArrowDown, click #path .turn:not(:first-child)'],
      'click #path .linked, click #path .exports button, click #path .primary, press Escape',
    ]),
  ),
  sharing: does(
    ...[
      answered('14'),
      'press Alt+h, press Alt+h, menu share, click #sharing [role=switch], click #sharing [name=copy]',
    ],
    ...['click #sharing [data-do=print], choose below #printing [name=place], click #printing [name=print]'],
    ...['press Escape, menu picture, press Escape', `paste ${none}`, 'menu print, press Escape'],
    ...['menu share, press Escape', `paste ${thirteen}`, 'menu share, press Escape', `paste ${endless}`],
    'press p, menu fill, menu share',
  ),
  byHand: {
    async way(sudoku, look) {
      await sudoku.page.evaluate(() => {
        navigator.clipboard.writeText = () => Promise.reject(new DOMException('no', 'NotAllowedError'));
      });
      await doSteps(sudoku, look, answered('14'), 'menu share, click #sharing [name=copy], press Escape');
      await doSteps(sudoku, look, 'click #ask-path, click #path .linked, click #path .exports button');
    },
  },
  remembered: does(
    answered(solved),
    `paste ${puzzle}`,
    'press p, type 1',
    `paste ${none}`,
    `paste ${puzzle}`,
    'menu recent, click .recent li .close, click .recent .rows button:first-child, click .recent .rows button:last-child',
  ),
  manyPuzzles: {
    async way(sudoku, look) {
      const release = await sudoku.holdQuestions('solveLines', { free: 1 });
      await openFiles(sudoku, look, [['many.txt', many.map(({ line }) => line).join('\n')]]);
      await doSteps(sudoku, look, 'choose 3 [name=filter], click [name=go], choose 7 [name=filter]');
      await doSteps(sudoku, look, 'click [name=save]');
      await release();
      await doSteps(sudoku, look, 'click [name=go], wait 3000');
    },
  },
  list: {
    async way(sudoku, look) {
      await openFiles(sudoku, look, [
        [
          'some.txt',
          many
            .slice(0, 40)
            .map(({ line }) => line)
            .join('\n'),
        ],
      ]);
      await doSteps(
        sudoku,
        look,
        'choose 2 [name=filter], menu goto, type 1, press Enter, type 99, press Enter, press Escape',
        'click #puzzles [role=option], wait 500, click #bar button, choose 0 [name=filter]',
      );
    },
  },
  tooHard: does(`paste ${daily.puzzle}\n${daily.puzzle}\n${endless}`, 'wait 3000, press Escape'),
  engines: {
    async way(sudoku, look) {
      for (const reply of [null, { missing: 'wasm' }, { missing: 'vectors' }, { missing: 'policy' }, { broken: '' }]) {
        await sudoku.page.addInitScript(answerAlways, reply);
        await doSteps(sudoku, look, 'open /, type 1');
      }
    },
  },
  unloaded: {
    async way(sudoku, look) {
      await sudoku.page.route('**/dialog-*.js', (route) => route.abort());
      await doSteps(sudoku, look, 'open /, click #ask-menu');
    },
  },
  offline: {
    async way(sudoku, look) {
      const { page } = sudoku;
      await page.addInitScript(standIn);
      await doSteps(sudoku, look, 'open /, menu help');
      const file = 'page.js';
      const faults = [
        { kind: 'lost', file },
        { kind: 'status', file, status: 404 },
        { kind: 'refused', cause: 'no' },
      ];
      for (const data of [
        ...[{ kept: 'page' }, { kept: 'all' }, { kept: 'used' }, { kept: 'page', fault: { kind: 'room' } }],
        { unkept: { kind: 'changed', file } },
        ...[...faults, { kind: 'insecure' }, { kind: 'none' }].map((fault) => ({ kept: 'none', fault })),
      ]) {
        await page.evaluate((data) => {
          navigator.serviceWorker.dispatchEvent(new MessageEvent('message', { data }));
        }, data);
        await look();
      }
      await page.keyboard.press('Escape');
      await page.evaluate(() => {
        Object.assign(navigator.serviceWorker, { controller: {} }).dispatchEvent(new Event('controllerchange'));
      });
    },
  },
  unkeptPuzzle: {
    async way(sudoku) {
      await sudoku.page.evaluate(() => {
        Storage.prototype.setItem = () => {
          throw new DOMException('full', 'QuotaExceededError');
        };
      });
      await sudoku.type('5');
    },
  },
};
