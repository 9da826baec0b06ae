// The service worker: keeps every file of its version on the device, so that the page works without a network.
//
// A page only ever gets files of its own version: their names have the hash of their content in them, and what an
// older version kept stays for as long as a page may be open that asks for it.

/// <reference lib="webworker" />

const worker = /** @type {ServiceWorkerGlobalScope} */ (/** @type {unknown} */ (self));

/**
 * All of dist/, as tools/app.js lists it: relative addresses, each with the hash of the file; a host may change the
 * page itself, and has to leave its version in it.
 * @type {{ url: string, hash?: string, version?: string }[]}
 */
const files = /** @type {any} */ (self).__WB_MANIFEST;
const { scope } = worker.registration;

/** Where the page itself is found; nothing else below that address is ours to answer for with it. */
const page = './';
const pageFile = './index.html';
const pages = [page, pageFile].map((path) => new URL(path, scope).href);

/** Other pages of the same host have caches too. */
const prefix = `ninefold ${scope} `;

/** @param {BufferSource} bytes */
async function hashOf(bytes) {
  const hash = await crypto.subtle.digest('SHA-256', bytes);
  return btoa(String.fromCharCode(...new Uint8Array(hash)));
}

const name = hashOf(new TextEncoder().encode(JSON.stringify(files))).then((hash) => prefix + hash);

/** What speaks of the request or of the bytes on their way: what is kept answers every request, whatever it varied by. */
const passing = ['Vary', 'Content-Encoding', 'Content-Length'];

/** A file cannot be kept. */
class Unkept extends Error {
  /** @param {import('./features/settings/offline.js').Fault} fault */
  constructor(fault) {
    super(JSON.stringify(fault));
    this.fault = fault;
  }
}

worker.addEventListener('install', (event) => event.waitUntil(install()));
worker.addEventListener('activate', (event) => event.waitUntil(worker.clients.claim()));
worker.addEventListener('fetch', (event) => {
  const { request } = event;
  if (request.method !== 'GET' || !request.url.startsWith(scope)) return;
  if (request.mode === 'navigate') event.waitUntil(tidy());
  event.respondWith(answer(request));
});

/** All files or none; a host that is being updated meanwhile has some of another version, and the next visit tries again. */
async function install() {
  try {
    await keep(await Promise.all(files.map(load)));
  } catch (error) {
    await tell({ unkept: error instanceof Unkept ? error.fault : { kind: 'refused', cause: String(error) } });
    throw error;
  }
  await worker.skipWaiting();
}

/**
 * A file as it is to be kept.
 * @param {(typeof files)[number]} file
 * @returns {Promise<[address: string, response: Response]>}
 * @throws {Unkept} when there is none, or one of another version
 */
async function load(file) {
  if (file.url !== page) return [file.url, await fetched(file)];
  // A host may know the page by one of its two addresses alone.
  return [page, await fetched(file).catch(() => fetched({ ...file, url: pageFile }))];
}

/** @param {(typeof files)[number]} file */
async function fetched({ url, hash, version = '' }) {
  const file = url.replace('./', '');
  const lost = () => {
    throw new Unkept({ kind: 'lost', file });
  };
  const response = await fetch(url, { cache: 'no-cache' }).catch(lost);
  if (!response.ok) throw new Unkept({ kind: 'status', file, status: response.status });
  const bytes = await response.arrayBuffer().catch(lost);
  const isOurs = hash ? hash === (await hashOf(bytes)) : new TextDecoder().decode(bytes).includes(version);
  if (!isOurs) throw new Unkept({ kind: 'changed', file });
  const headers = new Headers(response.headers);
  for (const header of passing) headers.delete(header);
  return new Response(bytes, { headers }); // one of our own: a redirected one may not answer for a page
}

/** @param {[address: string, response: Response][]} responses */
async function keep(responses) {
  const own = await name;
  const isNew = !(await caches.has(own));
  try {
    const cache = await caches.open(own);
    await Promise.all(responses.map(([address, response]) => cache.put(address, response)));
  } catch {
    if (isNew) await caches.delete(own).catch(() => {});
    throw new Unkept({ kind: 'room' });
  }
}

/** Tells the open pages. @param {{ unkept: import('./features/settings/offline.js').Fault }} message */
async function tell(message) {
  const open = await worker.clients.matchAll({ type: 'window', includeUncontrolled: true });
  for (const client of open) if (client.url.startsWith(scope)) client.postMessage(message);
}

/** @param {Request} request */
async function answer(request) {
  const known = await find(request).catch(() => undefined); // a browser that has lost its caches has a network yet
  return known ?? fetch(request);
}

/** What is kept for a request, by this version or, as a page of it may be open, by an older one. @param {Request} request */
async function find(request) {
  const [address] = request.url.split(/[?#]/);
  const cache = await caches.open(await name);
  if (request.mode === 'navigate' && pages.includes(address)) return cache.match(page);
  const options = { ignoreVary: true }; // an older version may have kept what the host varies
  return (await cache.match(request, options)) ?? caches.match(request, options);
}

/** Throws away what older versions kept, where no page of theirs is open and no newer one is being kept. */
async function tidy() {
  if (worker.registration.installing) return;
  const open = await worker.clients.matchAll({ type: 'window', includeUncontrolled: true });
  if (open.length > 0) return;
  const own = await name;
  const old = (await caches.keys()).filter((other) => other.startsWith(prefix) && other !== own);
  await Promise.all(old.map((other) => caches.delete(other)));
}
