// The text box: the puzzle as text to take away, and any text to read in.

/** @typedef {import('../pkg/ninefold.js').Layout} Layout */

/**
 * @param {HTMLDialogElement} dialog
 * @param {object} page both reject with an Error that says why there is no puzzle in the text
 * @param {(text: string) => Promise<void>} page.onRead the text is to be read in
 * @param {(text: string, layout: Layout) => Promise<string>} page.onLayout the text is wanted in another layout
 */
export function createTextbox(dialog, { onRead, onLayout }) {
  const title = /** @type {HTMLElement} */ (dialog.querySelector('h2'));
  const text = /** @type {HTMLTextAreaElement} */ (dialog.querySelector('textarea'));
  const error = /** @type {HTMLElement} */ (dialog.querySelector('[role=alert]'));
  const layout = /** @type {HTMLSelectElement} */ (dialog.querySelector('select'));

  /** @param {() => Promise<void>} work */
  async function attempt(work) {
    error.textContent = '';
    try {
      await work();
    } catch (trouble) {
      error.textContent = trouble instanceof Error ? trouble.message : String(trouble);
      text.focus();
    }
  }

  dialog.querySelector('.primary')?.addEventListener('click', () =>
    attempt(async () => {
      await onRead(text.value);
      dialog.close();
    }),
  );
  layout.addEventListener('change', () =>
    attempt(async () => {
      text.value = await onLayout(text.value, /** @type {Layout} */ (layout.value));
    }),
  );

  return {
    /**
     * @param {string} shown what stands in the box at first, in rows
     * @param {string} name what that is
     */
    open(shown, name) {
      title.textContent = name;
      text.value = shown;
      layout.value = 'rows';
      error.textContent = '';
      dialog.showModal();
      text.focus();
      text.select();
    },
  };
}
