// `npm run dev` serves this file instead of the service worker. A browser may still have the service worker of a built
// page from the same address. This one replaces it, deletes what it kept, and removes itself: then the page comes from
// the server again.

/// <reference lib="webworker" />

const worker = /** @type {ServiceWorkerGlobalScope} */ (/** @type {unknown} */ (self));

worker.addEventListener('install', () => worker.skipWaiting());
worker.addEventListener('activate', (event) => event.waitUntil(leave()));

async function leave() {
  await worker.registration.unregister();
  const kept = (await caches.keys()).filter((name) => name.startsWith('ninefold '));
  await Promise.all(kept.map((name) => caches.delete(name)));
  for (const page of await worker.clients.matchAll({ type: 'window' })) page.navigate(page.url);
}
