// The clipboard: Ctrl+V and Ctrl+C anywhere on the page, and the same for buttons.

/**
 * @param {object} page
 * @param {(pasted: string | File) => void} page.onPaste a text, '' where there was none, or a file
 * @param {() => string} page.onCopy gives the text to copy
 */
export function createClipboard({ onPaste, onCopy }) {
  document.addEventListener('paste', (event) => {
    const pasted = pastedIn(event.clipboardData);
    if (isField(event.target) && typeof pasted === 'string') return; // a field takes text by itself, and no file
    event.preventDefault();
    onPaste(pasted);
  });

  document.addEventListener('copy', (event) => {
    if (isField(event.target) || getSelection()?.toString()) return;
    event.preventDefault();
    event.clipboardData?.setData('text/plain', onCopy());
  });
}

/**
 * What was pasted. Where there are both, the text is meant: programs give a picture of the cells they copy along. But
 * some systems give a file's name along as text.
 * @param {DataTransfer | null} data
 */
function pastedIn(data) {
  const text = data?.getData('text/plain') ?? '';
  const [file] = data?.files ?? [];
  return file && (text.trim() === '' || text.trim() === file.name) ? file : text;
}

/**
 * What is on the clipboard: the text, else what there is instead, such as a picture; '' where there is nothing, null
 * where there is no leave to read it.
 * @returns {Promise<string | Blob | null>}
 */
export async function read() {
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
export async function write(text) {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}

/** Whether text can be typed there. @param {EventTarget | null} target */
function isField(target) {
  return target instanceof HTMLTextAreaElement || (target instanceof HTMLInputElement && target.type === 'text');
}
