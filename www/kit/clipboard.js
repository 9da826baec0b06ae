// The clipboard, for buttons.

/** Puts a text on the clipboard. @param {string} text @returns {Promise<boolean>} whether that was allowed */
export async function writeClipboard(text) {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}
