// Elements made by script.

/**
 * An element with something in it.
 * @template {keyof HTMLElementTagNameMap} Tag
 * @param {Tag} tag
 * @param {(string | Node)[]} content
 */
export function make(tag, ...content) {
  const element = document.createElement(tag);
  element.append(...content);
  return element;
}
