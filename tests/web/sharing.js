// What the tests of sharing share: the dialog, what it saves, and the pixels and digits of a picture.

import { readFileSync } from 'node:fs';
import { daily, dots } from './cases.js';
import { expect } from './fixtures.js';

/** @import { Page } from '@playwright/test' */
/** @import { Sudoku } from './fixtures.js' */

/** The puzzle that is shared, with `.` for a blank. */
export const puzzle = dots(daily.puzzle);

/** @param {Sudoku} sudoku */
export async function paste(sudoku) {
  await sudoku.paste(puzzle);
  await sudoku.expectCells(puzzle);
}

/** @param {Sudoku} sudoku */
export async function openDialog({ page }) {
  await page.locator('#share').click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toBeVisible();
  return { dialog, link: dialog.getByLabel('Link', { exact: true }), code: dialog.getByRole('img') };
}

/** Opens the dialog that saves pictures. @param {Sudoku} sudoku */
export async function openPicture(sudoku) {
  await sudoku.menu('picture');
  const dialog = sudoku.page.getByRole('dialog');
  await expect(dialog.getByRole('button', { name: 'Save PNG' })).toBeVisible();
  return { dialog };
}

/** The pixels of a picture, decoded by the browser. @param {Page} page @param {Buffer} file */
export async function pixelsOf(page, file) {
  const { data, width, height } = await page.evaluate(async (bytes) => {
    const bitmap = await createImageBitmap(new Blob([Uint8Array.from(atob(bytes), (byte) => byte.charCodeAt(0))]));
    const canvas = new OffscreenCanvas(bitmap.width, bitmap.height);
    const context = /** @type {OffscreenCanvasRenderingContext2D} */ (canvas.getContext('2d'));
    context.drawImage(bitmap, 0, 0);
    const { data, width, height } = context.getImageData(0, 0, bitmap.width, bitmap.height);
    let text = '';
    for (let at = 0; at < data.length; at += 8192) text += String.fromCharCode(...data.subarray(at, at + 8192));
    return { data: btoa(text), width, height };
  }, file.toString('base64'));
  return { data: new Uint8ClampedArray(Buffer.from(data, 'base64')), width, height };
}

/** How many digits an SVG has, by their look. @param {Buffer} svg */
export const digitsOf = (svg) =>
  Object.fromEntries(
    Array.from(svg.toString().matchAll(/<g class="(\w+)".*?<\/g>/gs), ([group, look]) => [
      look,
      group.split('<text').length - 1,
    ]),
  );

/** @param {Sudoku} sudoku @param {string} name */
export async function saved({ page }, name) {
  const download = page.waitForEvent('download');
  await page.getByRole('dialog').getByRole('button', { name }).click();
  const file = await download;
  return { name: file.suggestedFilename(), content: readFileSync(await file.path()) };
}
