// Tells on which machine the figures were measured, and with which versions.

import { machine as architecture, cpus, release, type } from 'node:os';
import { output } from '../tools/steps.js';

/** The machine and the versions, as texts. @param {string[]} args the arguments of the command */
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
