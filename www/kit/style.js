// Style sheets that are loaded when what they are for is first wanted. Which layer is above which, base.css has said.

/** @type {Record<string, Promise<void>>} by address */
const loaded = {};

/**
 * @param {string} url
 * @param {string} [media] what it is for, if not for all
 * @returns {Promise<void>} once its rules hold; rejects where it cannot be loaded, and then it can be tried again
 */
export function loadStyle(url, media = 'all') {
  const { href } = new URL(url, document.baseURI);
  loaded[href] ??= new Promise((resolve, reject) => {
    const link = document.createElement('link');
    link.rel = 'stylesheet';
    link.media = media;
    link.href = href;
    link.addEventListener('load', () => resolve());
    link.addEventListener('error', () => {
      delete loaded[href];
      link.remove();
      reject(new Error(`${href} could not be loaded`));
    });
    document.head.append(link);
  });
  return loaded[href];
}

/**
 * Does what nobody waits for once the page is there and has nothing else to do.
 * @param {() => unknown} act
 */
export function whenIdle(act) {
  const wait = () => ('requestIdleCallback' in globalThis ? requestIdleCallback(act) : setTimeout(act)); // Safari has none
  if (document.readyState === 'complete') wait();
  else addEventListener('load', wait, { once: true });
}
