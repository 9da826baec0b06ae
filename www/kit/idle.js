// What can wait until the page is there.

/** Does something that nobody waits for, as soon as the page is loaded and has nothing else to do. @param {() => unknown} act */
export function whenIdle(act) {
  const wait = () =>
    'requestIdleCallback' in globalThis ? requestIdleCallback(act, { timeout: 3000 }) : setTimeout(act); // Safari has none
  if (document.readyState === 'complete') wait();
  else addEventListener('load', wait, { once: true });
}
