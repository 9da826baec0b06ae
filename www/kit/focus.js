// The focus is never lost: what had it may be hidden or gone, and then the board has it.

/**
 * Draws, and gives the focus to the board where the drawing has taken it from what had it.
 * @param {() => void} draw
 * @param {() => void} home gives the focus to the board
 */
export function drawKeepingFocus(draw, home) {
  const { activeElement: before } = document;
  draw();
  if (before !== document.body && document.activeElement === document.body) home();
  else keepFocus(home);
}

/** Gives the focus to the board where what has it is hidden. @param {() => void} home */
export function keepFocus(home) {
  if (document.activeElement?.closest('[hidden], dialog:not([open])')) home();
}
