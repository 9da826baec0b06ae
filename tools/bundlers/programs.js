// The small programs that each row builds and runs, written as somebody writes them who begins with the package.

import { pigeonhole } from '../../tests/web/pigeonhole.js';

/**
 * @typedef {object} Program
 * @property {[specifier: string, main: string, ...names: string[]][]} imports `main` is '' where it is not asked for
 * @property {string} body with `await` where it likes
 * @property {string[]} prints its lines
 */

const given = `const cells = Uint8Array.from('3004420103422403', Number);
const puzzle = Uint8Array.from('0004300020400001', Number);`;

/** What most people begin with. @type {Program} */
const solve = {
  imports: [['ninefold', 'init', 'solve']],
  body: `${given}
await init();
console.log(solve(cells).verdict);`,
  prints: ['unique'],
};

/** Every entry but the worker. @type {Program} */
const entries = {
  imports: [
    ['ninefold', 'init', 'solve'],
    ['ninefold/explain', 'initExplain', 'explain', 'rate'],
    ['ninefold/scan', 'initScan', 'scan'],
  ],
  body: `${given}
await init();
console.log(solve(cells).verdict);
await initExplain();
console.log(explain(puzzle).hardest);
console.log(rate(puzzle).level);
await initScan();
console.log(scan(new Uint8Array(30 * 20 * 4).fill(255), 30, 20).reason);`,
  prints: ['unique', 'naked-single', 'easy', 'nothing square'],
};

/** The worker, with a search that would never end; it is being answered when it is stopped. @type {Program} */
const worker = {
  imports: [['ninefold/worker', '', 'startWorker']],
  body: `${given}
const solver = startWorker();
console.log((await solver.solve(cells)).verdict);
console.log((await solver.explain(puzzle)).hardest);
const { puzzles } = await solver.parse(${JSON.stringify(pigeonhole())});
const stop = new AbortController();
const endless = solver.solve(puzzles[0], { signal: stop.signal });
setTimeout(() => stop.abort(), 100);
console.log(await endless.catch(({ name }) => name));
console.log((await solver.solve(cells)).verdict);`,
  prints: ['unique', 'naked-single', 'AbortError', 'unique'],
};

export const programs = { solve, entries, worker };

/** @typedef {'module' | 'awaiting' | 'require'} Style `awaiting` has `await` in a function: it may not stand outside one */

/**
 * A program as text.
 * @param {Program} program
 * @param {Style} style
 * @param {(specifier: string) => string} [addressOf] where an entry lies, if that is not what it is called
 */
export function written({ imports, body }, style, addressOf = (specifier) => specifier) {
  const lines = imports.map(([specifier, main, ...names]) => {
    const from = `'${addressOf(specifier)}'`;
    if (style !== 'require')
      return `import ${[main, `{ ${names.join(', ')} }`].filter(Boolean).join(', ')} from ${from};`;
    return `const { ${[...(main ? [`default: ${main}`] : []), ...names].join(', ')} } = require(${from});`;
  });
  const run = style === 'module' ? body : `async function main() {\n${body}\n}\n\nmain();`;
  return `${[...lines, '', run].join('\n')}\n`;
}
