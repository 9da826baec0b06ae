// Builds the product's module of another revision, to measure it beside the present one.

import { cpSync, existsSync, mkdirSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { output, root, run, step, Trouble } from '../tools/steps.js';
import { target } from './build.js';

const folder = join(target, 'before');

/**
 * Builds the module as that revision builds it, in a temporary working tree; once for each revision. It is compiled
 * and shrunk with the packages that are installed now.
 * @param {string} revision as git understands it
 * @returns {Promise<{ commit: string, pkg: string }>} the commit, and the folder where the module is
 * @throws {Trouble} when there is no such revision
 */
export async function buildBefore(revision) {
  const commit = output('git', ['rev-parse', '--short', '--verify', '--quiet', `${revision}^{commit}`]);
  if (commit === null) throw new Trouble(`--before ${revision}: there is no such revision.`);
  const pkg = join(folder, commit);
  if (!existsSync(pkg)) await step(`The module of ${commit}`, () => build(commit, pkg));
  return { commit, pkg };
}

/** @param {string} commit @param {string} pkg a new folder for the module */
async function build(commit, pkg) {
  const temporary = mkdtempSync(join(tmpdir(), 'ninefold-'));
  const tree = join(temporary, commit);
  await run('git', ['worktree', 'add', '--quiet', '--detach', tree, commit]);
  try {
    symlinkSync(join(root, 'node_modules'), join(tree, 'node_modules'));
    // What both revisions depend on is compiled once for all revisions.
    mkdirSync(join(folder, 'target'), { recursive: true });
    symlinkSync(join(folder, 'target'), join(tree, 'target'));
    /** @type {typeof import('../tools/wasm.js')} */
    const { wasm } = await import(pathToFileURL(join(tree, 'tools/wasm.js')).href);
    await wasm({ optimise: true });
    cpSync(join(tree, 'www/pkg'), pkg, { recursive: true });
  } finally {
    await run('git', ['worktree', 'remove', '--force', tree]);
    rmSync(temporary, { recursive: true });
  }
}
