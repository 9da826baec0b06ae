// Which file of src/ takes from which, read from the paths in its code, and where the arrows go in a circle. The page's
// scripts are drawn in the same way; imports.js reads them.
//
//   node tools/arrows.js > arrows.dot       every arrow, for Graphviz, by room; the circles on the other stream
//   node tools/arrows.js www > www.dot      those of the page

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';
import { pathToFileURL } from 'node:url';
import { arrowsOfPage, roomOf } from './imports.js';
import { root } from './steps.js';

/** The code of a file: without comments and what is for tests only. @param {string} file */
const codeOf = (file) =>
  readFileSync(join(root, file), 'utf8')
    .replace(/^\s*\/\/.*\n/gm, '')
    .replace(/^#\[cfg\(test\)\]\n(?:.*;\n|.*\{\n(?:[^}\n].*\n|\n)*\}\n)/gm, '')
    .replace(/\/\/ .*/g, '')
    .replace(/\(in [\w:]+\)/g, '')
    .replace(/^\s*\n/gm, '');

/** The module of a file: `src/grid.rs` is `crate::grid`, and `src/lib.rs` is `crate`. @param {string} file */
const moduleOf = (file) =>
  `crate::${file.slice('src/'.length, -'.rs'.length)}`.replaceAll('/', '::').replace(/(::mod|::lib|::main)$/, '');

/** The paths of a tree as `use` has it: `a::{self, b::c}` is a and a::b::c. @param {string} tree @returns {string[]} */
function leaves(tree) {
  const [, head, inner] = tree.match(/^([^{]*)\{(.*)\}$/s) ?? [];
  if (inner === undefined) return [tree.replace(/::self$| as .*/g, '').trim()];
  const parts = inner.match(/[^,{}]+(?:\{(?:[^{}]|\{[^{}]*\})*\})?/g) ?? [];
  return parts.filter((part) => part.trim()).flatMap((part) => leaves(head + part.trim()));
}

/** The files of src/ that are not for tests only. */
function sources() {
  const files = readdirSync(join(root, 'src'), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.rs'))
    .map((file) => `src/${file}`);
  const forTests = files.flatMap((file) => {
    const found = readFileSync(join(root, file), 'utf8').matchAll(/^#\[cfg\(test\)\]\n.*\bmod (\w+);/gm);
    return [...found].map(([, name]) => `${moduleOf(file)}::${name}`);
  });
  return files.filter((file) => !forTests.includes(moduleOf(file))).sort();
}

/** Of each file, the files that it takes from. @returns {Map<string, Set<string>>} */
export function arrows() {
  const files = sources();
  const fileOf = new Map(files.map((file) => [moduleOf(file), file]));
  /** @type {Map<string, string>} what a module hands on, and whose it is */
  const handedOn = new Map();
  /** @param {string} path @param {string} here */
  const absolute = (path, here) => {
    const parts = path.split('::');
    let at = here;
    // The command is a crate of its own, which has the library's name for the library.
    if (parts[0] === 'crate') at = here.match(/^crate(::bin::\w+)?/)?.[0] ?? '';
    if (parts[0] === 'ninefold') at = 'crate';
    if (['crate', 'ninefold'].includes(parts[0])) parts.shift();
    while (parts[0] === 'super' || parts[0] === 'self') if (parts.shift() === 'super') at = at.replace(/::\w+$/, '');
    return [at, ...parts].join('::');
  };
  /** The file in which stands what a path leads to. @param {string} path @returns {string | undefined} */
  const standsIn = (path) => {
    const parts = path.split('::');
    for (let most = parts.length; most > 0; most--) {
      const at = parts.slice(0, most).join('::');
      const handed = handedOn.get(at);
      // `explain::path` is a function, and `explain::path::Path` stands in the module of the same name.
      if (fileOf.has(at) && (most < parts.length || !handed)) return fileOf.get(at);
      if (handed && handed !== at) return standsIn([handed, ...parts.slice(most)].join('::'));
    }
  };
  const read = files.map((file) => {
    const [code, here] = [codeOf(file), moduleOf(file)];
    /** @type {Map<string, string>} */
    const names = new Map([...code.matchAll(/^(?:pub.*)?mod (\w+);/gm)].map(([, name]) => [name, `${here}::${name}`]));
    const paths = [];
    for (const [, shared, tree] of code.matchAll(/^\s*(pub\S*(?: in \S+\))? )?use ([^;]+);/gm)) {
      for (const leaf of leaves(tree)) {
        const first = leaf.split('::')[0];
        const path = names.get(first) ? leaf.replace(first, names.get(first) ?? '') : absolute(leaf, here);
        const name = path.split('::').at(-1) ?? '';
        if (shared) handedOn.set(`${here}::${name}`, path);
        else paths.push(path);
        if (!shared) names.set(name, path);
      }
    }
    return { file, here, names, paths, code: code.replace(/^\s*(?:pub\S* )?use [^;]+;/gm, '') };
  });
  return new Map(
    read.map(({ file, here, names, paths, code }) => {
      for (const [path, first] of code.matchAll(/\b(?<!::)([a-z]\w*)(?:::\w+)+/g)) {
        if (['crate', 'ninefold', 'super', 'self'].includes(first)) paths.push(absolute(path, here));
        else if (names.has(first)) paths.push(path.replace(first, names.get(first) ?? ''));
      }
      const taken = paths.map(standsIn).filter((other) => other !== undefined && other !== file);
      return [file, new Set(/** @type {string[]} */ (taken))];
    }),
  );
}

/**
 * The groups of files each of which leads back to itself by way of all others: none, as it should be.
 * @param {Map<string, Set<string>>} arrows
 * @returns {string[][]}
 */
export function circles(arrows) {
  const files = [...arrows.keys()];
  /** @param {string} from */
  const reached = (from) => {
    const seen = new Set(arrows.get(from));
    for (const file of seen) for (const next of arrows.get(file) ?? []) seen.add(next);
    return seen;
  };
  const all = new Map(files.map((file) => [file, reached(file)]));
  const groups = files
    .filter((file) => all.get(file)?.has(file))
    .map((file) => files.filter((other) => all.get(file)?.has(other) && all.get(other)?.has(file)).join(' '));
  return [...new Set(groups)].map((group) => group.split(' '));
}

/**
 * Arrows as Graphviz draws them, with a frame around the files of each room.
 * @param {Map<string, Set<string>>} arrows
 * @param {(file: string) => string} roomOf
 */
export function drawn(arrows, roomOf) {
  const files = new Set([...arrows].flatMap(([file, others]) => [file, ...others]));
  const frames = [...new Set([...files].map(roomOf))].map((room) => {
    const inside = [...files].filter((file) => roomOf(file) === room);
    const names = inside.map((file) => `    ${JSON.stringify(file)};`);
    return [`  subgraph ${JSON.stringify(`cluster ${room}`)} {`, `    label=${JSON.stringify(room)};`, ...names, '  }'];
  });
  const lines = [...arrows].flatMap(([file, others]) =>
    [...others].map((other) => `  ${JSON.stringify(file)} -> ${JSON.stringify(other)};`),
  );
  return ['digraph {', ...frames.flat(), ...lines, '}'].join('\n');
}

/** A room of src/ is a file or a folder there. @param {string} file */
export const roomOfSource = (file) => file.split('/')[1].replace(/\.rs$/, '');

if (import.meta.url === pathToFileURL(process.argv[1]).href) {
  const isPage = process.argv[2] === 'www';
  const taken = isPage ? arrowsOfPage() : arrows();
  console.log(drawn(taken, isPage ? roomOf : roomOfSource));
  for (const circle of circles(taken)) console.error(`a circle: ${circle.join(', ')}`);
}
