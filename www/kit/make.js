// Elements made by script.

/**
 * Makes an element with some content.
 * @template {keyof HTMLElementTagNameMap} Tag
 * @param {Tag} tag
 * @param {(string | Node)[]} content
 */
export function make(tag, ...content) {
  const element = document.createElement(tag);
  element.append(...content);
  return element;
}
