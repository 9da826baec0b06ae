// Acts of the hand: presses, keys, strokes over the grid, the wheel.

/** @import { Act } from './acts.js' */
/** @import { Random } from './random.js' */
/** @import { Visitor } from './visitor.js' */

/** Keys that mean something to the page, and some that do not. */
const keys = [
  ...['ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight', 'Shift+ArrowRight', 'Shift+ArrowDown', 'Home', 'End'],
  ...['Control+Home', 'Control+End', 'PageDown', 'PageUp', 'Enter', 'Escape', 'Tab', 'Shift+Tab', 'Space'],
  ...['Backspace', 'Delete', 'Control+z', 'Control+y', 'Control+Shift+Z', 'Control+z', 'Control+c', 'Control+a'],
  ...['a', 'p', 'h', 'Alt+a', 'Alt+p', 'Alt+h', '?', '.', '0', ',', '-', 'x', '/', 'F10', 'Control+f'],
  ...['Shift+Digit1', 'Shift+Digit5', 'Control+Digit3', 'Alt+Digit2', 'é', 'Numpad7'],
];

/** What is typed into a text field. */
const words = ['12', '0', '9999999999', 'My “title” <b>', '1-3, 7', '数独', ' '];

/** @param {Visitor} visitor @param {Random} random */
async function pressKey({ page }, random) {
  const key = random.pick(keys);
  const times = random.chance(0.2) ? 2 + random.below(4) : 1;
  for (let time = 0; time < times; time++) {
    if (key === 'é') await page.keyboard.insertText(key);
    else await page.keyboard.press(key);
  }
  return `${key}${times > 1 ? ` ${times} times` : ''}`;
}

/** @param {Visitor} visitor @param {Random} random */
async function type({ page }, random) {
  const digits = Array.from({ length: 1 + random.below(9) }, () => random.pick([...'1234567890123456789ag. ']));
  for (const digit of digits) await page.keyboard.press(digit === ' ' ? 'Space' : digit);
  return `“${digits.join('')}”`;
}

/** Presses something that is to be seen, or chooses or writes there. @param {Visitor} visitor @param {Random} random */
async function press(visitor, random) {
  const { page, url } = visitor;
  const target = await visitor.target(random);
  if (!target) return 'nothing there';
  const { name, how, x, y, isCovered } = target;
  if (isCovered) return `${name}, which is covered`;
  const gone = how === 'away' && page.waitForEvent('framenavigated', { timeout: 2000 }).catch(() => {});
  const isTwice = random.chance(0.1);
  if (visitor.hasTouch) await page.touchscreen.tap(x, y);
  else await page.mouse.click(x, y, { clickCount: isTwice ? 2 : 1 });
  if (how === 'choose') return `${name}: ${await visitor.ask('choose', { x, y, share: random.next() })}`;
  if (how === 'write') {
    const word = random.pick(words);
    await page.keyboard.press('Control+a');
    await page.keyboard.insertText(word);
    return `${name}: “${word}”`;
  }
  if (how === 'away') {
    await gone;
    if (!page.url().startsWith(`${url}/`) || !(await isPage(visitor))) await page.goBack();
    await visitor.there();
  }
  return name;
}

/** Presses any row of the menu. @param {Visitor} visitor @param {Random} random */
async function choose(visitor, random) {
  const { page } = visitor;
  if (await page.locator('dialog[open]').count()) await page.keyboard.press('Escape');
  if (await page.locator('dialog[open]').count()) return 'a dialog stays open';
  await page.locator('#ask-menu').click();
  await page.locator('.menu').waitFor();
  const rows = await page.locator('.menu [data-do]:visible:enabled').all();
  const row = random.pick(rows);
  const does = await row.getAttribute('data-do');
  await row.click();
  return String(does);
}

/** Whether it is the page that is there. @param {Visitor} visitor */
const isPage = ({ page }) => page.evaluate(() => document.querySelector('#grid') !== null);

/** Presses a place in the window, whatever is there. @param {Visitor} visitor @param {Random} random */
async function poke({ page }, random) {
  const { width, height } = page.viewportSize() ?? { width: 320, height: 568 };
  const [x, y] = [random.below(width), random.below(height)];
  await page.mouse.click(x, y, { button: random.chance(0.1) ? 'right' : 'left' });
  await page.keyboard.press('Shift'); // a menu of the browser's own takes no key
  return `at ${x}, ${y} of ${width}×${height}`;
}

/** Presses a cell, with others, or draws over several. @param {Visitor} visitor @param {Random} random */
async function stroke({ page }, random) {
  const box = await page.locator('#grid').boundingBox();
  if (!box) return 'no grid';
  const place = () => ({ x: box.x + box.width * random.next(), y: box.y + box.height * random.next() });
  const held = random.pick(['', '', 'Shift', 'Control']);
  if (held) await page.keyboard.down(held);
  const [from, to] = [place(), place()];
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  const isDrawn = random.chance(0.4);
  if (isDrawn) await page.mouse.move(to.x, to.y, { steps: 4 });
  await page.mouse.up();
  if (held) await page.keyboard.up(held);
  return `${held} ${isDrawn ? 'over some cells' : 'a cell'}`.trim();
}

/** @param {Visitor} visitor @param {Random} random */
async function wheel({ page }, random) {
  const [across, down] = [random.below(400) - 200, random.below(1200) - 600];
  await page.mouse.wheel(across, down);
  return `${across}, ${down}`;
}

/** Goes back by Undo, or forth again, several times. @param {Visitor} visitor @param {Random} random */
async function undo({ page }, random) {
  const [key, times] = [random.pick(['Control+z', 'Control+z', 'Control+y']), 1 + random.below(6)];
  for (let time = 0; time < times; time++) await page.keyboard.press(key);
  return `${key} ${times} times`;
}

/** @type {Act[]} */
export const pressing = [
  { name: 'press', weight: 30, does: press },
  { name: 'choose', weight: 8, does: choose },
  { name: 'key', weight: 14, does: pressKey },
  { name: 'type', weight: 10, does: type },
  { name: 'stroke', weight: 10, does: stroke },
  { name: 'poke', weight: 2, does: poke },
  { name: 'wheel', weight: 1, does: wheel },
  { name: 'undo', weight: 3, does: undo },
];
