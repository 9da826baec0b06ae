// What a walk asks in the page. The function is handed over to it whole, so it takes nothing from outside.

/**
 * How the puzzle stands.
 * @typedef {object} Standing
 * @property {string} content the rules, givens, answers, marks and candidates, as a text
 * @property {string} wrong the answers that are known to be wrong
 * @property {number} past how many steps Undo has
 * @property {number} future how many Redo has
 * @property {boolean} isUntouched whether nothing was ever done in it, so that Undo does not lead back to it
 * @property {string} front what is in front
 * @property {boolean} isOpen whether a dialog is
 * @property {string} cells the digits of the puzzle, `.` for a blank
 * @property {number} document another number in each document
 */

/**
 * Something that can be pressed.
 * @typedef {object} Target
 * @property {string} name
 * @property {'press' | 'write' | 'choose' | 'away'} how `choose`: one of several options; `away`: it may lead to another page
 * @property {number} x
 * @property {number} y
 * @property {boolean} isCovered whether something else lies over it
 */

export function inside() {
  const page = () => /** @type {any} */ (globalThis).session;
  const number = Math.random();
  window.print = () => {
    dispatchEvent(new Event('beforeprint'));
    dispatchEvent(new Event('afterprint'));
  };

  /** The rules of each layout as a short text. @type {WeakMap<object, string>} */
  const rules = new WeakMap();
  const rulesOf = (/** @type {any} */ layout) => {
    if (!rules.has(layout)) {
      let sum = 0;
      for (const sign of JSON.stringify(layout.peersOf)) sum = (Math.imul(sum, 31) + sign.charCodeAt(0)) >>> 0;
      rules.set(layout, `${layout.side}:${sum}`);
    }
    return rules.get(layout);
  };

  const contentOf = (/** @type {any} */ { sheet, answers, marks }) =>
    [rulesOf(sheet.layout), sheet.givens, answers, marks, sheet.candidates ?? '']
      .map((part) => (typeof part === 'string' ? part : part.join('')))
      .join('|');

  /** The digits as they are written, `.` for a blank. */
  const symbols = (/** @type {any} */ { sheet, answers }) => {
    const written = `.${sheet.letters ?? '123456789ABCDEFGHIJKLMNOP'}`;
    return Array.from(sheet.givens, (digit, cell) => written[Number(digit || answers[cell])]).join('');
  };

  /** @returns {Standing} */
  function standing() {
    const { puzzle, front } = page().state;
    const { work, past, future } = puzzle;
    return {
      content: contentOf(work),
      wrong: [...work.wrong].sort().join(' '),
      past: past.length,
      future: future.length,
      isUntouched:
        !past.length &&
        !future.length &&
        !/[^.]/.test(symbols(work)) &&
        !work.marks.some(Boolean) &&
        !work.sheet.candidates,
      front,
      isOpen: document.querySelector('dialog[open]') !== null,
      cells: symbols(work),
      document: number,
    };
  }

  /** What Undo leads to, without what is the same twice: the last is the present. */
  function trail() {
    const { past, work } = page().state.puzzle;
    const all = [...past.map((/** @type {any} */ moment) => contentOf(moment.work)), contentOf(work)];
    return all.filter((content, at) => content !== all[at + 1]);
  }

  /** Whether everything has been answered that was asked, and nothing is being read. */
  function isQuiet() {
    const { state, view } = page();
    return !(view.isJudging || state.reading || state.hint?.question || state.path?.question || state.early);
  }

  const isSeen = (/** @type {Element} */ element) => element.checkVisibility({ visibilityProperty: true });

  /** What can be pressed: in the dialog in front, where there is one. @returns {Element[]} */
  function found() {
    const dialogs = [...document.querySelectorAll('dialog[open]')];
    const room = dialogs.at(-1) ?? document;
    const all = room.querySelectorAll(
      'button, a[href], summary, select, input, textarea, label, [role=option], [role=button], [tabindex]',
    );
    return [...all].filter(
      (element) =>
        isSeen(element) && !element.matches(':disabled, [aria-disabled=true], [data-cell], [role=grid], main, #grid'),
    );
  }

  const nameOf = (/** @type {Element} */ element) => {
    const { tagName, id } = element;
    const said = element.getAttribute('aria-label') || element.textContent || element.getAttribute('name') || '';
    const does = element instanceof HTMLElement ? (element.dataset.do ?? '') : '';
    return `${tagName.toLowerCase()}${id ? `#${id}` : ''}${does ? `[${does}]` : ''} “${said.trim().slice(0, 40)}”`;
  };

  /** @param {Element} element @returns {Target['how']} */
  const howTo = (element) => {
    if (element instanceof HTMLSelectElement) return 'choose';
    if (element instanceof HTMLTextAreaElement) return 'write';
    if (element instanceof HTMLInputElement && /^(text|search|number|)$/.test(element.type)) return 'write';
    return element instanceof HTMLAnchorElement ? 'away' : 'press';
  };

  /** One of those that can be pressed, as if it had been scrolled to. @param {[number, number]} shares from 0 to 1 @returns {Target | null} */
  function target([share, inner]) {
    // Of those that lie together one is taken: nine digits are not pressed nine times as often as one Undo.
    const all = found();
    const rooms = [...new Set(all.map(({ parentElement }) => parentElement))];
    const room = rooms[Math.floor(share * rooms.length)];
    const group = all.filter(({ parentElement }) => parentElement === room);
    const element = group[Math.floor(inner * group.length)];
    if (!element) return null;
    element.scrollIntoView({ block: 'nearest', inline: 'nearest', behavior: 'instant' });
    const { left, top, width, height } = element.getBoundingClientRect();
    const [x, y] = [left + width / 2, top + height / 2];
    const there = document.elementFromPoint(x, y);
    const isCovered = !there || !(element.contains(there) || there.contains(element));
    return { name: nameOf(element), how: howTo(element), x, y, isCovered };
  }

  /** Chooses one of the options of what has the focus, or lies there. @param {{ x: number, y: number, share: number }} where */
  function choose({ x, y, share }) {
    const select = document.elementFromPoint(x, y)?.closest('select');
    if (!select?.options.length) return '';
    select.selectedIndex = Math.floor(share * select.options.length);
    for (const type of ['input', 'change']) select.dispatchEvent(new Event(type, { bubbles: true }));
    return select.selectedOptions[0]?.textContent ?? '';
  }

  /**
   * Where a copy of a value is another value, or null where the copy is the same.
   * @param {any} own
   * @param {any} copy
   * @param {string} place
   * @param {WeakSet<object>} seen
   * @returns {string | null}
   */
  function difference(own, copy, place, seen) {
    if (Object.is(own, copy)) return typeof own === 'function' ? place : null;
    if (typeof own !== 'object' || typeof copy !== 'object' || !own || !copy) return place;
    if (seen.has(own)) return null;
    seen.add(own);
    if (Object.getPrototypeOf(own) !== Object.getPrototypeOf(copy)) return `${place} (${own.constructor?.name})`;
    if (ArrayBuffer.isView(own)) return String(own) === String(copy) ? null : place;
    const pairs = (/** @type {any} */ value) =>
      value instanceof Map || value instanceof Set ? [...value.entries()].flat() : Object.entries(value).flat();
    const [owns, copies] = [pairs(own), pairs(copy)];
    if (owns.length !== copies.length) return place;
    for (const [at, part] of owns.entries()) {
      const name = at % 2 ? `${place}.${String(owns[at - 1])}` : `${place}, a key`;
      const found = difference(part, copies[at], name, seen);
      if (found) return found;
    }
    return null;
  }

  /** Why the state is not the same once it is cloned, or null. */
  function lasting() {
    const { state } = page();
    try {
      return difference(state, structuredClone(state), 'state', new WeakSet());
    } catch (error) {
      return String(error);
    }
  }

  /** An element as lines of text, where the order of attributes does not count. @param {Element} element @returns {string} */
  const written = ({ tagName, attributes, childNodes }) =>
    [
      [tagName, ...Array.from(attributes, ({ name, value }) => `${name}="${value}"`).sort()].join(' '),
      ...Array.from(childNodes, (node) => (node instanceof Element ? written(node) : (node.textContent ?? ''))),
    ].join('\n');

  /** Draws the page out of a copy of the state, and gives the first line that is another by that, or null. */
  async function redrawn() {
    const session = page();
    const state = structuredClone(session.state);
    const before = written(document.body).split('\n');
    Object.defineProperty(session, 'view', {
      get: () => /** @type {any} */ (globalThis).viewOf(state),
      configurable: true,
    });
    session.draw();
    delete session.view;
    await new Promise(requestAnimationFrame);
    const after = written(document.body).split('\n');
    session.draw();
    const at = before.findIndex((line, at) => line !== after[at]);
    return at < 0 ? null : `${after[at]} instead of ${before[at]}`;
  }

  /** What reaches over the side of the window or of a dialog, where one of them scrolls sideways; else null. */
  function wide() {
    for (const room of [document.documentElement, ...document.querySelectorAll('dialog[open]')]) {
      const { scrollWidth, clientWidth, scrollLeft } = room;
      if (scrollWidth <= clientWidth && scrollLeft === 0) continue;
      const side = room.getBoundingClientRect().left + clientWidth;
      const over = [...room.querySelectorAll('*')].filter(
        (element) => isSeen(element) && element.getBoundingClientRect().right > side + 0.5,
      );
      return `${nameOf(room)}, ${scrollWidth} in ${clientWidth}: ${over.slice(0, 6).map(nameOf).join(', ')}`;
    }
    return null;
  }

  /** What is wrong with the grid that is drawn, or null. */
  function grid() {
    const { state } = page();
    const drawn = document.querySelectorAll('#grid [data-cell]').length;
    const wanted = state.puzzle.work.sheet.givens.length;
    if (drawn !== wanted) return `${drawn} cells for ${wanted}`;
    const box = document.querySelector('#grid')?.getBoundingClientRect();
    return state.front !== 'board' || (box && box.width > 100 && box.height > 100) ? null : 'it is not to be seen';
  }

  /** The digits that are drawn, as `standing` has them. */
  const drawn = () =>
    Array.from(document.querySelectorAll('#grid [data-cell]'), (cell) => cell.textContent || '.').join('');

  /** Whether a walk can look at anything yet. */
  const isThere = () => page() !== undefined && !document.querySelector('#unstarted');

  Object.assign(globalThis, {
    walked: { standing, trail, isQuiet, target, choose, lasting, redrawn, wide, grid, drawn, isThere },
  });
}
