// The service worker: keeps every file of its version on the device, so that the page works without a network.
//
// A page gets only files of its own version. A file's name has the hash of its content in it, and the files of an older
// version stay as long as a page of that version may be open.

/// <reference lib="webworker" />

const worker = /** @type {ServiceWorkerGlobalScope} */ (/** @type {unknown} */ (self));

/**
 * All of dist/, as tools/app.js lists it: relative addresses, each with the hash of the file. The page itself has a
 * version instead: a host may add to the page, as long as it leaves the version in it.
 * @type {{ url: string, hash?: string, version?: string }[]}
 */
const files = /** @type {any} */ (self).FILES;
const { scope } = worker.registration;

/** The two addresses of the page itself. No other address is answered with the page. */
const page = './';
const pageFile = './index.html';
const pages = [page, pageFile].map((path) => new URL(path, scope).href);

/** The names of our caches begin with this: other pages of the same host have caches too. */
const prefix = `ninefold ${scope} `;

/** @param {BufferSource} bytes */
async function hashOf(bytes) {
  const hash = await crypto.subtle.digest('SHA-256', bytes);
  return btoa(String.fromCharCode(...new Uint8Array(hash)));
}

const name = hashOf(new TextEncoder().encode(JSON.stringify(files))).then((hash) => prefix + hash);

/** Headers that are about one request or about the transfer. They are not kept: a kept file answers every request. */
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
  if (isShared(request)) return event.respondWith(take(request));
  if (request.method !== 'GET' || !request.url.startsWith(scope)) return;
  if (request.mode === 'navigate') event.waitUntil(tidy());
  event.respondWith(answer(request));
});

worker.addEventListener('message', ({ data, ports }) => {
  if (data?.wants !== 'shared') return;
  ports[0].postMessage({ shared });
  shared = null;
});

/**
 * The picture that another program shares with the page, until the page asks for it a moment later. It is never written
 * to the disk.
 * @type {File | null}
 */
let shared = null;

/** Whether another program shares something, as the manifest says. @param {Request} request */
const isShared = ({ method, mode, url }) =>
  method === 'POST' && mode === 'navigate' && pages.includes(url.split(/[?#]/)[0]);

/** Takes what is shared, and leads to the page: with a text in its address, or with the wish to have the picture. @param {Request} request */
async function take(request) {
  const form = await request.formData();
  const address = new URL(page, scope);
  shared = null;
  for (const [name, value] of form) {
    if (typeof value === 'string') address.searchParams.append(name, value);
    else if (value.size > 0) shared ??= value;
  }
  if (shared) address.search = '?do=shared';
  return Response.redirect(address.href, 303);
}

/** Keeps all files or none. While a host is updated, some files are of another version: the next visit tries again. */
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
  return new Response(bytes, { headers }); // a new one: the browser does not take a redirected one for a page
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
  const known = await find(request).catch(() => undefined); // a browser that has lost its caches may have a network
  return known ?? fetch(request);
}

/**
 * What is kept for a request: by this version, or else by an older one, because a page of that may be open.
 * @param {Request} request
 */
async function find(request) {
  const [address] = request.url.split(/[?#]/);
  const cache = await caches.open(await name);
  if (request.mode === 'navigate' && pages.includes(address)) return cache.match(page);
  const options = { ignoreVary: true }; // an older version may have kept a Vary header
  return (await cache.match(request, options)) ?? caches.match(request, options);
}

/** Throws away what older versions kept, unless a page is open or a newer version is being installed. */
async function tidy() {
  if (worker.registration.installing) return;
  const open = await worker.clients.matchAll({ type: 'window', includeUncontrolled: true });
  if (open.length > 0) return;
  const own = await name;
  const old = (await caches.keys()).filter((other) => other.startsWith(prefix) && other !== own);
  await Promise.all(old.map((other) => caches.delete(other)));
}
