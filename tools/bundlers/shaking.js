// Sees that what a program imports and never uses leaves nothing in what is built.

import { join } from 'node:path';
import { Trouble } from '../steps.js';
import { begin, bytesIn } from './attempts.js';
import { succeeded } from './commands.js';

/** @import { Row } from './rows.js' */

const program = "console.log('hello');\n";

/** An import of each entry that nothing uses. */
const unused = {
  ninefold: 'solve',
  'ninefold/core': 'solve',
  'ninefold/explain': 'explain',
  'ninefold/scan': 'scan',
  'ninefold/worker': 'startWorker',
};

/** Vite 7 writes the file of a worker before it knows that nothing starts it. No page loads that file. */
const passed = (/** @type {Row} */ { tool }) => (tool === 'vite-7' ? /ninefold-worker/ : undefined);

/**
 * Builds a program with and without each import.
 * @param {Row[]} rows
 * @param {string} folder
 * @param {string} installed the installed package
 * @returns {Promise<string[]>} where something is left, or it is not built; a line for each
 */
export async function shaken(rows, folder, installed) {
  const remains = [];
  for (const row of rows.filter(({ build }) => build)) {
    const without = await built(row, program, folder, installed);
    for (const [entry, name] of Object.entries(unused)) {
      const what = `${row.name}, an unused import of ${entry}`;
      try {
        const more = (await built(row, `import { ${name} } from '${entry}';\n${program}`, folder, installed)) - without;
        if (more !== 0) remains.push(`${what}: leaves ${more} bytes`);
      } catch (error) {
        if (!(error instanceof Trouble)) throw error;
        remains.push(`${what}: ${error.message}`);
      }
    }
  }
  return remains;
}

/**
 * The bytes that are built of a program.
 * @param {Row} row
 * @param {string} text
 * @param {string} folder
 * @param {string} installed
 */
async function built(row, text, folder, installed) {
  begin(folder, row, text, installed);
  await succeeded(folder, row.build ?? []);
  return bytesIn(join(folder, row.output ?? ''), passed(row));
}
