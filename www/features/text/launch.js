// What the installed page is opened with by the system, while it is open already or not.

/**
 * @typedef {{ targetURL?: string, files: readonly { getFile(): Promise<File> }[] }} Launch
 * @typedef {{ setConsumer(consumer: (launch: Launch) => Promise<void>): void }} LaunchQueue
 */

/**
 * @param {object} page
 * @param {(file: File) => Promise<unknown>} page.onFile
 * @param {(address: URL) => Promise<void>} page.onAddress the page is open, and asked for at another address
 */
export function createLaunch({ onFile, onAddress }) {
  /** @type {string | undefined} the address that the page was loaded from, which is followed already */
  let followed = location.href;

  /** @type {{ launchQueue?: LaunchQueue }} */ (globalThis).launchQueue?.setConsumer(async ({ targetURL, files }) => {
    for (const file of files ?? []) await onFile(await file.getFile());
    if (targetURL && targetURL !== followed && !files?.length) await onAddress(new URL(targetURL));
    followed = undefined;
  });
}
