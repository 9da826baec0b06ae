// Rust's standard library and the crates in it, of which two files of the compiler tell.

import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { output, root } from '../steps.js';

/** @import { Part } from './part.js' */

/** What the library is called. */
const library = 'Rust’s standard library';

/** @type {string | undefined} */
let found;

/** The folder of the compiler that is used. */
const sysroot = () => (found ??= output('rustc', ['--print', 'sysroot']) ?? '');

/** @param {string} file */
const told = (file) => join(sysroot(), 'share/doc/rust', file);

/** Whether the compiler has the files that tell of the library. Those that rustup installs have them. */
export const isTold = () => ['COPYRIGHT-library.html', 'COPYRIGHT.html'].map(told).every(existsSync);

/** What this compiler makes programs for if it is told nothing else. */
export const host = () => /^host: (.*)$/m.exec(output('rustc', ['--version', '--verbose']) ?? '')?.[1] ?? '';

/**
 * The library and the crates that were compiled into it. Where the compiler does not tell of them, the library alone.
 * @param {string} platform what the library is compiled for
 * @returns {Part[]}
 */
export function standardLibrary(platform) {
  const [, version = ''] = output('rustc', ['--version'])?.split(' ') ?? [];
  const apache = readFileSync(join(root, 'LICENSE-APACHE'), 'utf8');
  const std = { name: library, version, licence: 'MIT OR Apache-2.0' };
  if (!isTold())
    return [{ ...std, texts: ['Copyright: The Rust Project Developers (see https://thanks.rust-lang.org)', apache] }];

  const [about, ...parts] = readFileSync(told('COPYRIGHT-library.html'), 'utf8').split(crate);
  const notice = /id="longer-version">.*?<\/h2>(.*)<h2 id="out-of-tree/s.exec(about)?.[1] ?? '';
  const unicode = readFileSync(told('licenses/Unicode-3.0.txt'), 'utf8'); // for its tables of characters
  const texts = [plain(notice).replaceAll(/\n\s+/g, '\n'), apache, unicode];
  // Those that show where a panic came from stand only in the file of the whole compiler, which has several versions.
  const others = readFileSync(told('COPYRIGHT.html'), 'utf8').split(crate).slice(1);
  const folder = join(sysroot(), 'lib/rustlib', platform, 'lib');
  const compiled = readdirSync(folder).flatMap((file) => {
    const name = /^lib(.*)-[^-]*\.rlib$/.exec(file)?.[1].replaceAll('_', '[-_]');
    if (!name) return [];
    const begins = new RegExp(`^${name}-\\d`);
    const known = [parts, others].flatMap((some) => some.filter((part) => begins.test(part)));
    if (known.length === 0) return []; // the library's own
    // Its version stands in the names of its sources, which are in it unless all of it is copied to where it is called.
    const sources = new RegExp(`/rust/deps/(${name}-\\d[^/]*)/`);
    const [, exact] = sources.exec(readFileSync(join(folder, file), 'latin1')) ?? [];
    const part = known.find((part) => part.startsWith(`${exact}<`)) ?? known.at(-1) ?? '';
    return [partOf(exact ?? part, part)];
  });
  return [{ ...std, texts }, ...compiled.map((part) => ({ ...part, of: library }))];
}

/** What a crate begins with in these files. */
const crate = '<h3>📦 ';

/**
 * A crate as such a file has it.
 * @param {string} exact what begins with its name and version; a file may know another one, with the same licence
 * @param {string} html
 * @returns {Part}
 */
function partOf(exact, html) {
  const [, name = '', version = ''] = /^(.*?)-(\d[^<]*)/.exec(exact) ?? [];
  const [, licence = ''] = /License:<\/b> (.*?)<\/p>/.exec(html) ?? [];
  return { name, version, licence, texts: Array.from(html.matchAll(/<pre>(.*?)<\/pre>/gs), ([, text]) => plain(text)) };
}

/** The text of some HTML. @param {string} html */
const plain = (html) =>
  html
    .replaceAll(/<[^>]*>/g, '')
    .replaceAll(/&#(\d+);/g, (_, code) => String.fromCodePoint(code))
    .replaceAll('&amp;', '&');
