// How somebody uses the npm package in TypeScript: package.test.js has it checked below the installed package.

import init, {
  diagnose,
  format,
  packedSolutions,
  parse,
  Reader,
  type Repair,
  solutions,
  solve,
  solveAll,
  type Verdict,
} from 'ninefold';
import initCore, { solve as solveSmall } from 'ninefold/core';
import initExplain, {
  type Explanation,
  explain,
  type Level,
  nextStep,
  type Rating,
  rate,
  type Step,
  type Steps,
  steps,
} from 'ninefold/explain';
import { type Solver, startWorker } from 'ninefold/worker';

await init();
await Promise.all([init(new URL('https://example.org/ninefold_bg.wasm')), initCore(new Uint8Array(8))]);

const cells: Uint8Array = new Uint8Array(81);
const answer: Verdict & { millis: number } = solve(cells);
const first: Repair | undefined = diagnose(cells).repairs[0];
const parts: BlobPart[] = [
  solveAll(cells),
  new Reader(true).push(cells),
  new Reader().finish(),
  packedSolutions(cells, 10).cells,
  format(cells, 'grid', { answers: cells, marks: new Uint32Array(81) }),
  ...solutions(cells, 2).solutions,
  ...parse('').puzzles.map((puzzle) => (puzzle instanceof Uint8Array ? puzzle : puzzle.message)),
];
if (answer.verdict === 'unique') parts.push(answer.solution);
if (answer.verdict === 'several') parts.push(answer.solution, answer.other);
if (first) parts.push(first.puzzle, first.kind);
new Blob(parts);

const small = solveSmall(cells);
if (small.verdict === 'clash') small.clashes.map(({ digit, house, index }) => `${digit} ${house} ${index}`);

await initExplain();
await initExplain({ hint: new URL('https://example.org/ninefold_hint_bg.wasm'), rate: new Uint8Array(8) });
const path: Explanation = explain(cells, new Uint32Array(81), cells);
const easiest: Step | undefined = nextStep(cells, new Uint32Array(81), cells) ?? steps(cells)[0];
const seen: number[] = [...path.steps, ...(easiest ? [easiest] : [])].flatMap(({ places, removes, links, rating }) => [
  ...[...places, ...removes].map(({ cell, digit }) => cell * 9 + digit),
  ...links.flatMap(({ from, to, strong, set }) => (strong ? set : [...from.cells, to.digit])),
  rating,
]);
if (path.end === 'solved' && path.hardest) parts.push(path.hardest, `${seen}`);
const hard: Rating | null = rate(cells);
const level: Level | undefined = hard?.level;
const upTo: Step[] = steps(cells, undefined, undefined, level ?? 'hard');
const some: Steps = steps(cells, undefined, undefined, 'unfair', 1000);
if (!some.complete) parts.push(`${some.length} steps or more, ${rate(cells, 1000)?.rating}`);
if (hard && !hard.least) parts.push(`${level} ${hard.rating + hard.pearl + hard.diamond} ${hard.hardest ?? ''}`);

const bounded = solve(cells, 1000);
if (bounded.verdict === 'undecided' && bounded.found) parts.push(bounded.found);

const solver: Solver = startWorker();
const { signal } = new AbortController();
parts.push(await solver.solveAll(cells, { signal }), await solver.format(cells, 'ss', { answers: cells, signal }));
await Promise.all([solver.solve(cells, 1000), solver.solve(cells, { signal }), solver.solve(cells, 1000, { signal })]);
const counted: boolean = (await solver.solutions(cells, 2, { signal })).complete;
solver.terminate();

// @ts-expect-error a text is no puzzle
solve('3004420103422403');
// @ts-expect-error marks are 32 bits each
steps(cells, cells);
// @ts-expect-error no such level
steps(cells, undefined, undefined, 'roman');
// @ts-expect-error no such layout
format(cells, 'roman');
// @ts-expect-error there are two modules
initExplain(new Uint8Array(8));
// @ts-expect-error a promise is no answer
solver.solve(cells).verdict;

// @ts-expect-error this loads the module in another way, which is not offered
import { initSync } from 'ninefold';

export { counted, initSync, upTo };
