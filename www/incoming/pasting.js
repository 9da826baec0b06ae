// Ctrl+V, anywhere on the page, and the clipboard for a button.

import { isField } from '../kit/find.js';

/** @param {(pasted: string | File) => void} onPaste a text, '' where there was none, or a file */
export function createPasting(onPaste) {
  document.addEventListener('paste', (event) => {
    const pasted = pastedIn(event.clipboardData);
    if (isField(event.target) && typeof pasted === 'string') return; // a field takes text by itself, and no file
    event.preventDefault();
    onPaste(pasted);
  });
}

/**
 * What was pasted. Where there are a text and a file, the text is meant: a spreadsheet, for example, adds a picture of
 * the copied cells. But if the text is only the name of the file, the file is meant: some systems add that name.
 * @param {DataTransfer | null} data
 */
function pastedIn(data) {
  const text = data?.getData('text/plain') ?? '';
  const [file] = data?.files ?? [];
  return file && (text.trim() === '' || text.trim() === file.name) ? file : text;
}

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
