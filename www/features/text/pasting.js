// Ctrl+V and Ctrl+C, anywhere on the page.

/**
 * @param {object} page
 * @param {(pasted: string | File) => void} page.onPaste a text, '' where there was none, or a file
 * @param {() => string} page.onCopy gives the text to copy
 */
export function createPasting({ onPaste, onCopy }) {
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
 * What was pasted. Where there are a text and a file, the text is meant: a spreadsheet, for example, adds a picture of
 * the copied cells. But if the text is only the name of the file, the file is meant: some systems add that name.
 * @param {DataTransfer | null} data
 */
function pastedIn(data) {
  const text = data?.getData('text/plain') ?? '';
  const [file] = data?.files ?? [];
  return file && (text.trim() === '' || text.trim() === file.name) ? file : text;
}

/** Whether text can be typed there. @param {EventTarget | null} target */
function isField(target) {
  return target instanceof HTMLTextAreaElement || (target instanceof HTMLInputElement && target.type === 'text');
}
