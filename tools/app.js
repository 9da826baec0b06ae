// Makes icons, a manifest and a service worker, so that the built page can be installed and works without a network.

import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import { minifySync } from 'vite';
import { drawIcons, icons, paper } from './icons.js';
import { hashOf, policy, withHashes } from './policy.js';
import { root } from './steps.js';
import { languageOf, reached } from './weigh.js';
import { messagesOf, withWords } from './words.js';

/** @import { PluginOption, Rolldown } from 'vite' */
/** @import { Icon } from './icons.js' */

const words = messagesOf('en');

/** An icon as the manifest names it. */
const picture = (/** @type {Icon} */ { file, side, margin }) => ({
  src: file,
  sizes: `${side}x${side}`,
  type: 'image/png',
  purpose: margin ? 'maskable' : 'any',
});

/**
 * All addresses are relative, so that the page can be in any folder of any host. There is no `id`, because it cannot be
 * relative to the folder: browsers then take `start_url` for it.
 */
const manifest = {
  name: words['page.title'],
  short_name: 'Ninefold',
  description: words['page.description'],
  lang: 'en',
  dir: 'ltr',
  categories: ['games', 'utilities'],
  display: 'standalone',
  orientation: 'any',
  start_url: './',
  scope: './',
  theme_color: paper,
  background_color: paper,
  icons: icons.filter(({ file }) => file !== 'icons/touch.png').map(picture),
  shortcuts: [
    { name: words['app.new'], url: './?do=new' },
    { name: words.paste, url: './?do=paste' },
    { name: words.example, url: './?do=example' },
  ].map((shortcut) => ({ ...shortcut, icons: [picture(icons[0])] })),
  share_target: {
    action: './',
    method: 'POST', // sw.js takes it: no server has to
    enctype: 'multipart/form-data',
    params: { title: 'title', text: 'text', url: 'url', files: [{ name: 'picture', accept: ['image/*'] }] },
  },
  file_handlers: [
    {
      action: './',
      accept: {
        'text/plain': ['.txt', '.sdk', '.sdm', '.ss', '.msk', '.spf'],
        'text/csv': ['.csv'],
        'application/json': ['.json'],
        'application/xml': ['.opensudoku'],
        'image/jpeg': ['.jpg', '.jpeg'],
        'image/png': ['.png'],
        'image/webp': ['.webp'],
        'image/avif': ['.avif'],
        'image/heic': ['.heic', '.heif'],
        'image/gif': ['.gif'],
        'image/bmp': ['.bmp'],
      },
    },
  ],
  // www/incoming/following.js takes what the page is launched with.
  launch_handler: { client_mode: ['focus-existing', 'auto'] },
};

/**
 * What is shown where somebody sends a link to the page. Many programs take its address only whole: they show it where the build
 * knows the page's own address, `NINEFOLD_URL`.
 */
const card = 'card.png';

/** @typedef {Rolldown.OutputBundle} Bundle */

let dist = '';
let version = '';

/** The plugins that make them. @returns {PluginOption[]} */
export const app = () => [
  {
    name: 'lean',
    apply: 'build',
    // A frame without an origin is refused what is asked for with `crossorigin`, and needs the style to say why.
    transformIndexHtml: (html) => leanPage(html).replace('rel="stylesheet" crossorigin', 'rel="stylesheet"'),
    generateBundle(_, bundle) {
      for (const file of Object.values(bundle)) {
        if (file.type === 'asset' && file.fileName.endsWith('.json')) file.source = lean(String(file.source));
      }
    },
  },
  policy(), // after what changes the scripts: it takes their hashes
  {
    name: 'styles', // for the browsers that the README names: light-dark() is newer
    config: () => ({ build: { cssTarget: ['chrome110', 'edge110', 'firefox121', 'safari16.4'] } }),
  },
  {
    name: 'installed',
    apply: 'build',
    configResolved({ root, build }) {
      dist = resolve(root, build.outDir);
    },
    async generateBundle() {
      const emit = (/** @type {string} */ fileName, /** @type {string | Uint8Array} */ source) =>
        this.emitFile({ type: 'asset', fileName, source });
      for (const { file, png } of await drawIcons()) emit(file, png);
      emit('manifest.webmanifest', JSON.stringify(manifest));
      emit(card, readFileSync(join(root, 'www', card)));
      const sandboxed = readFileSync(join(root, 'sandboxed.html'), 'utf8'); // Vite would give it the page's script
      emit('sandboxed.html', withHashes(withWords(leanPage(sandboxed))));
    },
    transformIndexHtml: () => [
      { tag: 'link', attrs: { rel: 'apple-touch-icon', href: './icons/touch.png' }, injectTo: 'head' },
      { tag: 'link', attrs: { rel: 'manifest', href: './manifest.webmanifest' }, injectTo: 'head' },
      { tag: 'meta', attrs: { property: 'og:image', content: `${address()}${card}` }, injectTo: 'head' },
    ],
  },
  {
    name: 'version',
    apply: 'build',
    enforce: 'post',
    // Writes the page's hash into the page. By it sw.js knows which version a page is, even if a host has added a line.
    generateBundle: {
      order: 'post',
      handler(_, bundle) {
        const page = bundle['index.html'];
        if (page?.type !== 'asset') return;
        version = hashOf(page.source).replaceAll(/\W/g, '').slice(0, 16);
        const lines = String(page.source).replaceAll(/\n\s+/g, '\n'); // what the plugins put in, too
        page.source = lines.replace('</title>', `$&\n<meta name="version" content="${version}">`);
      },
    },
  },
  {
    name: 'worker',
    apply: 'build',
    // When all files are written, sw.js gets their list: its own name is not in it.
    writeBundle(_, bundle) {
      const code = readFileSync(join(root, 'www/sw.js'), 'utf8').replace('(self).FILES', () =>
        JSON.stringify(listed(bundle)),
      );
      writeFileSync(join(dist, 'sw.js'), minifySync('sw.js', `(() => {${code}})();`).code);
    },
  },
];

/** Every file of dist/ that the page needs, as sw.js knows it. @param {Bundle} bundle */
function listed(bundle) {
  const started = reached(dist, 'index.html');
  return readdirSync(dist, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name !== card)
    .map(({ parentPath, name }) => relative(dist, join(parentPath, name)).replaceAll('\\', '/'))
    .sort()
    .map((file) =>
      file === 'index.html'
        ? { url: './', part: 'start', version }
        : { url: file, part: partOf(file, started, bundle), hash: hashOf(readFileSync(join(dist, file))).slice(0, 16) },
    );
}

/** What only an installed page, a sandboxed one, or who has a photo needs, but for most scripts. */
const seldom = /^icons\/|^sandboxed\.html$|\/(?:worker-scan|ninefold_scan_bg|camera|watching)-/;

/** The part of the page that a file belongs to, as sw.js has them. @param {string} file @param {Set<string>} started @param {Bundle} bundle */
function partOf(file, started, bundle) {
  if (seldom.test(file) || isForPhotos(file, bundle)) return 'rest';
  return languageOf(file) ?? (started.has(file) && file.startsWith('assets/') ? 'start' : 'page');
}

/**
 * Whether a script cannot do without what reads photos.
 * @param {string} file
 * @param {Bundle} bundle
 * @param {Set<string>} seen the scripts that are being asked about: some import each other
 * @returns {boolean}
 */
function isForPhotos(file, bundle, seen = new Set()) {
  const script = bundle[file];
  if (script?.type !== 'chunk' || seen.has(file)) return false;
  seen.add(file);
  if (script.moduleIds.some((id) => id.endsWith('www/engine/scanning.js'))) return true;
  return script.imports.some((other) => isForPhotos(other, bundle, seen));
}

/**
 * A document without its comments and what its lines begin with, which are for whoever reads the source: they weigh
 * 0.5 KB.
 * @param {string} html
 */
const leanPage = (html) => html.replaceAll(/<!--.*?-->|\n *\/\/ [^\n]*/gs, '').replaceAll(/\n\s+/g, '\n');

/** The folder that the page is in, with a slash at its end. */
const address = () => (process.env.NINEFOLD_URL ?? '.').replace(/\/?$/, '/');

/** @param {string} json */
const lean = (json) => JSON.stringify(JSON.parse(json));
