// Lets engines count the solutions of the same puzzles, in turns.

/**
 * Puzzles that are ready for one engine: only `run` is timed.
 * @typedef {object} Job
 * @property {(times: number) => number | Promise<number>} run counts the solutions of all puzzles, this number of
 *   times, and returns the seconds that this took
 * @property {() => ArrayLike<number>} counts what the last run found for each puzzle
 *
 * @typedef {object} Engine
 * @property {string} name
 * @property {(puzzles: readonly string[]) => Job} load
 * @property {(count: number) => number} [tells] for an engine that cannot tell 0, 1 and 2 (several) solutions
 *   apart: what it says of a puzzle with this count
 *
 * @typedef {Record<string, number[]>} Times by engine: the seconds for all puzzles, a number for each round
 */

/** The engine that every other one is compared with: the crate `sudoku` as WebAssembly. */
export const base = 'sudoku';

/** An engine first runs this long (s) without being timed: by then V8 has compiled it with its best compiler. */
const warmUp = 0.3;

/** A turn repeats the puzzles until it takes about this long (s), so that the clock and the call cost little. */
const turn = 0.05;

/**
 * Lets engines count the solutions of the same puzzles, one engine after the other in each round.
 * @param {readonly Engine[]} engines
 * @param {readonly string[]} puzzles 81 characters each
 * @param {number} rounds
 * @returns {Promise<{ times: Times, counts: Record<string, number[]> }>} `counts` by engine, for each puzzle
 */
export async function contest(engines, puzzles, rounds) {
  const entrants = [];
  for (const engine of engines) {
    const job = engine.load(puzzles);
    let repeats = 1;
    for (let spent = 0; spent < warmUp; ) {
      const seconds = await job.run(repeats);
      spent += seconds;
      repeats = Math.max(1, Math.min(2 * repeats, Math.ceil((turn / seconds) * repeats)));
    }
    entrants.push({ name: engine.name, job, repeats });
  }

  /** @type {Times} */
  const times = Object.fromEntries(engines.map(({ name }) => [name, []]));
  for (let round = 0; round < rounds; round++) {
    for (const { name, job, repeats } of entrants) times[name].push((await job.run(repeats)) / repeats);
  }
  const counts = Object.fromEntries(entrants.map(({ name, job }) => [name, Array.from(job.counts())]));
  return { times, counts };
}

/**
 * A sentence for each puzzle on which an engine contradicts the base.
 * @param {readonly Engine[]} engines
 * @param {readonly string[]} puzzles
 * @param {Record<string, ArrayLike<number>>} counts by engine, the base's among them
 */
export function contradictions(engines, puzzles, counts) {
  return engines.flatMap(({ name, tells = (count) => count }) =>
    puzzles.flatMap((puzzle, i) => {
      const [truth, said] = [tells(counts[base][i]), counts[name][i]];
      return truth === said ? [] : [`${puzzle}: ${name} says ${said}, by ${base} it should say ${truth}`];
    }),
  );
}
