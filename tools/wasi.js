// Runs a command that is compiled for WASI: `node --no-warnings tools/wasi.js FILE ARGUMENT…`. Node warns that its WASI may
// change. Cargo starts such tests with it.

import { readFileSync } from 'node:fs';
import { WASI } from 'node:wasi';

const args = process.argv.slice(2);
const system = new WASI({ version: 'preview1', args, env: process.env, returnOnExit: true });
const module = new WebAssembly.Module(readFileSync(args[0]));
const instance = new WebAssembly.Instance(module, /** @type {any} */ (system.getImportObject()));
process.exitCode = system.start(instance);
