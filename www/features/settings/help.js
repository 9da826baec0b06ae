// Help: the keys, what the marks mean, and what becomes of what is typed.

/**
 * @param {HTMLDialogElement} dialog
 * @param {HTMLElement} button
 * @param {() => boolean} hasSingleKeys whether a character alone is a shortcut
 */
export function createHelp(dialog, button, hasSingleKeys) {
  button.addEventListener('click', () => dialog.showModal());
  document.addEventListener('keydown', (event) => {
    const target = /** @type {HTMLElement} */ (event.target);
    if (event.key !== '?' || target.closest('dialog, input, textarea') || !hasSingleKeys()) return;
    event.preventDefault();
    dialog.showModal();
  });
}
