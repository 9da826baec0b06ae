// Installs what a fresh machine lacks. Where it cannot, an error says what to install.
// It looks at the disk for what is there already, so a second run needs no network.

import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { bring, isMade } from './made.js';
import { output, run, step, Trouble, where } from './steps.js';

/** @import { Thing } from './made.js' */
/** @typedef {'page' | 'all'} Packages those that the page is built with, or those of tests and measurements, too */

/**
 * Installs the npm packages of package-lock.json, unless they are there.
 * @param {Packages} which
 * @throws {Trouble} when Node is too old or npm fails
 */
export async function packages(which) {
  const [major, minor] = process.versions.node.split('.').map(Number);
  if (major < 20 || (major === 20 && minor < 19)) {
    throw new Trouble(`Node 20.19 or newer is needed and this is ${process.versions.node}: see https://nodejs.org.`);
  }
  if (which === 'page' && isMade(installed('all'))) return;
  await bring(installed(which));
}

/** Installs Lighthouse, which one command takes and has half as many packages as all else, unless it is there. */
export const lighthousePackages = () => bring(installed('all', 'tools/lighthouse'));

/**
 * The packages of a folder as npm installs them.
 * @param {Packages} which
 * @param {string} [folder] where package.json is
 * @returns {Thing}
 */
export const installed = (which, folder = '.') => ({
  name: join('packages', folder).replaceAll('/', '-'),
  from: [`${folder}/package.json`, `${folder}/package-lock.json`],
  how: which,
  to: [`${folder}/node_modules/.package-lock.json`],
  make: () =>
    step('Installing the npm packages', () =>
      run('npm', ['ci', '--no-audit', '--no-fund', '--prefix', folder, ...(which === 'page' ? ['--omit=dev'] : [])]),
    ),
});

/**
 * Looks for Rust and a linker, and installs the Rust that rust-toolchain.toml names, unless it is there.
 * @throws {Trouble} when one of them is missing
 */
export async function rust() {
  if (!where('cargo')) throw new Trouble('Rust is missing: install it from https://rustup.rs, then run this again.');
  if (!where('cc')) throw new Trouble('A C linker is missing: `apt-get install gcc libc6-dev`, then run this again.');
  const page = 'wasm32-unknown-unknown';
  await rustup(page, () => compilesFor(page), ['toolchain', 'install', '--no-self-update']);
}

/**
 * Installs what the tests take of Rust besides: rustfmt, clippy and what compiles for WASI. It stands here and not in
 * rust-toolchain.toml, because rustup installs what stands there for anybody who builds the page.
 * @throws {Trouble} when that fails
 */
export async function rustOfTests() {
  const areThere = () => ['fmt', 'clippy'].every((command) => output('cargo', [command, '--version']) !== null);
  await rustup('rustfmt and clippy', areThere, ['component', 'add', 'rustfmt', 'clippy']);
  const wasi = 'wasm32-wasip1';
  await rustup(wasi, () => compilesFor(wasi), ['target', 'add', wasi]);
}

/** Whether Rust can compile for a target. @param {string} target */
function compilesFor(target) {
  const sysroot = output('rustc', ['--print', 'sysroot']);
  return sysroot !== null && existsSync(join(sysroot, 'lib/rustlib', target));
}

/**
 * Installs a part of Rust, unless it is there. Where RUSTUP_AUTO_INSTALL is 0, rustup installs nothing by itself.
 * @param {string} part in words
 * @param {() => boolean} isThere
 * @param {string[]} command what rustup is told
 * @throws {Trouble} when it is not there afterwards
 */
async function rustup(part, isThere, command) {
  if (isThere()) return;
  await step(`Installing Rust: ${part}`, () => run('rustup', command).catch(() => {}));
  if (isThere()) return;
  throw new Trouble(`Rust lacks ${part}: run \`rustup ${command.join(' ')}\` in this folder, then run this again.`);
}

/** What keeps Chromium from using the network for itself, which would disturb tests and measurements. */
export const chromiumArguments = [
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--disable-quic',
];

/** Chromium with nothing around the page: the tests take a quarter less of the processor's time in it. */
const shell = 'chromium-headless-shell';

/** The path of that one for the browser tests; null where there is none, or CHROMIUM names another. */
export const headlessShell = () => (process.env.CHROMIUM ? null : where(shell));

/**
 * Finds a Chromium: the one that CHROMIUM names, else one on PATH, else Playwright's. Where there is none, it installs
 * one.
 * @returns {Promise<string>} the path of its executable
 * @throws {Trouble} when it cannot be installed
 */
export async function chromium() {
  const { chromium: playwright } = await import('@playwright/test');
  const own = playwright.executablePath();
  const names = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome'];
  const find = () => process.env.CHROMIUM || names.map(where).find(Boolean) || (existsSync(own) ? own : null);
  const found = find();
  if (found) return found;
  const sudo = process.getuid?.() === 0 ? [] : ['sudo', '-n'];
  const admin = sudo.length === 0 || output('sudo', ['-n', 'true']) !== null;
  /** @type {string[][]} */
  const attempts = [];
  if (admin && isDebian()) {
    attempts.push([
      ...sudo,
      'sh',
      '-c',
      // Without a font for Chinese and Japanese, the tests would measure boxes instead of words.
      `apt-get update -qq &&
        apt-get install -qq -y --no-install-recommends chromium fonts-liberation fonts-wqy-zenhei > /dev/null &&
        { apt-get install -qq -y --no-install-recommends ${shell} > /dev/null || true; }`,
    ]);
  }
  attempts.push(['npx', 'playwright', 'install', ...(admin ? ['--with-deps'] : []), 'chromium']);
  for (const [command, ...args] of attempts) {
    await step('Installing Chromium for the browser tests', () => run(command, args)).catch(() => {});
    const installed = find();
    if (installed) return installed;
  }
  throw new Trouble(
    'Chromium is missing: install it (`apt-get install chromium`), or name one in CHROMIUM, then run this again.',
  );
}

const isDebian = () => {
  const file = '/etc/os-release';
  return existsSync(file) && /^ID=debian$/m.test(readFileSync(file, 'utf8'));
};
