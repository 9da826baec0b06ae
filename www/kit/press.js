// What a press does: a button names it, in `data-do`, and whoever does it says so here. So one thing can have a button on the
// page, a row in the menu and one in a dialog, which may be made later.

/** @type {Map<string, (button: HTMLElement) => unknown>} */
const doers = new Map();

/**
 * Has a press do something, from any button with this name.
 * @param {string} name
 * @param {(button: HTMLElement) => unknown} act
 */
export function whenPressed(name, act) {
  document.addEventListener('click', press); // once, however often it is said
  doers.set(name, act);
}

/** @param {MouseEvent} event */
function press({ target }) {
  const button = target instanceof Element ? target.closest('[data-do]') : null;
  if (button instanceof HTMLElement) doers.get(button.dataset.do ?? '')?.(button);
}
