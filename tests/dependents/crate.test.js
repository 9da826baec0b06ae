// The crate as `cargo publish` sends it: without a warning, and nothing in it but sources, licences and the README.

import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { root } from '../../tools/steps.js';

/** @param {string[]} options */
function cargoPackage(...options) {
  const args = ['package', '--allow-dirty', '--offline', ...options];
  const { status, stdout, stderr } = spawnSync('cargo', args, { cwd: root, encoding: 'utf8' });
  assert.equal(status, 0, stderr);
  return { stdout, stderr };
}

// The crate that scans is sent together with it: the registry has to know it before.
test('it is packed without a warning', () => {
  assert.doesNotMatch(
    cargoPackage('--package', 'ninefold', '--package', 'ninefold-scan', '--no-verify').stderr,
    /warning|error/,
  );
});

test('it holds sources, licences and the README', () => {
  // The name of the commit is there only where git is.
  const listed = cargoPackage('--package', 'ninefold', '--list').stdout.trimEnd().split('\n');
  const files = listed.filter((file) => file !== '.cargo_vcs_info.json');
  const sources = files.filter((file) =>
    /^(src|tests|examples)\/[\w/]+\.(rs|d\.ts|png)$|^src\/explain\/pages\/[\w-]+\.md$/.test(file),
  );
  assert.ok(sources.includes('src/lib.rs'));
  assert.deepEqual(
    files.filter((file) => !sources.includes(file)),
    [
      ...['CHANGELOG.md', 'Cargo.lock', 'Cargo.toml', 'Cargo.toml.orig', 'LICENSE-APACHE', 'LICENSE-MIT', 'README.md'],
      'src/bin/ninefold/licences.txt',
      'tests/texts/patterns.json', // a test of src/ takes it
    ],
  );
});

test('the crate that scans holds its sources and the weights, and brings no other crate along', () => {
  const listed = cargoPackage('--package', 'ninefold-scan', '--list').stdout.trimEnd().split('\n');
  const files = listed.filter(
    (file) => file !== '.cargo_vcs_info.json' && !/^(src|examples|tests)\/[\w/]+\.rs$/.test(file),
  );
  assert.deepEqual(files, [
    'Cargo.lock',
    'Cargo.toml',
    'Cargo.toml.orig',
    'LICENSE-APACHE',
    'LICENSE-MIT',
    'README.md',
    'src/signs.bin',
    'src/weights.bin',
  ]);
  assert.doesNotMatch(readFileSync(join(root, 'scan/Cargo.toml'), 'utf8'), /^\[dependencies\]/m);
});
