// The elements of index.html that JavaScript knows by their id.

/** @param {string} id */
export const element = (id) => /** @type {HTMLElement} */ (document.getElementById(id));

/** @param {string} id */
export const button = (id) => /** @type {HTMLButtonElement} */ (element(id));

/** @param {string} id */
export const select = (id) => /** @type {HTMLSelectElement} */ (element(id));

/** @param {string} id */
export const dialog = (id) => /** @type {HTMLDialogElement} */ (element(id));

/** @param {string} id */
export const template = (id) => /** @type {HTMLTemplateElement} */ (element(id));
