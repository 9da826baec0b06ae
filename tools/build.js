// Builds the whole product.

import { build as vite } from 'vite';
import { rust } from './setup.js';
import { root, step } from './steps.js';
import { wasm } from './wasm.js';
import { table, weigh } from './weigh.js';

/** Builds dist/ and prints what a visitor downloads. */
export async function build() {
  await rust();
  await wasm({ optimise: true });
  await step('Building the page', () => vite({ root, logLevel: 'warn' }));
  console.log(`\n${table(weigh())}\n`);
}
