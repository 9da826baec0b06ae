// Style sheets that are loaded when they are first needed. The order of their layers is in base.css.

/** @type {Record<string, Promise<void>>} by address */
const loaded = {};

/**
 * @param {string} url
 * @param {string} [media] the media that it is for, if not all
 * @returns {Promise<void>} resolves when its rules apply; rejects if it cannot be loaded, and the next call tries again
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
