// The text box: the puzzle as text to take away, and any text to read in.

/**
 * @param {HTMLDialogElement} dialog
 * @param {(text: string) => Promise<string>} onRead gives back why the text was not taken, or ''
 */
export function createTextbox(dialog, onRead) {
  const text = /** @type {HTMLTextAreaElement} */ (dialog.querySelector('textarea'));
  const error = /** @type {HTMLElement} */ (dialog.querySelector('[role=alert]'));
  dialog.querySelector('.primary')?.addEventListener('click', async () => {
    error.textContent = await onRead(text.value);
    if (error.textContent) text.focus();
    else dialog.close();
  });
  return {
    /** @param {string} shown what stands in the box at first */
    open(shown) {
      text.value = shown;
      error.textContent = '';
      dialog.showModal();
      text.focus();
      text.select();
    },
  };
}
