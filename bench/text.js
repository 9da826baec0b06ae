// Measures how quickly a text is read, by the dress of its puzzles. Import it only after the product's module is built.

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { root, step } from '../tools/steps.js';
import { contest } from './both/contest.js';
import { compare, median } from './both/statistics.js';
import { clock } from './clock.js';
import { dresses } from './dresses.js';
import { generateEasy } from './generate.js';

/** @import { Reading } from '../www/pkg/ninefold.js' */
/** @import { Engine } from './both/contest.js' */

/** How many puzzles a text has. */
const size = 1000;

/** How many bytes come at once, as when a browser reads a file. */
const part = 65_536;

/**
 * @typedef {typeof import('../www/pkg/ninefold.js')} Module
 * @typedef {{ whole: Uint8Array, single: string[] }} Text all puzzles, and one at a time
 *
 * @typedef {object} Speed in microseconds a puzzle; null where the answers are wrong
 * @property {number | null} now
 * @property {number | null} before null, too, where nothing is compared
 * @property {ReturnType<typeof compare> | null} ratio how many times as fast as before
 *
 * @typedef {object} Texts
 * @property {number} puzzles how many a text has
 * @property {string | null} before the commit that is compared with
 * @property {Record<string, Record<string, Speed>>} speeds by dress, and by what is called
 * @property {string[]} wrong a sentence for whatever answers otherwise than the plain line does; it should be empty
 */

/** What is called to read a text. Its answer is lines, or what was read. */
const ways = {
  solveAll: (/** @type {Module} */ { solveAll }, /** @type {Text} */ { whole }) => [solveAll(whole)],

  Reader(/** @type {Module} */ { Reader }, /** @type {Text} */ { whole }) {
    const reader = new Reader();
    const lines = [];
    for (let at = 0; at < whole.length; at += part) lines.push(reader.push(whole.subarray(at, at + part)));
    lines.push(reader.finish());
    reader.free();
    return lines;
  },

  parse: (/** @type {Module} */ { parse }, /** @type {Text} */ { single }) => single.map((text) => parse(text)),
};

/**
 * Measures every dress in every way, in turns with another revision where there is one.
 * @param {{ commit: string, path: string } | null} before that revision
 * @param {number} rounds
 * @returns {Promise<Texts>}
 */
export async function measureTexts(before, rounds) {
  const now = await open(join(root, 'www/pkg')); // the one that dresses.js imports
  const modules = { now, ...(before && { before: await open(before.path) }) };
  const judge = (/** @type {Uint8Array} */ cells) => now.solve(cells).verdict;
  const puzzles = generateEasy(judge, { size, seed: 9 });
  const solutions = solved(now, puzzles.join('\n'));

  /** @type {Texts['speeds']} */
  const speeds = {};
  /** @type {string[]} */
  const wrong = [];
  for (const [dress, write] of Object.entries(dresses)) {
    const text = { whole: new TextEncoder().encode(write(puzzles)), single: puzzles.map((puzzle) => write([puzzle])) };
    await step(`Reading: ${dress}`, async () => {
      const entrants = Object.entries(ways).flatMap(([way, read]) =>
        Object.entries(modules).map(([version, module]) => ({
          name: `${way} ${version}`,
          read: () => read(module, text),
        })),
      );
      const right = entrants.filter(({ name, read }) => {
        const found = mistake(answers(now, read), solutions);
        if (found !== null) wrong.push(`${dress}, ${name}: ${found}`);
        return found === null;
      });
      const { times } = await contest(right.map(timed), [], rounds);
      speeds[dress] = Object.fromEntries(
        Object.keys(ways).map((way) => [way, speed(times[`${way} now`], times[`${way} before`])]),
      );
    });
  }
  return { puzzles: size, before: before?.commit ?? null, speeds, wrong };
}

/** Starts the module of a folder. @param {string} pkg @returns {Promise<Module>} */
async function open(pkg) {
  const module = await import(pathToFileURL(join(pkg, 'ninefold.js')).href);
  await module.default({ module_or_path: readFileSync(join(pkg, 'ninefold_bg.wasm')) });
  return module;
}

/** The lines of the solutions. @param {Module} module @param {string} text */
const solved = ({ solveAll }, text) =>
  new TextDecoder()
    .decode(solveAll(new TextEncoder().encode(text)))
    .trimEnd()
    .split('\n');

/**
 * What a text was read as: its puzzles' solutions, or why there are none.
 * @param {Module} now
 * @param {() => (Uint8Array | Reading)[]} read
 */
function answers(now, read) {
  try {
    const lines = read().flatMap((answer) =>
      answer instanceof Uint8Array
        ? new TextDecoder().decode(answer)
        : answer.puzzles.map((puzzle) => `${puzzle instanceof Uint8Array ? puzzle.join('') : 'unreadable'}\n`),
    );
    return solved(now, lines.join(''));
  } catch (error) {
    return [String(error)];
  }
}

/**
 * The first mistake in the answers, as a sentence; null where there is none.
 * @param {string[]} said
 * @param {string[]} solutions what they should say
 */
function mistake(said, solutions) {
  if (said.length > solutions.length) return `it finds ${said.length} puzzles in ${solutions.length}`;
  const wrong = solutions.findIndex((solution, i) => solution !== said[i]);
  return wrong < 0 ? null : `of puzzle ${wrong + 1} it says ${said[wrong]}, it should say ${solutions[wrong]}`;
}

/** @param {{ name: string, read: () => unknown }} entrant @returns {Engine} */
const timed = ({ name, read }) => ({
  name,
  load: () => ({
    run(times) {
      const begun = clock();
      for (let i = 0; i < times; i++) read();
      return clock() - begun;
    },
    counts: () => [],
  }),
});

/**
 * @param {number[] | undefined} now seconds for all puzzles
 * @param {number[] | undefined} before
 * @returns {Speed}
 */
const speed = (now, before) => ({
  now: now ? micros(now) : null,
  before: before ? micros(before) : null,
  ratio: now && before ? compare(before, now) : null,
});

/** Microseconds for one puzzle. @param {number[]} seconds for all */
const micros = (seconds) => (median(seconds) / size) * 1e6;
