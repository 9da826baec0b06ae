// Engines on the same puzzles, in turns.

/**
 * Puzzles made ready for one engine: what is timed is nothing but `run`.
 * @typedef {object} Job
 * @property {(times: number) => number | Promise<number>} run counts the solutions of all puzzles, as often as said;
 *   the seconds that took
 * @property {() => ArrayLike<number>} counts what the last run found for each puzzle
 *
 * @typedef {object} Engine
 * @property {string} name
 * @property {(puzzles: readonly string[]) => Job} load
 * @property {(count: number) => number} [tells] what it says of a puzzle with 0, 1 or 2 (for several) solutions,
 *   where it cannot tell them all apart
 *
 * @typedef {Record<string, number[]>} Times by engine: the seconds for all puzzles, a number for each round
 */

/** The engine that every ratio is to: the crate `sudoku` as WebAssembly. */
export const base = 'sudoku';

/** Before it counts an engine runs so long (s) that V8 has compiled it with its best compiler. */
const warmUp = 0.3;

/** A turn repeats the puzzles until it takes about as long as this (s), far above the clock's and the call's cost. */
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
 * Where engines contradict the base, a sentence for each.
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
