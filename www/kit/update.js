// Changes of the page that cost nothing where they change nothing: a browser looks through its styles even for what
// already was so, and at each key much of the page is drawn as it was.

/**
 * Gives an element its text; it has nothing else in it.
 * @param {Element} element
 * @param {string} text
 */
export function write(element, text) {
  if (element.textContent !== text) element.textContent = text;
}

/**
 * Shows an element, or hides it.
 * @param {HTMLElement} element
 * @param {boolean} isShown
 */
export function show(element, isShown) {
  if (element.hidden === isShown) element.hidden = !isShown;
}

/**
 * Sets an attribute; an empty value takes it away.
 * @param {Element} element
 * @param {string} name
 * @param {string} value
 */
export function set(element, name, value) {
  if (!value) element.removeAttribute(name);
  else if (element.getAttribute(name) !== value) element.setAttribute(name, value);
}

/**
 * Gives a live region its text so that it is said, also where it has said the same before: a text that does not change is
 * mute, a no-break space more is not seen.
 * @param {Element} element
 * @param {string} text
 */
export function announce(element, text) {
  element.textContent = text && element.textContent === text ? `${text}\u00a0` : text;
}
