// Runs the tools, and says what they print, warn of and break off with.

import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { root, Trouble } from '../steps.js';

const installed = join(root, 'tools/bundlers/node_modules');

/** The tools by name; those that are not for every machine are optional. */
const { dependencies, optionalDependencies } = JSON.parse(
  readFileSync(join(root, 'tools/bundlers/package.json'), 'utf8'),
);

/** The exact version of a tool: `8.3.8` of `npm:vite@8.3.8`, too. @param {string} tool @returns {string} */
export const versionOf = (tool) => ({ ...dependencies, ...optionalDependencies })[tool].replace(/^.*@/, '');

/** Two packages have a command of this name. @type {Record<string, string>} */
const ofTwo = { 'vite-7': 'vite-7/bin/vite.js', 'vite-8': 'vite-8/bin/vite.js' };

/**
 * The command line with the path of its program: Node that runs all this, or a tool that was installed.
 * @param {readonly string[]} command
 * @returns {[file: string, ...args: string[]]}
 */
function resolved([name, ...args]) {
  if (name === 'node') return [process.execPath, ...args];
  if (ofTwo[name]) return [process.execPath, join(installed, ofTwo[name]), ...args];
  return [join(installed, '.bin', name), ...args];
}

/**
 * Why a tool cannot be tried, or null. That is so only for those that are not for every machine.
 * @param {string} tool which is the name of its command, too
 */
export async function lacking(tool) {
  if (!optionalDependencies[tool]) return null;
  const { code, stderr } = await ran(root, [tool, '--version']);
  return code === 0 ? null : `it does not run on this machine (${code}${stderr && `: ${reasonIn(stderr)}`})`;
}

/** How long a command may take, in milliseconds. */
const patience = 90_000;

/** Starts a command. Nothing it prints has colours. @param {string} folder @param {readonly string[]} command */
export function started(folder, command) {
  const [file, ...args] = resolved(command);
  return spawn(file, args, {
    cwd: folder,
    env: { ...process.env, NO_COLOR: '1', FORCE_COLOR: undefined, NODE_OPTIONS: undefined },
    stdio: ['ignore', 'pipe', 'pipe'],
    timeout: patience,
  });
}

/** @typedef {{ code: number | string, stdout: string, stderr: string }} Ended */

/** Runs a command to its end. @param {string} folder @param {readonly string[]} command @returns {Promise<Ended>} */
async function ran(folder, command) {
  const child = started(folder, command);
  const ended = { stdout: '', stderr: '' };
  child.stdout.setEncoding('utf8').on('data', (text) => (ended.stdout += text));
  child.stderr.setEncoding('utf8').on('data', (text) => (ended.stderr += text));
  const code = await new Promise((resolve) => {
    child.on('error', ({ message }) => resolve(message));
    child.on('close', (status, signal) => resolve(status ?? signal));
  });
  return { code, stdout: stripVTControlCharacters(ended.stdout), stderr: stripVTControlCharacters(ended.stderr) };
}

/**
 * Runs a command that has to succeed.
 * @param {string} folder
 * @param {readonly string[]} command
 * @throws {Trouble} with the reason that it gives
 */
export async function succeeded(folder, command) {
  const ended = await ran(folder, command);
  if (ended.code === 0) return ended;
  if (ended.code === 'SIGTERM') {
    const printed = ended.stdout.trim().split('\n').join(', ') || 'nothing';
    throw new Trouble(`\`${command[0]}\` did not end within ${patience / 1000} s; it printed ${printed}`);
  }
  throw new Trouble(`\`${command[0]}\` (${ended.code}): ${reasonIn(`${ended.stderr}\n${ended.stdout}`)}`);
}

/** The line of an output that says best why something broke off. @param {string} text */
function reasonIn(text) {
  const lines = text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line && line.length < 500); // longer ones are of a program that was made small
  const found = ofErrors.map((error) => lines.find((line) => error.test(line))).find(Boolean);
  return found ?? lines[0] ?? 'it said nothing';
}

/** What begins esbuild's messages, then what begins those of programs, before what only has to do with errors. */
const ofErrors = [/\[ERROR\] /, /^(?:error: )?(?:Uncaught .*?)?(?:\[\w+\] )?\w*Error\b.*: \S/, /\berror\b.*\w/i];

/** What a tool warns of. @param {Ended} ended */
export const warningsIn = ({ stdout, stderr }) =>
  `${stdout}\n${stderr}`.split('\n').filter((line) => /^(?:\(!\) |\W*warning\b)/i.test(line));
