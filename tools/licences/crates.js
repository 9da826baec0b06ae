// The crates that are compiled into something, with the licence texts that they come with.

import { dirname, join } from 'node:path';
import { output, root, Trouble } from '../steps.js';
import { textsIn } from './part.js';

/** @import { Part } from './part.js' */

/**
 * The crates of our crate with some features. `cargo tree` says which they are: what `cargo metadata` says is what all
 * packages of the workspace want together, so it has crates that only a test turns on. Macros are left out, and what they
 * take: they only run in the build.
 * @param {readonly string[]} features
 * @param {string} platform what it is compiled for
 * @param {string} [folder] of the crate
 * @returns {{ ours: string[], others: Part[] }} the names of the workspace's own, and the others
 * @throws {Trouble} when Cargo fails
 */
export function crates(features, platform, folder = root) {
  const cargo = (/** @type {string[]} */ command, /** @type {string[]} */ ...args) => {
    const text = output('cargo', [...command, '--locked', '--manifest-path', join(folder, 'Cargo.toml'), ...args]);
    if (text === null) throw new Trouble(`\`cargo ${command[0]}\` failed: is Cargo.lock as it was committed?`);
    return text;
  };
  const edges = ['--edges', 'normal,no-proc-macro', '--prefix', 'none', '--no-dedupe'];
  const tree = cargo(['tree'], ...edges, '--features', features.join(), '--target', platform);
  const names = new Set(Array.from(tree.matchAll(/^(\S+) v(\S+)/gm), ([, name, version]) => `${name} ${version}`));
  const { packages, workspace_members: members } = JSON.parse(
    cargo(['metadata', '--format-version', '1'], '--features', features.join(), '--filter-platform', platform),
  );
  const found = packages.filter((/** @type {any} */ { name, version }) => names.has(`${name} ${version}`));
  if (found.length !== names.size) throw new Trouble(`Cargo knows ${found.length} of the crates ${[...names]}.`);
  const isOurs = (/** @type {any} */ { id }) => members.includes(id);
  return {
    ours: found.filter(isOurs).map((/** @type {any} */ { name }) => name),
    others: found
      .filter((/** @type {any} */ crate) => !isOurs(crate))
      .map((/** @type {any} */ { name, version, license, manifest_path }) => ({
        name,
        version,
        licence: license,
        texts: textsIn(dirname(manifest_path)),
      })),
  };
}
