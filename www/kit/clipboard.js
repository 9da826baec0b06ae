// The clipboard, for buttons.

/**
 * What is on the clipboard: its text, or else its content in another form, such as a picture; '' where it is empty,
 * null where the page may not read it.
 * @returns {Promise<string | Blob | null>}
 */
export async function readClipboard() {
  try {
    if (!navigator.clipboard.read) return await navigator.clipboard.readText(); // Firefox before 127
    const [item] = await navigator.clipboard.read();
    if (!item) return '';
    const type = item.types.find((type) => type === 'text/plain') ?? item.types[0];
    const content = await item.getType(type);
    return type === 'text/plain' ? await content.text() : content;
  } catch (error) {
    const isEmpty = error instanceof DOMException && ['DataError', 'NotFoundError'].includes(error.name);
    return isEmpty ? '' : null;
  }
}

/**
 * Puts a text on the clipboard.
 * @param {string} text
 * @returns {Promise<boolean>} whether that was allowed
 */
export async function writeClipboard(text) {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}
