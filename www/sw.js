// The service worker: keeps every file of its version on the device, so that the page works without a network.
//
// A page only ever gets files of its own version: their names have the hash of their content in them, and what an
// older version kept stays for as long as a page may be open that asks for it.

/// <reference lib="webworker" />

const worker = /** @type {ServiceWorkerGlobalScope} */ (/** @type {unknown} */ (self));

/** @type {{ url: string, integrity: string }[]} all of dist/, as tools/app.js lists it: relative addresses and hashes */
const files = /** @type {any} */ (self).__WB_MANIFEST;
const { scope } = worker.registration;

/** Where the page itself is found; nothing else below that address is ours to answer for with it. */
const page = './';
const pages = [page, './index.html'].map((path) => new URL(path, scope).href);

/** Other pages of the same host have caches too. */
const prefix = `ninefold ${scope} `;

const name = crypto.subtle
  .digest('SHA-256', new TextEncoder().encode(JSON.stringify(files)))
  .then((hash) => prefix + btoa(String.fromCharCode(...new Uint8Array(hash))));

worker.addEventListener('install', (event) => event.waitUntil(install()));
worker.addEventListener('activate', (event) => event.waitUntil(worker.clients.claim()));
worker.addEventListener('fetch', (event) => {
  const { request } = event;
  if (request.method !== 'GET' || !request.url.startsWith(scope)) return;
  if (request.mode === 'navigate') event.waitUntil(tidy());
  event.respondWith(answer(request));
});

/** All files or none; a host that is being updated meanwhile fails the hashes, and the next visit tries again. */
async function install() {
  const cache = await caches.open(await name);
  await cache.addAll(files.map(({ url, integrity }) => new Request(url, { integrity, cache: 'no-cache' })));
  await worker.skipWaiting();
}

/** @param {Request} request */
async function answer(request) {
  const [address] = request.url.split(/[?#]/);
  const isPage = request.mode === 'navigate' && pages.includes(address);
  const cache = await caches.open(await name);
  const known = (await cache.match(isPage ? page : request)) ?? (isPage ? undefined : await caches.match(request));
  return known ?? fetch(request);
}

/** Throws away what older versions kept, where no page of theirs is open. */
async function tidy() {
  const open = await worker.clients.matchAll({ type: 'window', includeUncontrolled: true });
  if (open.length > 0) return;
  const own = await name;
  const old = (await caches.keys()).filter((other) => other.startsWith(prefix) && other !== own);
  await Promise.all(old.map((other) => caches.delete(other)));
}
