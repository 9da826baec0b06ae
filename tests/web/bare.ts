// The npm package in TypeScript where neither a browser nor Node is known: package.test.js has it checked.

import init, { type Houses, houses, Reader, solutions, solve, type Uint8s, type Wasm } from 'ninefold';
import initCore, { solve as solveSmall } from 'ninefold/core';
import initExplain, { explain, rate, type Step, steps, type Technique } from 'ninefold/explain';
import { type Solver, startWorker } from 'ninefold/worker';

const bytes: Wasm = new Uint8Array(8);
await Promise.all([init(bytes), init('/ninefold_bg.wasm'), initCore(bytes), initExplain({ hint: bytes })]);

const cells = new Uint8Array(81);
const parts: Uint8s[] = [new Reader().push(cells), ...solutions(cells).solutions];
const technique: Technique = 'finned-franken-swordfish';
const found: Step[] = steps(cells, { technique });
const table: Houses = houses(9);
const solver: Solver = startWorker();

export const all = [
  await solver.solveAll(cells, { lines: true, signal: undefined }),
  parts,
  found,
  table,
  solve(cells),
  solveSmall(cells),
  explain(cells),
  rate(cells),
];
