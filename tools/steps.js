// How a command tells the person what it is doing, and how it stops when it cannot go on.

import { spawn, spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

/** The project's folder. */
export const root = fileURLToPath(new URL('..', import.meta.url));

/** An error that a person can mend: only its message is shown. */
export class Trouble extends Error {}

/**
 * Prints the title, does the work, and prints how long it took where that was more than a second. Steps may run beside
 * each other.
 * @template T
 * @param {string} title
 * @param {() => T | Promise<T>} work
 * @returns {Promise<T>}
 */
export async function step(title, work) {
  console.log(`› ${title}`);
  const begun = performance.now();
  const result = await work();
  const seconds = (performance.now() - begun) / 1000;
  if (seconds > 1) console.log(`  ${title}: ${seconds.toFixed(1)} s`);
  return result;
}

/**
 * Runs a command in the project's folder and shows its output as it comes.
 * @param {string} command
 * @param {string[]} args
 * @throws {Trouble} when it cannot be run or ends with anything but 0
 */
export async function run(command, args) {
  const child = spawn(command, args, { cwd: root, stdio: ['ignore', 'inherit', 'inherit'] });
  const code = await new Promise((resolve) => {
    child.on('error', () => resolve('not found'));
    child.on('close', (status, signal) => resolve(status ?? signal));
  });
  if (code !== 0) throw new Trouble(`\`${command} ${args.join(' ')}\` failed (${code}).`);
}

/** What a command prints, or null when it is missing or fails. @param {string} command @param {string[]} args */
export function output(command, args) {
  const { status, stdout } = spawnSync(command, args, { cwd: root, encoding: 'utf8' });
  return status === 0 ? stdout.trim() : null;
}

/** The path of a command, or null when it is missing. @param {string} command */
export const where = (command) => output('sh', ['-c', `command -v ${command}`]);
