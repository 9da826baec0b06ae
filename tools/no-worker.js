// What `npm run dev` serves in the place of the service worker: where one of the built page is left over from the same
// address, it makes way, and the page comes from the server again.

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
