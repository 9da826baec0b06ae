// A part of something that ships: whoever hands it on has to hand on its licence, too.

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * @typedef {{ name: string, version: string, of?: string, licence: string, texts: string[] }} Part `of`: what it came in, where
 *   nobody here chose it
 */

/** What a part is called. @param {Part} part */
export const called = ({ name, version, of }) => `${name} ${version}${of ? `, of ${of}` : ''}`.trimEnd();

/** The licence texts in a folder. @param {string} folder */
export const textsIn = (folder) =>
  readdirSync(folder)
    .filter((file) => /^(licen[cs]e|copying|copyright|notice|unlicense)/i.test(file))
    .sort()
    .map((file) => readFileSync(join(folder, file), 'utf8'));
