// Changes elements only where something is new. At each key most of the page is drawn as it was, and a browser works
// out the styles of an element again even if it is given what it had.

/** Gives an element its text. The element has no other content. @param {Element} element @param {string} text */
export function write(element, text) {
  if (element.textContent !== text) element.textContent = text;
}

/** Shows an element, or hides it. @param {HTMLElement} element @param {boolean} isShown */
export function show(element, isShown) {
  if (element.hidden === isShown) element.hidden = !isShown;
}

/** Fills the first of some bars, and empties the others. @param {Iterable<Element>} bars @param {number} count */
export function fill(bars, count) {
  for (const [index, bar] of [...bars].entries()) set(bar, 'class', index < count ? 'is' : '');
}

/** Sets an attribute; an empty value takes it away. @param {Element} element @param {string} name @param {string} value */
export function set(element, name, value) {
  if (!value) element.removeAttribute(name);
  else if (element.getAttribute(name) !== value) element.setAttribute(name, value);
}

/**
 * Gives a live region its text, so that a screen reader says it even if it said the same before. It says only what has
 * changed: the second time the text ends in a no-break space, which nobody sees.
 * @param {Element} element
 * @param {string} text
 */
export function announce(element, text) {
  element.textContent = text && element.textContent === text ? `${text}\u00a0` : text;
}
