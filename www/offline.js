// The page without a network: sw.js keeps its files on the device.

/**
 * Sets it up once the page is there; a browser that cannot is no trouble.
 * @param {() => void} onUpdate a new version has arrived and will be there on the next visit
 */
export function createOffline(onUpdate) {
  if (document.readyState === 'complete') register(onUpdate);
  else addEventListener('load', () => register(onUpdate));
}

/** @param {() => void} onUpdate */
async function register(onUpdate) {
  try {
    const { serviceWorker } = navigator;
    let isFirst = !serviceWorker.controller;
    serviceWorker.addEventListener('controllerchange', () => {
      if (!isFirst) onUpdate();
      isFirst = false;
    });
    await serviceWorker.register(new URL('sw.js', document.baseURI));
  } catch {}
}
