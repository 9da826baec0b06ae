// Builds the product of another revision, to measure it beside the present one.

import { cpSync, existsSync, mkdirSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { output, root, run, step, Trouble } from '../tools/steps.js';
import { target } from './build.js';

const folder = join(target, 'before');

/** The modules as a revision builds them. @param {string} revision as git understands it */
export const modulesBefore = (revision) =>
  before(revision, 'www/pkg', async (tools) => (await import(`${tools}/wasm.js`)).wasm({ optimise: true }));

/**
 * The page as a revision builds it: in a process of its own, as what draws the icons can be started only once in one.
 * @param {string} revision as git understands it
 */
export const pageBefore = (revision) =>
  before(revision, 'dist', (tools) =>
    run(process.execPath, ['--input-type=module', '--eval', `(await import('${tools}/build.js')).build()`]),
  );

/**
 * Builds a part of the product in a temporary working tree, once for each revision, with the packages that are installed
 * now.
 * @param {string} revision
 * @param {string} part the folder that is built
 * @param {(tools: string) => Promise<void>} build does it, by the revision's own tools
 * @returns {Promise<{ commit: string, path: string }>} the commit, and the folder where the part is kept
 * @throws {Trouble} when there is no such revision
 */
async function before(revision, part, build) {
  const commit = output('git', ['rev-parse', '--short', '--verify', '--quiet', `${revision}^{commit}`]);
  if (commit === null) throw new Trouble(`${revision}: there is no such revision.`);
  const path = join(folder, commit, part);
  if (existsSync(path)) return { commit, path };
  const temporary = mkdtempSync(join(tmpdir(), 'ninefold-'));
  const tree = join(temporary, commit);
  await run('git', ['worktree', 'add', '--quiet', '--detach', tree, commit]);
  try {
    symlinkSync(join(root, 'node_modules'), join(tree, 'node_modules'));
    // What both revisions depend on is compiled once for all revisions.
    mkdirSync(join(folder, 'target'), { recursive: true });
    symlinkSync(join(folder, 'target'), join(tree, 'target'));
    await step(`Building ${part} of ${commit}`, () => build(pathToFileURL(join(tree, 'tools')).href));
    cpSync(join(tree, part), path, { recursive: true });
  } finally {
    await run('git', ['worktree', 'remove', '--force', tree]);
    rmSync(temporary, { recursive: true });
  }
  return { commit, path };
}
