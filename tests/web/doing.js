// What the states of sayings.js are written in: a step is a few words, and after each step one looks.

/** @import { Sudoku } from './fixtures.js' */

/**
 * @typedef {() => Promise<void>} Look looks at what is said now
 *
 * A state of the page, and what comes on the way to it.
 * @typedef {object} Saying
 * @property {(sudoku: Sudoku, look: Look) => Promise<unknown>} way to it, from the page as it opens
 * @property {string} [says] what has words once the state is there
 */

/** What each first word of a step does. @type {Record<string, (sudoku: Sudoku, what: string) => Promise<unknown>>} */
const acts = {
  open: (sudoku, address) => sudoku.open(address),
  paste: (sudoku, text) => sudoku.paste(text),
  type: (sudoku, keys) => sudoku.type(keys),
  press: ({ page }, key) => page.keyboard.press(key),
  menu: (sudoku, row) => sudoku.menu(row),
  size: (sudoku, side) => sudoku.size(Number(side)),
  async click({ page }, selector) {
    const place = page.locator(selector).first();
    await place.waitFor();
    await place.click({ force: true });
  },
  fill: ({ page }, text) => page.locator('#textbox textarea').fill(text),
  wait: ({ page }, time) => page.waitForTimeout(Number(time)),
  choose({ page }, what) {
    const [, option, selector] = what.match(/(\S+) (.*)/) ?? [];
    return page.locator(selector).selectOption(option);
  },
};

/**
 * Does one thing after the other, and looks each time.
 * @param {Sudoku} sudoku
 * @param {Look} look
 * @param {string[]} lines `paste` or `fill` and a text, or steps with commas between: each is an act and what it is about
 * @throws {Error} where a step cannot be done
 */
export async function doSteps(sudoku, look, ...lines) {
  for (const step of lines.flatMap((line) => (/^(paste|fill) /.test(line) ? line : line.split(', ')))) {
    const [, act, what] = step.match(/^(\w+) ?(.*)$/s) ?? [];
    await acts[act](sudoku, what).catch(({ message }) => {
      throw new Error(`${step.slice(0, 80)}: ${message}`);
    });
    await look();
  }
}

/** @param {string[]} lines @returns {Saying} */
export const does = (...lines) => ({ way: (sudoku, look) => doSteps(sudoku, look, ...lines) });

/** Pastes one text after the other; the box in which one could be mended is closed. @param {string[]} texts */
export const pasted = (...texts) => does(...texts.flatMap((text) => [`paste ${text}`, 'press Escape']));

/**
 * Opens one file after the other, and waits as long as reading a picture takes, in milliseconds.
 * @param {Sudoku} sudoku
 * @param {Look} look
 * @param {[name: string, bytes: string | Buffer][]} files
 * @param {string} [field] that takes them
 */
export async function openFiles({ page }, look, files, field = '#file') {
  for (const [name, bytes] of files) {
    const buffer = typeof bytes === 'string' ? Buffer.from(bytes, 'latin1') : bytes;
    await page.locator(field).setInputFiles({ name, mimeType: '', buffer });
    await page.waitForTimeout(1500);
    await look();
  }
}

/**
 * From now on another hint is a step of this technique, and no puzzle is rated: else it may be said before that it is less easy.
 * This function runs in the page.
 * @param {string} technique
 */
export function force(technique) {
  const own = /** @type {any} */ (globalThis);
  own.post ??= Worker.prototype.postMessage;
  Worker.prototype.postMessage = function (/** @type {any} */ message, /** @type {any} */ transfer) {
    if (message.method === 'rate') return;
    if (message.method === 'steps') message.args[1] = { ...message.args[1], technique };
    own.post.call(this, message, transfer);
  };
}

/** From now on each worker of the page gives this answer alone, or none can be started. This runs in the page. @param {object | null} reply */
export function answerAlways(reply) {
  class Answering extends EventTarget {
    constructor() {
      super();
      if (!reply) throw new DOMException('no', 'SecurityError');
      setTimeout(() => this.dispatchEvent(new MessageEvent('message', { data: reply })));
    }
    postMessage() {}
    terminate() {}
  }
  Object.assign(globalThis, { Worker: Answering });
}

/** From now on the page has a service worker that does nothing. This runs in the page. */
export function standIn() {
  const ready = Object.assign(new EventTarget(), { active: { postMessage() {} }, update: async () => {} });
  const register = async () => ready;
  const value = Object.assign(new EventTarget(), { ready: register(), register, controller: {} });
  Object.defineProperty(navigator, 'serviceWorker', { value });
}

/** From now on the camera sees this picture. This runs in the page. @param {string} png in base64 */
export async function show(png) {
  const bytes = Uint8Array.from(atob(png), (byte) => byte.charCodeAt(0));
  const picture = await createImageBitmap(new Blob([bytes]));
  const canvas = Object.assign(document.createElement('canvas'), { width: picture.width, height: picture.height });
  setInterval(() => canvas.getContext('2d')?.drawImage(picture, 0, 0), 100);
  MediaStreamTrack.prototype.getCapabilities = () => /** @type {any} */ ({ torch: true });
  navigator.mediaDevices.getUserMedia = async () => canvas.captureStream(10);
}
