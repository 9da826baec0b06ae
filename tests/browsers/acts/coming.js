// Acts by which something comes in: pasted, dropped, opened as a file, photographed, or asked for by the address.

import { daily, levels } from '../../web/cases.js';
import { kinds, pictures } from './texts.js';

/** @import { Act } from './acts.js' */
/** @import { Random } from './random.js' */
/** @import { File } from './texts.js' */
/** @import { Visitor } from './visitor.js' */

/** @param {Random} random */
const pickText = (random) => random.pick(random.pick(kinds));

/** @type {File[]} */
const drawn = await pictures();

/** @param {Visitor} visitor @param {Random} random */
async function paste(visitor, random) {
  const [name, text] = pickText(random);
  await visitor.copy(text);
  await visitor.page.keyboard.press('Control+V');
  return name;
}

/**
 * Hands something over as the system does.
 * @param {Visitor} visitor
 * @param {'drop' | 'paste'} how
 * @param {{ text?: string, files?: File[] }} what
 */
const hand = ({ page }, how, { text, files = [] }) =>
  page.evaluate(
    ({ how, text, files }) => {
      const data = new DataTransfer();
      if (text !== undefined) data.setData('text/plain', text);
      for (const { name, type, content } of files) {
        const bytes = Uint8Array.from(atob(content), (sign) => sign.charCodeAt(0));
        data.items.add(new File([bytes], name, { type }));
      }
      const common = { bubbles: true, cancelable: true };
      const room = [...document.querySelectorAll('dialog[open]')].at(-1) ?? document.querySelector('main');
      if (how === 'paste') room?.dispatchEvent(new ClipboardEvent('paste', { ...common, clipboardData: data }));
      else {
        for (const type of ['dragover', 'drop']) {
          room?.dispatchEvent(new DragEvent(type, { ...common, dataTransfer: data }));
        }
      }
    },
    {
      how,
      text,
      files: files.map(({ name, mimeType, buffer }) => ({
        name,
        type: mimeType,
        content: buffer.toString('base64'),
      })),
    },
  );

/** A text as a file. @param {string} name @param {string} text @returns {File} */
const fileOf = (name, text) => ({ name, mimeType: 'text/plain', buffer: Buffer.from(text) });

/** @param {Visitor} visitor @param {Random} random */
async function drop(visitor, random) {
  const [name, text] = pickText(random);
  if (random.chance(0.4)) {
    await hand(visitor, 'drop', { text });
    return `text: ${name}`;
  }
  const [other, more] = pickText(random);
  const files = random.chance(0.3) ? [fileOf('one.txt', text), fileOf('two.txt', more)] : [fileOf('one.txt', text)];
  await hand(visitor, 'drop', { files });
  return `${files.length} files: ${name}${files[1] ? ` and ${other}` : ''}`;
}

/** @param {Visitor} visitor @param {Random} random */
async function open({ page }, random) {
  const [name, text] = pickText(random);
  await page.setInputFiles('#file', fileOf('opened.txt', text));
  return name;
}

/** @param {Visitor} visitor @param {Random} random */
async function photo(visitor, random) {
  const file = random.pick(drawn);
  const how = random.pick(/** @type {const} */ (['drop', 'paste', 'file']));
  if (how === 'file') await visitor.page.setInputFiles('#file', file);
  else await hand(visitor, how, { files: [file] });
  return `${how}: ${file.name}`;
}

/** Addresses that a person may follow while the page is there. */
const addresses = [
  ...levels.map(({ puzzle }) => `#puzzle=${puzzle}`),
  `#puzzle=${daily.puzzle}&answers=0${daily.solution.slice(1, 2)}${'0'.repeat(79)}`,
  '#puzzle=123',
  '#puzzle=',
  '#nothing',
  '#',
];

/** @param {Visitor} visitor @param {Random} random */
async function follow({ page }, random) {
  const address = random.pick(addresses);
  await page.evaluate((address) => {
    location.hash = address;
  }, address);
  return address.slice(0, 30);
}

/** Opens the page by an address that asks for something. @param {Visitor} visitor @param {Random} random */
async function arrive(visitor, random) {
  const address = random.pick(['?do=new', '?do=example', '?do=nonsense', '?text=hello', addresses[0], '?do=shared']);
  await visitor.page.goto(`${visitor.url}/${address}`);
  await visitor.there();
  return address.slice(0, 30);
}

/** @type {Act[]} */
export const coming = [
  { name: 'paste', weight: 12, does: paste },
  { name: 'drop', weight: 4, does: drop },
  { name: 'open', weight: 3, does: open },
  { name: 'photo', weight: 2, does: photo },
  { name: 'follow', weight: 2, does: follow },
  { name: 'arrive', weight: 1, does: arrive },
];
