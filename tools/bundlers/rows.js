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

/** @type {Pick<Row, 'style' | 'source'>} */
const usual = { style: 'module', source: 'app.js' };

/** @param {string} name @param {string} command what the tool builds with @param {Partial<Row>} more @returns {Row} */
const built = (name, command, more) => {
  const build = command.split(' ');
  return { name, tool: build[0], needs: `\`${command}\``, ...usual, build, output: 'dist', ...more };
};

/** @param {7 | 8} version @returns {Row[]} */
const vite = (version) => [
  built(`Vite ${version}`, `vite-${version} build`, { needs: '`vite build`' }),
  {
    ...usual,
    name: `Vite ${version}, development`,
    tool: `vite-${version}`,
    needs: '`vite`',
    serve: [`vite-${version}`, '--host', '127.0.0.1', '--port', '0'],
  },
];

const asPage = { page: 'app.js', policy: fromText };

/** @type {Row[]} */
export const rows = [
  { ...usual, name: 'A page without a bundler', needs: 'a copy of `node_modules/ninefold`', place: 'copied' },
  ...vite(8),
  ...vite(7),
  built('webpack', 'webpack --mode production', { source: 'src/index.js', page: 'main.js' }),
  built('webpack, for Node', 'webpack --mode production --target node', {
    source: 'src/index.js',
    run: ['node', 'main.js'],
  }),
  built('Rollup', 'rollup app.js -p node-resolve -d dist', asPage),
  built('Rollup, one file', 'rollup app.js -p node-resolve -o dist/app.js --inlineDynamicImports', {
    needs: '`rollup app.js -p node-resolve -o dist/app.js --inlineDynamicImports`; `await` in a function only',
    style: 'awaiting', // Rollup puts what is imported later behind the program, which waits for it
    ...asPage,
  }),
  built('Rollup, for Node', 'rollup app.js -p \'node-resolve={ exportConditions: ["node"] }\' -d dist', {
    build: ['rollup', 'app.js', '-p', 'node-resolve={ exportConditions: ["node"] }', '-d', 'dist'],
    run: ['node', 'app.js'],
    place: 'type: module',
  }),
  built('esbuild, a module', 'esbuild app.js --bundle --format=esm --outdir=dist', asPage),
  built('esbuild, a script', 'esbuild app.js --bundle --outdir=dist', { style: 'awaiting', ...asPage }),
  built('esbuild, a module for Node', 'esbuild app.js --bundle --platform=node --format=esm --outfile=dist/app.mjs', {
    run: ['node', 'app.mjs'],
  }),
  built('esbuild, CommonJS for Node', 'esbuild app.js --bundle --platform=node --outfile=dist/app.cjs', {
    style: 'awaiting',
    run: ['node', 'app.cjs'],
  }),
  { name: 'Node, `import`', needs: 'nothing', style: 'module', source: 'app.mjs', run: ['node', 'app.mjs'] },
  { name: 'Node, `require`', needs: 'nothing', style: 'require', source: 'app.cjs', run: ['node', 'app.cjs'] },
  { ...usual, name: 'Deno', tool: 'deno', needs: 'nothing', run: ['deno', 'run', 'app.js'] },
  { ...usual, name: 'Bun', tool: 'bun', needs: 'nothing', run: ['bun', 'app.js'] },
];

/** What somebody has to write for a row, and to allow. @param {Row} row */
export const needsOf = ({ needs, policy }) => (policy ? `${needs}; for the worker \`${policy}\`` : needs);
