// Saves a file for the person.

import { make } from './make.js';

/** @param {string} name @param {Blob} content */
export function save(name, content) {
  const link = make('a');
  link.href = URL.createObjectURL(content);
  link.download = name;
  link.click();
  // Not before the browser has surely begun to read it.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}
