// Tells what comes in by how it begins: text, a picture or neither. Every way in asks here first. It uses no DOM.

import { Lost } from '../model/errors.js';

/** @import { Kind } from '../model/errors.js' */

/** How much of a file or a text is looked at, in bytes or characters. */
const headLength = 1 << 16;

/** @param {string} format @returns {Kind} */
const picture = (format) => ({ is: 'picture', format });

/** How files begin, with a character for each byte; `?` stands for any byte. @type {[sign: string, kind: Kind][]} */
const signs = [
  ['\xff\xd8\xff', picture('JPEG')],
  ['\x89PNG\r\n\x1a\n', picture('PNG')],
  ['GIF87a', picture('GIF')],
  ['GIF89a', picture('GIF')],
  ['RIFF????WEBP', picture('WebP')],
  ...['avif', 'avis'].map((brand) => /** @type {[string, Kind]} */ ([`????ftyp${brand}`, picture('AVIF')])),
  ...['heic', 'heix', 'heim', 'heis', 'hevc', 'mif1', 'msf1'].map(
    (brand) => /** @type {[string, Kind]} */ ([`????ftyp${brand}`, picture('HEIC')]),
  ),
  ['BM????\0\0\0\0', picture('BMP')],
  ['II*\0', picture('TIFF')],
  ['MM\0*', picture('TIFF')],
  ['%PDF-', { is: 'pdf' }],
  ['\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1', { is: 'office' }],
  ['PK\x03\x04', { is: 'packed' }],
  ['PK\x05\x06', { is: 'packed' }],
  ['\x1f\x8b', { is: 'packed' }],
  ['BZh91AY&SY', { is: 'packed' }],
  ['7z\xbc\xaf\x27\x1c', { is: 'packed' }],
  ['\xfd7zXZ\0', { is: 'packed' }],
  ['Rar!\x1a\x07', { is: 'packed' }],
  ['\x28\xb5\x2f\xfd', { is: 'packed' }],
];

/** What the files of Office programs have near their beginning, those of spreadsheets first. @type {[part: string, kind: Kind][]} */
const officeParts = [
  ['xl/', { is: 'sheet' }],
  ['mimetypeapplication/vnd.oasis.opendocument.spreadsheet', { is: 'sheet' }],
  ['W\0o\0r\0k\0b\0o\0o\0k\0', { is: 'sheet' }],
  ['[Content_Types].xml', { is: 'office' }],
  ['mimetypeapplication/vnd.oasis.opendocument', { is: 'office' }],
];

/** An XML file with `svg` as its first element, after what may stand before that. */
const beginsSvg = /^\s*(?:<[?!][^>]*>[\s\]>]*)*<svg\b/;

/** The first bytes of what comes in. @param {string | Blob} source @throws {Lost} */
export async function headOf(source) {
  if (typeof source === 'string') return new TextEncoder().encode(source.slice(0, headLength));
  try {
    return new Uint8Array(await source.slice(0, headLength).arrayBuffer());
  } catch {
    throw new Lost();
  }
}

/** What comes in. @param {string | Blob} source @returns {Promise<Kind>} @throws {Lost} */
export async function kindIn(source) {
  const head = await headOf(source);
  return head.length === 0 && typeof source !== 'string' ? { is: 'empty' } : kindOf(head);
}

/** All of a text. @param {string | Blob} source @param {string} encoding of a Blob */
export const wholeText = async (source, encoding) =>
  typeof source === 'string' ? source : new TextDecoder(encoding).decode(await source.arrayBuffer());

/** What a text or a file is that begins with these bytes. @param {Uint8Array} head @returns {Kind} */
export function kindOf(head) {
  const begin = String.fromCharCode(...head.subarray(0, 128));
  const [, kind] = signs.find(([sign]) => isSign(sign, begin)) ?? [];
  if (kind?.is === 'packed' || kind?.is === 'office') {
    const all = new TextDecoder('latin1').decode(head);
    return officeParts.find(([part]) => all.includes(part))?.[1] ?? kind;
  }
  if (kind) return kind;
  const encoding = encodingOf(head);
  const text = new TextDecoder(encoding).decode(head);
  if (controlsIn(text) > 1 + text.length / 50) return { is: 'binary' };
  return beginsSvg.test(text) ? picture('SVG') : { is: 'text', encoding };
}

/** @param {string} sign @param {string} begin */
const isSign = (sign, begin) =>
  [...sign].every((character, at) => character === begin[at] || (character === '?' && at < begin.length));

/**
 * The encoding of a text: UTF-16 if it begins with a byte order mark or nearly every other byte is a zero; UTF-8 if it
 * is valid; otherwise the one that older programs use, with a byte for each character.
 * @param {Uint8Array} head
 */
function encodingOf(head) {
  const [first, second] = head;
  if (first === 0xff && second === 0xfe) return 'utf-16le';
  if (first === 0xfe && second === 0xff) return 'utf-16be';
  const zeros = [0, 0];
  for (const [at, byte] of head.entries()) if (byte === 0) zeros[at % 2]++;
  const many = head.length / 8;
  if (zeros[1] > many && zeros[0] < zeros[1] / 8) return 'utf-16le';
  if (zeros[0] > many && zeros[1] < zeros[0] / 8) return 'utf-16be';
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(head, { stream: true }); // the last character may be cut off
    return 'utf-8';
  } catch {
    return 'windows-1252';
  }
}

/**
 * How many control characters there are that no text has. A text may have page breaks, the colours of a terminal and
 * the end-of-file sign of DOS.
 * @param {string} text
 */
function controlsIn(text) {
  let count = 0;
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at);
    if (code < 9 || (code > 13 && code < 26) || (code > 27 && code < 32)) count++;
  }
  return count;
}
