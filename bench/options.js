// Reads the options of `npm run bench`.

import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { Trouble } from '../tools/steps.js';

/** The places where the engines can be measured. */
const places = /** @type {const} */ (['node', 'chromium']);

/** What can be measured alone: the engines in a place, the reading of texts or of photos, or explaining. */
const parts = /** @type {const} */ ([...places, 'text', 'explain', 'scan']);

const help = `npm run bench -- [options]
  --puzzles DIR      measure the sets of this folder: every .txt with 81 characters a line
  --json FILE        write the results there
  --only PART        one of ${parts.join(', ')} alone
  --sets NAME,NAME   these sets alone
  --rounds N         rounds of turns, at least 1 (9 unless told)
  --before REVISION  the texts in turns with the module of this git revision`;

/**
 * The options with their defaults; null where there is none.
 * @param {string[]} args
 * @throws {Trouble} when an option is unknown or its value makes no sense
 */
export function readOptions(args) {
  const { puzzles, json, only, sets, rounds, before } = parse(args);
  const part = parts.find((name) => name === only);
  if (only !== undefined && !part) {
    throw new Trouble(`--only ${only}: it is one of ${parts.join(', ')}.`);
  }
  if (before !== undefined && part !== undefined && part !== 'text') {
    throw new Trouble('--before: only texts are compared with another revision.');
  }
  if (rounds !== undefined && !/^[1-9]\d{0,3}$/.test(rounds)) {
    throw new Trouble(`--rounds ${rounds}: it is a whole number from 1 to 9999.`);
  }
  return {
    puzzles: puzzles === undefined ? null : resolve(puzzles),
    json: json === undefined ? null : resolve(json),
    places: places.filter((name) => !part || name === part),
    text: !part || part === 'text',
    explain: !part || part === 'explain',
    scan: part === 'scan', // the photos are not the project's own, so only when they are asked for
    sets: sets === undefined ? null : sets.split(',').map((name) => name.trim()),
    rounds: Number(rounds ?? 9),
    before: before ?? null,
  };
}

/** @param {string[]} args */
function parse(args) {
  const string = /** @type {const} */ ({ type: 'string' });
  const options = { puzzles: string, json: string, only: string, sets: string, rounds: string, before: string };
  try {
    return parseArgs({ args, options }).values;
  } catch (error) {
    throw new Trouble(`${/** @type {Error} */ (error).message}\n\n${help}`);
  }
}
