// The clipboard: Ctrl+V and Ctrl+C anywhere on the page, and the same for buttons.

/**
 * @param {object} page
 * @param {(text: string) => void} page.onPaste
 * @param {() => string} page.onCopy gives the text to copy
 */
export function createClipboard({ onPaste, onCopy }) {
  document.addEventListener('paste', (event) => {
    if (isField(event.target)) return;
    event.preventDefault();
    onPaste(event.clipboardData?.getData('text/plain') ?? '');
  });

  document.addEventListener('copy', (event) => {
    if (isField(event.target) || getSelection()?.toString()) return;
    event.preventDefault();
    event.clipboardData?.setData('text/plain', onCopy());
  });

  return {
    /** The text on the clipboard; '' where there is none, or no leave to read it. */
    async read() {
      return (await navigator.clipboard?.readText().catch(() => '')) ?? '';
    },
    write,
  };
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
