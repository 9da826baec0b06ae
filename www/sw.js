// The service worker: keeps the files of its version on the device, so that the page works without a network.
//
// It begins with the files that the page has just loaded. The page then says when the others are to be kept: what it
// needs in the person's language soon, photos and other languages later. Whatever is used before that is kept as well.
//
// A page gets only files of its own version. A file's name has the hash of its content in it, and the files of an older
// version stay as long as a page of that version may be open.

/// <reference lib="webworker" />

/** @import { Hindrance } from './model/facts.js' */
/** @import { Kept } from './session/state.js' */

const worker = /** @type {ServiceWorkerGlobalScope} */ (/** @type {unknown} */ (self));

/**
 * All of dist/, as tools/app.js lists it: relative addresses, each with the hash of the file and the part that it belongs
 * to. The page itself has a version instead: a host may add to the page, as long as it leaves the version in it.
 * @typedef {{ url: string, part: 'start' | 'page' | 'rest' | string, hash?: string, version?: string }} Listed `start`: the
 *   page begins with it; `page`: it is needed in every language; a language's tag: it has words of that; `rest`: any other
 * @type {Listed[]}
 */
const files = /** @type {any} */ (self).FILES;
const { scope } = worker.registration;

/** The two addresses of the page itself. No other address is answered with the page. */
const page = './';
const pageFile = './index.html';
const pages = [page, pageFile].map((path) => new URL(path, scope).href);

/** The names of our caches begin with this: other pages of the same host have caches too. */
const prefix = `ninefold ${scope} `;

/** The beginning of it, which is enough to tell versions apart. @param {BufferSource} bytes */
async function hashOf(bytes) {
  const hash = await crypto.subtle.digest('SHA-256', bytes);
  return btoa(String.fromCharCode(...new Uint8Array(hash, 0, 12)));
}

const name = hashOf(new TextEncoder().encode(JSON.stringify(files))).then((hash) => prefix + hash);

/** Headers that are about one request or about the transfer. They are not kept: a kept file answers every request. */
const passing = ['Vary', 'Content-Encoding', 'Content-Length'];

/** A file cannot be kept. */
class Unkept extends Error {
  /** @param {Hindrance} fault */
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
  event.respondWith(answer(event));
});

worker.addEventListener('message', (event) => {
  const { data, ports, source } = event;
  if (data?.keep) event.waitUntil(inTurn(() => obey(data.keep, (report) => source?.postMessage(report))));
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

/** What the worker does for pages: two that are open ask for the same files. @type {Promise<unknown>} */
let last = Promise.resolve();

/** Does something when nothing else is being done. @param {() => Promise<unknown>} work */
const inTurn = (work) => {
  last = last.then(work, work);
  return last;
};

/**
 * Keeps what the page begins with, and each part of which the version before has kept something: all of it or nothing. The page
 * that is open is of that version, and may not know what to ask for: whoever had all of it without a network has all of this one.
 * Where the browser saves data, that is no more than the files that were kept. While a host is updated, some files are of another
 * version: the next visit tries again.
 */
async function install() {
  try {
    const before = await keptBefore();
    const known = files.filter(({ url }) => before.has(stemOf(url)));
    const isSaving = Boolean(/** @type {any} */ (navigator).connection?.saveData);
    const parts = new Set(['start', ...(isSaving ? [] : known.map(({ part }) => part))]);
    await keep(files.filter((file) => parts.has(file.part) || known.includes(file)));
  } catch (error) {
    await tell({ unkept: faultOf(error) });
    throw error;
  }
  await worker.skipWaiting();
}

/** A file's name without the hash in it, by which a version finds what another one has kept. @param {string} url */
const stemOf = (url) => url.replace(/-[\w-]{8}(?=\.\w+$)/, '');

/** The stems of all files that are kept by now. @returns {Promise<Set<string>>} */
async function keptBefore() {
  const ours = (await caches.keys()).filter((other) => other.startsWith(prefix));
  const requests = await Promise.all(ours.map(async (own) => (await caches.open(own)).keys()));
  return new Set(requests.flat().map(({ url }) => stemOf(url.replace(scope, ''))));
}

/**
 * Keeps what a page wishes, and reports what is kept: `page` is all that it needs in its language, `all` is everything.
 * Each of the two is kept whole or not at all.
 * @param {{ language: string, isAll: boolean, isSaving: boolean }} wish `isSaving`: nothing is loaded that nobody has used
 * @param {(report: { kept: Kept, fault: Hindrance | null }) => void} report
 */
async function obey({ language, isAll, isSaving }, report) {
  const first = files.filter(({ part }) => ['start', 'page', language].includes(part));
  /** @type {Kept} */
  let kept = isSaving ? 'used' : 'none';
  let fault = null;
  if (isSaving) await Promise.all(files.map((file) => keep([file], ['only-if-cached']).catch(() => {})));
  try {
    if (!isSaving) await keep(first);
    if ((await missing(first)).length === 0) kept = 'page';
    report({ kept, fault });
    if (isAll && !isSaving) await keep(files);
    if ((await missing(files)).length === 0) kept = 'all';
  } catch (error) {
    fault = faultOf(error);
    if (kept === 'page' && fault.kind === 'lost') fault = null; // there is no network: that is no fault
  }
  report({ kept, fault });
}

/** @param {unknown} error @returns {Hindrance} */
const faultOf = (error) => (error instanceof Unkept ? error.fault : { kind: 'refused', cause: String(error) });

/** Which of some files this version has not kept yet. @param {Listed[]} some */
async function missing(some) {
  const own = await name;
  const requests = (await caches.has(own)) ? await (await caches.open(own)).keys() : [];
  const kept = new Set(requests.map(({ url }) => url));
  return some.filter(({ url }) => !kept.has(new URL(url, scope).href));
}

/** Keeps all of the files or none of those that were missing. @param {Listed[]} some @param {RequestCache[]} [ways] */
async function keep(some, ways) {
  await put(await Promise.all((await missing(some)).map((file) => load(file, ways))));
}

/**
 * A file as it is to be kept. What an older version has kept is copied; then the browser's own cache is asked, because
 * the page may just have loaded the file; a host is asked last, and only where the others have none or an older one.
 * @param {Listed} file
 * @param {RequestCache[]} [ways]
 * @returns {Promise<[address: string, response: Response]>}
 * @throws {Unkept} when there is none, or one of another version
 */
async function load(file, ways = ['force-cache', 'no-cache']) {
  const { url } = file;
  const kept = await caches.match(url, { ignoreVary: true });
  if (kept && (await isOurs(file, await kept.clone().arrayBuffer()))) return [url, kept];
  const all = url === page ? [url, pageFile] : [url]; // a host may know the page by one of its two addresses alone
  let error;
  for (const url of all) {
    for (const cache of ways) {
      try {
        return [file.url, await fetched({ ...file, url }, cache)];
      } catch (unkept) {
        error = unkept;
      }
    }
  }
  throw error;
}

/** @param {Listed} file @param {RequestCache} cache */
async function fetched(file, cache) {
  const name = file.url.replace('./', '');
  const lost = () => {
    throw new Unkept({ kind: 'lost', file: name });
  };
  const response = await fetch(file.url, { cache, mode: 'same-origin' }).catch(lost);
  if (!response.ok) throw new Unkept({ kind: 'status', file: name, status: response.status });
  const bytes = await response.arrayBuffer().catch(lost);
  if (!(await isOurs(file, bytes))) throw new Unkept({ kind: 'changed', file: name });
  return asKept(response, bytes);
}

/** Whether these bytes are the file of this version. @param {Listed} file @param {ArrayBuffer} bytes */
const isOurs = async ({ hash, version = '' }, bytes) =>
  hash ? hash === (await hashOf(bytes)) : new TextDecoder().decode(bytes).includes(version);

/** A new response: the browser does not take a redirected one for a page. @param {Response} response @param {ArrayBuffer} bytes */
function asKept(response, bytes) {
  const headers = new Headers(response.headers);
  for (const header of passing) headers.delete(header);
  return new Response(bytes, { headers });
}

/** @param {[address: string, response: Response][]} responses */
async function put(responses) {
  const own = await name;
  const isNew = !(await caches.has(own));
  try {
    const cache = await caches.open(own);
    await Promise.all(responses.map(([address, response]) => cache.put(address, response)));
  } catch {
    await (isNew ? caches.delete(own) : remove(responses)).catch(() => {});
    throw new Unkept({ kind: 'room' });
  }
}

/** @param {[address: string, response: Response][]} responses */
async function remove(responses) {
  const cache = await caches.open(await name);
  await Promise.all(responses.map(([address]) => cache.delete(address)));
}

/** Tells the open pages. @param {{ unkept: Hindrance }} message */
async function tell(message) {
  const open = await worker.clients.matchAll({ type: 'window', includeUncontrolled: true });
  for (const client of open) if (client.url.startsWith(scope)) client.postMessage(message);
}

/** @param {FetchEvent} event */
async function answer(event) {
  const { request } = event;
  const known = await find(request).catch(() => undefined); // a browser that has lost its caches may have a network
  if (known) return known;
  const response = await fetch(request);
  const [address] = request.url.split('#');
  const file = files.find(({ url }) => new URL(url, scope).href === address);
  if (file && response.ok) event.waitUntil(keepUsed(file, response.clone()).catch(() => {})); // there may be no room
  return response;
}

/** Keeps a file that the page has just used, if it is of this version. @param {Listed} file @param {Response} response */
async function keepUsed(file, response) {
  const bytes = await response.arrayBuffer();
  if (await isOurs(file, bytes)) await put([[file.url, asKept(response, bytes)]]);
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
