// The crate as `cargo publish` sends it: without a warning, and nothing in it but sources, licences and the README.

import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { test } from 'node:test';
import { root } from '../../tools/steps.js';

/** @param {string[]} options */
function cargoPackage(...options) {
  const args = ['package', '--package', 'ninefold', '--allow-dirty', '--offline', ...options];
  const { status, stdout, stderr } = spawnSync('cargo', args, { cwd: root, encoding: 'utf8' });
  assert.equal(status, 0, stderr);
  return { stdout, stderr };
}

test('it is packed without a warning', () => {
  assert.doesNotMatch(cargoPackage('--no-verify').stderr, /warning|error/);
});

test('it holds sources, licences and the README', () => {
  // The name of the commit is there only where git is.
  const listed = cargoPackage('--list').stdout.trimEnd().split('\n');
  const files = listed.filter((file) => file !== '.cargo_vcs_info.json');
  const sources = files.filter((file) => /^(src|tests|examples)\/[\w/]+\.(rs|d\.ts)$/.test(file));
  assert.ok(sources.includes('src/lib.rs'));
  assert.deepEqual(
    files.filter((file) => !sources.includes(file)),
    ['CHANGELOG.md', 'Cargo.lock', 'Cargo.toml', 'Cargo.toml.orig', 'LICENSE-APACHE', 'LICENSE-MIT', 'README.md'],
  );
});
