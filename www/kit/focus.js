// Keeps the focus from being lost: if the element that had it is hidden or gone, what is in front gets it: the board or the list.

/** Whether the page may move the focus, and scroll: in a frame not while the person is in the page around it. */
export const isHere = () => parent === self || document.hasFocus();

/**
 * Draws, and gives the focus to what is in front if the drawing has taken it from an element.
 * @param {() => void} draw
 * @param {() => void} home gives the focus to what is in front
 */
export function drawKeepingFocus(draw, home) {
  const { activeElement: before } = document;
  draw();
  if (before !== document.body && document.activeElement === document.body) home();
  else keepFocus(home);
}

/** Gives the focus to what is in front if a hidden element has it. @param {() => void} home gives the focus to what is in front */
export function keepFocus(home) {
  if (document.activeElement?.closest('[hidden], dialog:not([open])')) home();
}
