// Help: the keys, what the marks mean, and what becomes of what is typed.

/**
 * @param {HTMLDialogElement} dialog
 * @param {HTMLElement} button
 */
export function createHelp(dialog, button) {
  button.addEventListener('click', () => dialog.showModal());
  document.addEventListener('keydown', (event) => {
    const target = /** @type {HTMLElement} */ (event.target);
    if (event.key !== '?' || target.closest('dialog, input, textarea')) return;
    event.preventDefault();
    dialog.showModal();
  });
}
