// What the package is tried with: each way to bring it to where it runs, with the fewest options that it takes. The table in
// npm/README.md has the same rows.

/**
 * @import { Style } from './programs.js'
 *
 * @typedef {object} Row
 * @property {string} name
 * @property {string} [tool] its package in tools/bundlers/package.json; without one it is Node that runs all this
 * @property {string} needs what somebody has to write, in Markdown
 * @property {Style} style
 * @property {string} source where the program stands
 * @property {readonly string[]} [build] the command that builds it; without one it runs from where it was written
 * @property {string} [output] the folder that is built, and then carried to another place
 * @property {string} [page] the script of the page that is put beside what is built
 * @property {readonly string[]} [run] the command that runs it; without one it runs in Chromium
 * @property {readonly string[]} [serve] the command that serves it, while it is developed
 * @property {string} [policy] what a strict Content-Security-Policy has to allow besides
 * @property {'copied' | 'type: module'} [place] what the place of the result has, too: a copy of the package, or a package.json
 */

/** Where the worker's script is not copied, the worker is started from text. */
const fromText = "worker-src 'self' blob:";

/** @param {7 | 8} version @returns {Row[]} */
const vite = (version) => [
  {
    name: `Vite ${version}`,
    tool: `vite-${version}`,
    needs: '`vite build`',
    style: 'module',
    source: 'app.js',
    build: [`vite-${version}`, 'build'],
    output: 'dist',
  },
  {
    name: `Vite ${version}, development`,
    tool: `vite-${version}`,
    needs: '`vite`',
    style: 'module',
    source: 'app.js',
    serve: [`vite-${version}`, '--host', '127.0.0.1', '--port', '0'],
  },
];

/** @type {Row[]} */
export const rows = [
  {
    name: 'A page without a bundler',
    needs: 'a copy of `node_modules/ninefold`',
    style: 'module',
    source: 'app.js',
    place: 'copied',
  },
  ...vite(8),
  ...vite(7),
  {
    name: 'webpack',
    tool: 'webpack',
    needs: '`webpack --mode production`',
    style: 'module',
    source: 'src/index.js',
    build: ['webpack', '--mode', 'production'],
    output: 'dist',
    page: 'main.js',
  },
  {
    name: 'webpack, for Node',
    tool: 'webpack',
    needs: '`webpack --mode production --target node`',
    style: 'module',
    source: 'src/index.js',
    build: ['webpack', '--mode', 'production', '--target', 'node'],
    output: 'dist',
    run: ['node', 'main.js'],
  },
  {
    name: 'Rollup',
    tool: 'rollup',
    needs: '`rollup app.js -p node-resolve -d dist`',
    style: 'module',
    source: 'app.js',
    build: ['rollup', 'app.js', '-p', 'node-resolve', '-d', 'dist'],
    output: 'dist',
    page: 'app.js',
    policy: fromText,
  },
  {
    name: 'Rollup, one file',
    tool: 'rollup',
    needs: '`rollup app.js -p node-resolve -o dist/app.js --inlineDynamicImports`; `await` in a function only',
    style: 'awaiting', // Rollup puts what is imported later behind the program, which waits for it
    source: 'app.js',
    build: ['rollup', 'app.js', '-p', 'node-resolve', '-o', 'dist/app.js', '--inlineDynamicImports'],
    output: 'dist',
    page: 'app.js',
    policy: fromText,
  },
  {
    name: 'Rollup, for Node',
    tool: 'rollup',
    needs: '`rollup app.js -p \'node-resolve={ exportConditions: ["node"] }\' -d dist`',
    style: 'module',
    source: 'app.js',
    build: ['rollup', 'app.js', '-p', 'node-resolve={ exportConditions: ["node"] }', '-d', 'dist'],
    output: 'dist',
    run: ['node', 'app.js'],
    place: 'type: module',
  },
  {
    name: 'esbuild, a module',
    tool: 'esbuild',
    needs: '`esbuild app.js --bundle --format=esm --outdir=dist`',
    style: 'module',
    source: 'app.js',
    build: ['esbuild', 'app.js', '--bundle', '--format=esm', '--outdir=dist'],
    output: 'dist',
    page: 'app.js',
    policy: fromText,
  },
  {
    name: 'esbuild, a script',
    tool: 'esbuild',
    needs: '`esbuild app.js --bundle --outdir=dist`',
    style: 'awaiting',
    source: 'app.js',
    build: ['esbuild', 'app.js', '--bundle', '--outdir=dist'],
    output: 'dist',
    page: 'app.js',
    policy: fromText,
  },
  {
    name: 'esbuild, a module for Node',
    tool: 'esbuild',
    needs: '`esbuild app.js --bundle --platform=node --format=esm --outfile=dist/app.mjs`',
    style: 'module',
    source: 'app.js',
    build: ['esbuild', 'app.js', '--bundle', '--platform=node', '--format=esm', '--outfile=dist/app.mjs'],
    output: 'dist',
    run: ['node', 'app.mjs'],
  },
  {
    name: 'esbuild, CommonJS for Node',
    tool: 'esbuild',
    needs: '`esbuild app.js --bundle --platform=node --outfile=dist/app.cjs`',
    style: 'awaiting',
    source: 'app.js',
    build: ['esbuild', 'app.js', '--bundle', '--platform=node', '--outfile=dist/app.cjs'],
    output: 'dist',
    run: ['node', 'app.cjs'],
  },
  { name: 'Node, `import`', needs: 'nothing', style: 'module', source: 'app.mjs', run: ['node', 'app.mjs'] },
  { name: 'Node, `require`', needs: 'nothing', style: 'require', source: 'app.cjs', run: ['node', 'app.cjs'] },
  { name: 'Deno', tool: 'deno', needs: 'nothing', style: 'module', source: 'app.js', run: ['deno', 'run', 'app.js'] },
  { name: 'Bun', tool: 'bun', needs: 'nothing', style: 'module', source: 'app.js', run: ['bun', 'app.js'] },
];

/** What somebody has to write for a row, and to allow. @param {Row} row */
export const needsOf = ({ needs, policy }) => (policy ? `${needs}; for the worker \`${policy}\`` : needs);
