// How somebody uses the npm package in TypeScript: package.test.js has it checked below the installed package.

import init, {
  type BoundedVerdict,
  diagnose,
  format,
  type Houses,
  houses,
  packedSolutions,
  parse,
  Reader,
  type Repair,
  type Rules,
  solutions,
  solve,
  solveAll,
  type Verdict,
} from 'ninefold';
import initCore, { solve as solveSmall } from 'ninefold/core';
import initExplain, {
  type Explanation,
  explain,
  type House,
  type HouseKind,
  type Level,
  nextStep,
  type PositionOptions,
  type Rating,
  rate,
  type Step,
  type Steps,
  steps,
  type Technique,
  type Unrated,
} from 'ninefold/explain';
import { type Solver, startWorker } from 'ninefold/worker';

await init();
await Promise.all([init(new URL('https://example.org/ninefold_bg.wasm')), initCore(new Uint8Array(8))]);

const cells: Uint8Array = new Uint8Array(81);
const answer: Verdict & { millis: number } = solve(cells);
const first: Repair | undefined = diagnose(cells).repairs[0];
const parts: BlobPart[] = [
  solveAll(cells, { lines: true, budget: 1000 }),
  new Reader({ lines: true, progress: true, labels: true }).push(cells),
  new Reader().finish(),
  packedSolutions(cells, { most: 10, budget: undefined }).cells,
  format(cells, { layout: 'grid', answers: cells, marks: new Uint32Array(81) }),
  ...solutions(cells, { most: 2 }).solutions,
  ...solutions(cells).solutions,
  ...parse('', { as: 'csv' }).puzzles.map((puzzle) => (puzzle instanceof Uint8Array ? puzzle : puzzle.message)),
];
if (answer.verdict === 'unique') parts.push(answer.solution);
if (answer.verdict === 'several') parts.push(answer.solution, answer.other);
if (first) parts.push(first.puzzle, first.kind);
new Blob(parts);

const small = solveSmall(cells);
if (small.verdict === 'clash') small.clashes.map(({ digit, house: { kind, index } }) => `${digit} ${kind} ${index}`);

await initExplain();
await initExplain({ hint: new URL('https://example.org/ninefold_hint_bg.wasm'), rate: new Uint8Array(8) });
const position: PositionOptions = { candidates: new Uint32Array(81), givens: cells };
const path: Explanation = explain(cells, position);
const [{ puzzle: at, candidates } = { puzzle: 0, candidates: new Uint32Array(81) }] = parse('').candidates ?? [];
const printed: PositionOptions = { candidates, sukaku: true, givens: cells };
const next: Step | 'undecided' | undefined = nextStep(cells, { ...position, near: 40 });
const easiest: Step | undefined = next === 'undecided' ? steps(cells)[0] : next;
const named: House[] | undefined = easiest?.houses;
const kind: HouseKind | undefined = named?.[0]?.kind;
const seen: number[] = [...path.steps, ...(easiest ? [easiest] : [])].flatMap(({ places, removes, links, effort }) => [
  ...[...places, ...removes].map(({ cell, digit }) => cell * 9 + digit),
  ...links.flatMap(({ from, to, strong, set }) => (strong ? set : [...from.cells, to.digit])),
  effort,
  ...explain(cells, printed).steps.map(({ effort }) => effort + at),
]);
const { proof, blockers = [], removedBy = [] } = easiest ?? {};
const reasons: (House | undefined)[] = proof?.branches.flatMap(({ lines }) => lines.map(({ house }) => house)) ?? [];
parts.push(`${reasons.length} ${blockers.length} ${removedBy.length}`);
if (path.end === 'solved' && path.hardest) parts.push(path.hardest, `${seen}`);
const hardest: Technique | undefined = path.hardest;
const again: Steps = steps(cells, { technique: easiest?.technique ?? hardest ?? 'siamese-finned-x-wing' });
const hard: Rating | Unrated = rate(cells, { budget: 1000 });
const level: Level | undefined = 'unrated' in hard ? undefined : hard.level;
const upTo: Step[] = steps(cells, { hardest: level ?? 'hard' });
const some: Steps = steps(cells, { ...position, hardest: 'unfair', budget: 1000 });
if (!some.complete) parts.push(`${some.length} steps or more`);
if ('unrated' in hard) parts.push(hard.unrated === 'clash' ? 'a clash' : hard.unrated);
else if (!hard.least) parts.push(`${level} ${hard.rating + hard.pearl + hard.diamond} ${hard.hardest ?? ''}`);

const rules: Rules = {
  diagonals: 'both',
  windows: true,
  disjoint: undefined,
  asterisk: false,
  dot: true,
  girandola: true,
};
const regions: readonly number[] = Array.from(cells);
const frozen = {
  diagonals: 'up',
  groups: [
    [0, 10],
    [1, 2],
  ],
  regions,
} as const;
const jigsaws: Rules[] = [frozen, { regions: cells }, { regions: [0, 1], groups: Object.freeze([regions]) }, {}];
const table: Houses = houses(9, rules);
const hold: boolean[] = table.houses.map(
  ({ kind, index, cells, isFull }) => isFull && cells[index] > 0 && kind === 'region',
);
const around: Uint16Array[] = table.housesOf.map((of, cell) =>
  of.length > 3 ? table.peersOf[cell] : new Uint16Array(),
);
for (const rules of jigsaws) {
  const verdict: Verdict = solve(cells, { rules });
  parts.push(
    verdict.verdict,
    packedSolutions(cells, { rules }).cells,
    ...solutions(cells, { rules, candidates, most: 2 }).solutions,
    format(cells, { layout: 'sukaku', candidates }),
  );
  parts.push(...diagnose(cells, { rules, candidates }).repairs.map(({ kind }) => kind));
  parts.push(...explain(cells, { rules }).steps.map(({ technique }) => technique));
  const rated = rate(cells, { rules, candidates, budget: 1000 });
  if ('unrated' in rated && rated.unrated === 'rules') parts.push(`${steps(cells, { rules, hardest: 'easy' }).length}`);
}

const bounded = solve(cells, { budget: 1000 });
if (bounded.verdict === 'undecided' && bounded.found) parts.push(bounded.found);
const budget: number | undefined = bounded.millis > 1 ? 1000 : undefined;
const perhaps: BoundedVerdict = solve(cells, { budget });
const sure: Verdict = solve(cells, {});
const soon = nextStep(cells, { rules, budget });
if (soon !== 'undecided') parts.push(soon?.technique ?? '', explain(cells, { budget }).end);
if (!diagnose(cells, { budget }).complete) parts.push('perhaps more');

const solver: Solver = startWorker();
const { signal } = new AbortController();
parts.push(
  await solver.solveAll(cells, { signal }),
  await solver.format(cells, { layout: 'ss', answers: cells, signal }),
);
await Promise.all([
  solver.solve(cells, { budget }),
  solver.diagnose(cells, { signal }),
  solver.parse('', { as: '9x9', signal }),
]);
const decided: Verdict = await solver.solve(cells, { signal });
const counted: boolean = (await solver.solutions(cells, { most: 2, budget: 1000, signal })).complete;
const inWorker: Houses[] = [await solver.houses(9, { ...rules, signal }), await solver.houses(9), houses(16)];
const jigsaw: Verdict = await solver.solve(cells, { rules: frozen, signal });
solver.terminate();

// @ts-expect-error a text is no puzzle
solve('3004420103422403');
// @ts-expect-error a Sukaku or not
nextStep(cells, { candidates, sukaku: 'yes' });
// @ts-expect-error marks are 32 bits each
steps(cells, { candidates: cells });
// @ts-expect-error no such level
steps(cells, { hardest: 'roman' });
// @ts-expect-error no such technique
steps(cells, { technique: 'x-wings' });
// @ts-expect-error no such layout
format(cells, { layout: 'roman' });
// @ts-expect-error a layout has to be said
format(cells, { answers: cells });
// @ts-expect-error no such option
solve(cells, { steps: 1000 });
// @ts-expect-error no such option
diagnose(cells, { most: 1 });
// @ts-expect-error no such rule
solve(cells, { rules: { cages: [] } });
// @ts-expect-error it says which diagonals
solve(cells, { rules: { diagonals: true } });
// @ts-expect-error a rule holds or not
houses(9, { windows: 1 });
// @ts-expect-error a group is an array of cells
explain(cells, { rules: { groups: [0, 10] } });
// @ts-expect-error regions are numbers
rate(cells, { rules: { regions: 'aabb' } });
// @ts-expect-error bytes are no group
diagnose(cells, { rules: { groups: cells } });
// @ts-expect-error rules are an object
solve(cells, { rules: 'windoku' });
// @ts-expect-error the side is a number
houses('9');
// @ts-expect-error the cells of a house are an array
const wrongly: number = table.houses[0].cells;
// @ts-expect-error that is neither a size nor a format
solver.parse('', { as: 'roman' });
// @ts-expect-error options are an object
solutions(cells, 2);
// @ts-expect-error the search may end early
const undecided: Verdict = solve(cells, { budget: 1000 });
// @ts-expect-error there are two modules
initExplain(new Uint8Array(8));
// @ts-expect-error the search may end early
const early: Step | undefined = nextStep(cells);
// @ts-expect-error a promise is no answer
solver.solve(cells).verdict;

// @ts-expect-error this loads the module in another way, which is not offered
import { initSync } from 'ninefold';

export {
  again,
  around,
  counted,
  decided,
  early,
  hold,
  initSync,
  inWorker,
  jigsaw,
  kind,
  perhaps,
  sure,
  undecided,
  upTo,
  wrongly,
};
