// Answers to a list's puzzles on the disk: in a folder for each list, which only this page sees. A browser may have no such
// folders, or no room in them.

const folders = async () => (await navigator.storage.getDirectory()).getDirectoryHandle('answers', { create: true });

/**
 * Keeps answers. Only a worker can.
 * @param {{ list: string, start: number }} place the list's key, and the index of the first puzzle
 * @param {Uint8Array<ArrayBuffer>} answers
 * @returns {Promise<boolean>} whether the browser does it
 */
export async function keepAnswers({ list, start }, answers) {
  try {
    const folder = await (await folders()).getDirectoryHandle(list, { create: true });
    const file = await (await folder.getFileHandle(String(start), { create: true })).createSyncAccessHandle();
    file.truncate(0);
    const length = file.write(answers);
    file.close();
    return length === answers.length;
  } catch {
    return false;
  }
}

/** Answers that were kept. @param {string} list @param {number} start */
export async function keptAnswers(list, start) {
  const folder = await (await folders()).getDirectoryHandle(list);
  return (await folder.getFileHandle(String(start))).getFile();
}

/** Drops the answers to lists of which nobody will ask any more: their keys come before this one. @param {string} key */
export async function dropAnswersBefore(key) {
  const all = await folders();
  for await (const list of all.keys()) if (list < key) await all.removeEntry(list, { recursive: true });
}

/** Drops all answers that were kept of a list. @param {string} list */
export const dropAnswers = async (list) => (await folders()).removeEntry(list, { recursive: true });
