// Reads the options of `npm run bench`.

import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { Trouble } from '../tools/steps.js';

/** The places where the engines can be measured. */
export const places = /** @type {const} */ (['node', 'chromium']);

const help = `npm run bench -- [options]
  --puzzles DIR      measure the sets of this folder: every .txt with 81 characters a line
  --json FILE        write the results there
  --only PLACE       ${places.join(' or ')} alone
  --sets NAME,NAME   these sets alone
  --rounds N         rounds of turns, at least 1 (9 unless told)`;

/**
 * The options with their defaults; null where there is none.
 * @param {string[]} args
 * @throws {Trouble} when an option is unknown or its value makes no sense
 */
export function readOptions(args) {
  const { puzzles, json, only, sets, rounds } = parse(args);
  const place = places.find((name) => name === only);
  if (only !== undefined && !place) {
    throw new Trouble(`--only ${only}: it is ${places.join(' or ')}.`);
  }
  if (rounds !== undefined && !/^[1-9]\d{0,3}$/.test(rounds)) {
    throw new Trouble(`--rounds ${rounds}: it is a whole number from 1 to 9999.`);
  }
  return {
    puzzles: puzzles === undefined ? null : resolve(puzzles),
    json: json === undefined ? null : resolve(json),
    places: place ? [place] : places,
    sets: sets === undefined ? null : sets.split(',').map((name) => name.trim()),
    rounds: Number(rounds ?? 9),
  };
}

/** @param {string[]} args */
function parse(args) {
  const string = /** @type {const} */ ({ type: 'string' });
  const options = { puzzles: string, json: string, only: string, sets: string, rounds: string };
  try {
    return parseArgs({ args, options }).values;
  } catch (error) {
    throw new Trouble(`${/** @type {Error} */ (error).message}\n\n${help}`);
  }
}
