// Finds elements of the page, and makes sure of their kind.

/**
 * The first element below another that a selector finds.
 * @template {abstract new (...args: any) => Element} Kind
 * @param {ParentNode} root
 * @param {string} selector
 * @param {Kind} Kind for example HTMLButtonElement
 * @returns {InstanceType<Kind>}
 * @throws {TypeError} when there is none, or one of another kind
 */
export function find(root, selector, Kind) {
  const found = root.querySelector(selector);
  if (found instanceof Kind) return /** @type {InstanceType<Kind>} */ (found);
  throw new TypeError(`no ${Kind.name} is ${selector}`);
}

/**
 * All elements below another that a selector finds.
 * @template {abstract new (...args: any) => Element} Kind
 * @param {ParentNode} root
 * @param {string} selector
 * @param {Kind} Kind
 * @returns {InstanceType<Kind>[]}
 * @throws {TypeError} when one of them is of another kind
 */
export function findAll(root, selector, Kind) {
  return Array.from(root.querySelectorAll(selector), (found) => {
    if (found instanceof Kind) return /** @type {InstanceType<Kind>} */ (found);
    throw new TypeError(`${selector} is no ${Kind.name}`);
  });
}

/** A button of the page. @param {string} id */
export const button = (id) => find(document, `#${id}`, HTMLButtonElement);

/** Whether text can be typed there. @param {EventTarget | null} target */
export const isField = (target) =>
  target instanceof HTMLTextAreaElement || (target instanceof HTMLInputElement && target.type === 'text');
