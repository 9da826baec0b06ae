// Gives the focus to the grid when a button is pressed by mouse or finger, so that one can go on typing. A button that
// is pressed by key keeps the focus. So does a button that opens a dialog: the dialog gives the focus back to it.

/**
 * @param {readonly HTMLElement[]} parts groups of buttons
 * @param {() => void} focus gives the focus to the grid; the button acts later, and may move the focus again
 */
export function leaveFocus(parts, focus) {
  for (const part of parts) {
    part.addEventListener('pointerdown', (event) => {
      const isButton = event.target instanceof Element && event.target.closest('button:not([aria-haspopup]), label');
      if (!isButton) return;
      event.preventDefault(); // or the button would get the focus
      focus();
    });
  }
}
