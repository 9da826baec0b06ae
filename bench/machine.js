// What the figures were measured on, and with.

import { machine as architecture, cpus, release, type } from 'node:os';
import { output } from '../tools/steps.js';

/** @param {string[]} args what stood behind the command */
export const machine = (args) => ({
  date: new Date().toISOString().slice(0, 10),
  command: ['npm run bench', ...(args.length ? ['--', ...args] : [])].join(' '),
  commit: output('git', ['describe', '--always', '--dirty']),
  processor: `${cpus().length} × ${cpus()[0]?.model.trim()}, ${architecture()}`,
  system: `${type()} ${release()}`,
  node: process.versions.node,
  v8: process.versions.v8,
  rust: output('rustc', ['--version']),
});
