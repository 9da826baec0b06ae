// Writes licences.txt as the page is built: what the page is made of, and under which licences.

import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { output, root, Trouble } from './steps.js';

/** @typedef {{ name: string, version: string, licence: string, texts: string[] }} Part */

/** The files of all modules in the page and in its workers, ours and others'. @type {Set<string>} */
const modules = new Set();

/**
 * Notes the modules of a bundle. The workers are bundles of their own, so they need this plugin, too.
 * @returns {import('vite').Plugin}
 */
export const ingredients = () => ({
  name: 'ingredients',
  apply: 'build',
  generateBundle(_, bundle) {
    for (const file of Object.values(bundle)) {
      if (file.type !== 'chunk') continue;
      for (const [id, { renderedLength }] of Object.entries(file.modules)) if (renderedLength > 0) modules.add(id);
    }
  },
});

/** Writes licences.txt when all bundles are made. @returns {import('vite').Plugin} */
export const licences = () => ({
  name: 'licences',
  apply: 'build',
  generateBundle: {
    order: 'post',
    handler() {
      this.emitFile({ type: 'asset', fileName: 'licences.txt', source: written([own(), ...inOrder(packages())]) });
    },
  },
});

/** What the WebAssembly alone is made of. */
export const partsOfWasm = () => [own(), ...inOrder([])];

/** These parts and those of the WebAssembly. @param {Part[]} parts */
const inOrder = (parts) =>
  [...parts, ...crates(), ...standardLibrary()].sort((one, other) => (one.name < other.name ? -1 : 1));

/**
 * The text of licences.txt: a list of the parts, then each licence text once, below the names of its parts.
 * @param {Part[]} parts
 * @throws {Trouble} when a part has no licence text
 */
export function written(parts) {
  /**
   * By the text with single spaces, because some texts differ only in line breaks.
   * @type {Map<string, { text: string, names: string[] }>}
   */
  const texts = new Map();
  const line = (/** @type {Part} */ { name, version }) => `${name} ${version}`;
  for (const part of parts) {
    if (part.texts.length === 0) throw new Trouble(`${line(part)} is shipped and has no licence text.`);
    for (const text of part.texts) {
      const key = text.replaceAll(/\s+/g, ' ').trim();
      const known = texts.get(key) ?? { text, names: [] };
      texts.set(key, known);
      known.names.push(line(part));
    }
  }
  const rule = '='.repeat(80);
  return [
    // The first character tells that the text is Unicode.
    '\ufeffWhat Ninefold is made of, and under which licences. Their texts are below.\n',
    ...parts.map((part) => `${line(part)}: ${part.licence}`),
    ...Array.from(texts.values(), ({ text, names }) =>
      ['', rule, ...names, rule, '', text.replaceAll('\r', '').replaceAll(/^\n+|\s+$/g, '')].join('\n'),
    ),
    '',
  ].join('\n');
}

/** Ninefold itself. @returns {Part} */
const own = () => ({ ...packageIn(root), name: 'Ninefold' });

/** The npm packages that have a module in a bundle. @returns {Part[]} */
function packages() {
  const names = [...modules].map((id) => /^(?:\0|.*\/node_modules\/)((?:@[^/]+\/)?[^/]+)\//.exec(id)?.[1] ?? '');
  return [...new Set(names)].filter(Boolean).map((name) => packageIn(join(root, 'node_modules', name)));
}

/** The package in a folder. @param {string} folder @returns {Part} */
function packageIn(folder) {
  const { name, version, license } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  // Vite names its tools below its own licence, and they are not shipped.
  const texts = textsIn(folder).map((text) => text.split('\n# Licenses of bundled dependencies')[0]);
  return { name, version, licence: license, texts };
}

/** The crates that are compiled into the wasm. Macros are left out: they only run in the build. @returns {Part[]} */
function crates() {
  const target = ['--features', 'web-full', '--filter-platform', 'wasm32-unknown-unknown'];
  const metadata = output('cargo', ['metadata', '--locked', '--format-version', '1', ...target]);
  if (metadata === null) throw new Trouble('`cargo metadata` failed: is Cargo.lock as it was committed?');
  const { packages, resolve } = JSON.parse(metadata);
  const isMacro = (/** @type {any} */ { targets }) =>
    targets.some((/** @type {any} */ { kind }) => kind[0] === 'proc-macro');
  /** @type {Map<string, any>} */
  const known = new Map(
    packages.filter((/** @type {any} */ crate) => !isMacro(crate)).map((/** @type {any} */ crate) => [crate.id, crate]),
  );
  const wanted = new Set([resolve.root]);
  for (const id of wanted) {
    const { deps } = resolve.nodes.find((/** @type {any} */ node) => node.id === id);
    for (const { pkg, dep_kinds } of deps) {
      if (known.has(pkg) && dep_kinds.some((/** @type {any} */ { kind }) => kind === null)) wanted.add(pkg);
    }
  }
  wanted.delete(resolve.root);
  return Array.from(wanted, (id) => {
    const { name, version, license, manifest_path } = known.get(id);
    return { name, version, licence: license, texts: textsIn(dirname(manifest_path)) };
  });
}

/**
 * Rust's standard library and the crates in it, which a file of the compiler lists. Where that file is missing, the
 * library alone.
 * @returns {Part[]}
 */
function standardLibrary() {
  const sysroot = output('rustc', ['--print', 'sysroot']) ?? '';
  const [, version = ''] = output('rustc', ['--version'])?.split(' ') ?? [];
  const folder = join(sysroot, 'share/doc/rust');
  const file = join(folder, 'COPYRIGHT-library.html');
  const apache = readFileSync(join(root, 'LICENSE-APACHE'), 'utf8');
  const std = { name: 'Rust’s standard library', version, licence: 'MIT OR Apache-2.0' };
  if (!existsSync(file))
    return [{ ...std, texts: ['Copyright: The Rust Project Developers (see https://thanks.rust-lang.org)', apache] }];

  const compiled = readdirSync(join(sysroot, 'lib/rustlib/wasm32-unknown-unknown/lib'));
  const [about, ...parts] = readFileSync(file, 'utf8').split('<h3>📦 ');
  const notice = /id="longer-version">.*?<\/h2>(.*)<h2 id="out-of-tree/s.exec(about)?.[1] ?? '';
  const unicode = readFileSync(join(folder, 'licenses/Unicode-3.0.txt'), 'utf8'); // for its tables of characters
  const texts = [plain(notice).replaceAll(/\n\s+/g, '\n'), apache, unicode];
  const crates = parts.map((part) => {
    const [, name, version] = /^(.*?)-(\d.*?)<\/h3>/.exec(part) ?? [];
    const [, licence] = /License:<\/b> (.*?)<\/p>/.exec(part) ?? [];
    return {
      name,
      version,
      licence,
      texts: Array.from(part.matchAll(/<pre>(.*?)<\/pre>/gs), ([, text]) => plain(text)),
    };
  });
  const isIn = (/** @type {Part} */ { name }) =>
    compiled.some((file) => file.startsWith(`lib${name.replaceAll('-', '_')}-`));
  return [{ ...std, texts }, ...crates.filter(isIn)];
}

/** The text of some HTML. @param {string} html */
const plain = (html) =>
  html
    .replaceAll(/<[^>]*>/g, '')
    .replaceAll(/&#(\d+);/g, (_, code) => String.fromCodePoint(code))
    .replaceAll('&amp;', '&');

/** The licence texts in a folder. @param {string} folder */
const textsIn = (folder) =>
  readdirSync(folder)
    .filter((file) => /^(licen[cs]e|copying|copyright|notice|unlicense)/i.test(file))
    .sort()
    .map((file) => readFileSync(join(folder, file), 'utf8'));
