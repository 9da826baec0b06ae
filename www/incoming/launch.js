// Takes the files and addresses with which the system opens the installed page, whether it was open before or not.

/**
 * @typedef {{ targetURL?: string, files: readonly { getFile(): Promise<File> }[] }} Launch
 * @typedef {{ setConsumer(consumer: (launch: Launch) => Promise<void>): void }} LaunchQueue
 */

/**
 * @param {object} page
 * @param {(file: File) => Promise<unknown>} page.onFile
 * @param {(address: URL) => Promise<void>} page.onAddress the system asks the open page for another address
 */
export function createLaunch({ onFile, onAddress }) {
  /** @type {string | undefined} the address that the page was loaded from: the page has followed it by itself */
  let followed = location.href;

  /** @type {{ launchQueue?: LaunchQueue }} */ (globalThis).launchQueue?.setConsumer(async ({ targetURL, files }) => {
    for (const file of files ?? []) await onFile(await file.getFile());
    if (targetURL && targetURL !== followed && !files?.length) await onAddress(new URL(targetURL));
    followed = undefined;
  });
}
