// How texts, pictures and other files are told apart, and where in a text a fault is.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import './english.js';
import { headOf, kindIn, kindOf } from '../../www/incoming/signatures.js';
import { NotText } from '../../www/model/errors.js';
import { spanOf } from '../../www/model/spans.js';
import { troubleWords } from '../../www/words/faults.js';
import { finnish, rows } from './cases.js';

const latin = (/** @type {string} */ text) => new Uint8Array(Buffer.from(text, 'latin1'));
const grid = rows(finnish.puzzle).join('\r\n');
/** Bytes of every value, as a compressed file has them. */
const noise = String.fromCharCode(...Array.from({ length: 4096 }, (_, at) => (at * 167 + (at >> 3)) % 256));

/** @type {[what: string, bytes: Uint8Array, is: string][]} */
const kinds = [
  ['a JPEG', latin(`\xff\xd8\xff\xe0\0\x10JFIF\0${noise}`), 'This is a JPEG picture, not text.'],
  ['a PNG', latin(`\x89PNG\r\n\x1a\n${noise}`), 'This is a PNG picture, not text.'],
  ['a GIF', latin(`GIF89a${noise}`), 'This is a GIF picture, not text.'],
  ['a WebP', latin(`RIFF\x24\x10\0\0WEBPVP8 ${noise}`), 'This is a WebP picture, not text.'],
  ['a HEIC', latin(`\0\0\0\x24ftypheic\0\0${noise}`), 'This is a HEIC picture, not text.'],
  ['an AVIF', latin(`\0\0\0\x20ftypavif\0\0${noise}`), 'This is an AVIF picture, not text.'],
  ['a BMP', latin(`BM\x36\x10\x0e\0\0\0\0\0\x36${noise}`), 'This is a BMP picture, not text.'],
  ['a TIFF', latin(`II*\0\x08\0\0\0${noise}`), 'This is a TIFF picture, not text.'],
  [
    'an SVG',
    latin('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"/>'),
    'An SVG picture cannot be read: a photo or a screenshot can.',
  ],
  [
    'an SVG after a prologue',
    latin('\xef\xbb\xbf<?xml version="1.0"?>\n<!-- Drawn -->\n<!DOCTYPE svg [<!ENTITY a "b">]>\n<svg:svg/>'),
    'An SVG picture cannot be read: a photo or a screenshot can.',
  ],
  [
    'a PDF',
    latin(`%PDF-1.7\n%\xe2\xe3\xcf\xd3\n${noise}`),
    'This is a PDF: copy the puzzle as text, or open a picture of it.',
  ],
  [
    'a Word document',
    latin(`PK\x03\x04\x14\0\x06${' '.repeat(23)}[Content_Types].xml`),
    'This is an Office document: copy the puzzle in it, and paste it.',
  ],
  [
    'a spreadsheet',
    latin(`PK\x03\x04\x14\0\x06${' '.repeat(23)}[Content_Types].xml${' '.repeat(900)}xl/workbook.xml`),
    'This is a spreadsheet: copy its cells, and paste them.',
  ],
  [
    'an open one',
    latin(`PK\x03\x04\x14\0\0${' '.repeat(23)}mimetypeapplication/vnd.oasis.opendocument.spreadsheet`),
    'This is a spreadsheet: copy its cells, and paste them.',
  ],
  [
    'an old one',
    latin(`\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1${noise}`),
    'This is an Office document: copy the puzzle in it, and paste it.',
  ],
  ['a ZIP', latin(`PK\x03\x04\x14\0\0${noise}`), 'This is a packed file, not text.'],
  ['a gzip', latin(`\x1f\x8b\x08\0${noise}`), 'This is a packed file, not text.'],
  ['a wasm', latin('\0asm\x01\0\0\0\x01\x07\x01'), 'This is neither text nor a picture.'],
  ['a program', latin(`\x7fELF\x02\x01\x01${'\0'.repeat(60)}${noise}`), 'This is neither text nor a picture.'],
  ['noise', latin(noise), 'This is neither text nor a picture.'],
  [
    'numbers of two bytes',
    new Uint8Array(Uint16Array.from({ length: 900 }, (_, at) => at % 9).buffer),
    'This is neither text nor a picture.',
  ],
  ['nothing', latin(''), 'utf-8'],
  ['a grid', latin(grid), 'utf-8'],
  ['UTF-8 with its mark', latin(`\xef\xbb\xbf${grid}`), 'utf-8'],
  ['words of four languages', new TextEncoder().encode(`Rätsel, судоку, 数独, 😀\n${grid}`), 'utf-8'],
  ['UTF-8, cut off within a character', new TextEncoder().encode(`${grid}数`).subarray(0, -1), 'utf-8'],
  ['Latin-1', latin(`R\xe4tsel f\xfcr dich\n${grid}`), 'windows-1252'],
  ['UTF-16 with its mark', new Uint8Array(Buffer.from(`\ufeff${grid}`, 'utf16le')), 'utf-16le'],
  ['UTF-16 without', new Uint8Array(Buffer.from(grid, 'utf16le')), 'utf-16le'],
  ['UTF-16, Chinese', new Uint8Array(Buffer.from(`今天的数独，第一题：\n${grid}`, 'utf16le')), 'utf-16le'],
  [
    'UTF-16, the other end first',
    new Uint8Array(Buffer.from(grid, 'utf16le')).map((_, at, all) => all[at ^ 1]),
    'utf-16be',
  ],
  ['a zero at the end, as Windows has', latin(`${grid}\0`), 'utf-8'],
  ['colours of a terminal', latin(`\x1b[1m5\x1b[0m 3 ${grid}`), 'utf-8'],
  ['BM and more', latin('BM is for Bertrand, who sent this\n'), 'utf-8'],
  ['OpenSudoku', latin('<?xml version="1.0"?>\n<opensudoku><game data="12"/></opensudoku>'), 'utf-8'],
  ['a page with a drawing in it', latin('<!doctype html><html><svg/></html>'), 'utf-8'],
];

for (const [what, bytes, expected] of kinds) {
  test(`${what}: ${expected}`, () => {
    const kind = kindOf(bytes);
    assert.equal(kind.is === 'text' ? kind.encoding : troubleWords(new NotText(kind)), expected);
  });
}

test('a text and a file are looked at alike', async () => {
  for (const text of [grid, '<svg/>', 'é'.repeat(70_000)]) {
    assert.deepEqual(kindOf(await headOf(text)), kindOf(await headOf(new Blob([text]))));
  }
});

test('an empty file is an empty file, and an empty text a text', async () => {
  const kind = await kindIn(new Blob([]));
  assert.equal(kind.is !== 'text' && troubleWords(new NotText(kind)), 'This file is empty.');
  assert.equal((await kindIn('')).is, 'text');
});

/**
 * Texts, with `[ ]` around what is to be marked.
 * @type {[what: string, marked: string, fault: Parameters<typeof spanOf>[1]][]}
 */
const spans = [
  ['a character among cells', '12[?]4 ....', { line: 1, column: 3, text: '?' }],
  ['a word', '[Dear] diary', { line: 1, column: 1, text: 'Dear' }],
  [
    'a word of which the fault has the beginning',
    '[Donaudampfschifffahrtsgesellschaft] x',
    { line: 1, column: 1, text: 'Donaudampfschifffahr…' },
  ],
  ['after characters of two units', '😀😀 1[é]4', { line: 1, column: 5, text: 'é' }],
  ['a character of two units', '12[😀]4', { line: 1, column: 3, text: '😀' }],
  ['a letter with its number', '12.4 3[a]12', { line: 1, column: 7, digit: 'a (10)' }],
  ['a number', '1 2 [17] 4', { line: 1, column: 5, digit: '17' }],
  ['a row that is too short', '3xx4 [42x]', { line: 1, column: 9 }],
  ['a row too short, after line breaks of two characters', '3xx4\r\n[42x]\r\n12', { line: 2, column: 4 }],
  ['the end of the text', '1 2 3 4\n3 4 1 [2]\n', { line: 2, column: 8 }],
  ['many cells', '[11111] 22', { line: 1, column: 1 }],
  ['nothing there', '12\n[]\n34', { line: 2, column: 1 }],
  ['no such line', '12[]', { line: 9, column: 1 }],
];
for (const [what, marked, fault] of spans) {
  test(`marked: ${what}`, () => {
    const [before, within, after] = marked.split(/[[\]]/);
    const text = before + within + after;
    const [begin, end] = spanOf(text, fault);
    const boxed = text.replaceAll('\r\n', '\n');
    if (fault.line < 9)
      assert.equal(
        `${boxed.slice(0, begin)}[${boxed.slice(begin, end)}]${boxed.slice(end)}`,
        marked.replaceAll('\r\n', '\n'),
      );
    else assert.deepEqual([begin, end], [boxed.length, boxed.length]);
  });
}
