// A button that is pressed by mouse or finger leaves the keyboard to the grid; whoever presses it by key stays there. What
// opens a dialog keeps the focus, as the dialog gives it back there.

/**
 * @param {readonly HTMLElement[]} parts groups of buttons
 * @param {() => void} focus gives the focus to the grid, before what the button does may give it on
 */
export function leaveFocus(parts, focus) {
  for (const part of parts) {
    part.addEventListener('pointerdown', (event) => {
      const isButton = event.target instanceof Element && event.target.closest('button:not([aria-haspopup]), label');
      if (!isButton) return;
      event.preventDefault(); // which would give it to the button
      focus();
    });
  }
}
