// Signs that somebody will come back: the page is installed, or is used for long.

/** Whether it runs in a window of its own. */
const isInstalled = () => matchMedia('(display-mode: standalone)').matches;

/** Does something if the page is installed, or once it is. @param {() => void} act */
export function whenInstalled(act) {
  if (isInstalled()) act();
  else addEventListener('appinstalled', act, { once: true });
}

/** Does something once the page was looked at for some minutes. @param {number} minutes @param {() => void} act */
export function afterUse(minutes, act) {
  let left = minutes;
  const timer = setInterval(() => {
    if (document.hidden || --left > 0) return;
    clearInterval(timer);
    act();
  }, 60_000);
}

/**
 * Asks the browser not to throw away what the page keeps when room is short: where the person is not asked for it, or has
 * installed the page.
 */
export async function keepLong() {
  const { permissions, storage } = navigator;
  const persist = () => storage?.persist?.().catch(() => {});
  const { state } = (await permissions?.query({ name: 'persistent-storage' }).catch(() => null)) ?? {};
  if (state === 'granted') persist();
  else whenInstalled(persist);
}
