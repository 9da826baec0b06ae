// A long list to choose from. Only the part that is seen is drawn. The list is one Tab stop; keys move within it.

/** How many more rows are drawn above and below those that are seen, for a finger that is quick. */
const spare = 4;

/**
 * @param {HTMLElement} element a `listbox`; its rows are made here, each as high as the first. All of them together must be an
 *   element that every browser can show: 30,000 rows of 97 pixels are
 * @param {object} page
 * @param {() => HTMLElement} page.make a row, without anything in it
 * @param {(row: HTMLElement, place: number) => void} page.fill called for every row that is seen, whenever it is drawn
 * @param {(place: number) => void} page.onMove the person has made another place the active one
 * @param {(place: number) => void} page.onOpen
 */
export function createRows(element, { make, fill, onMove, onOpen }) {
  const sheet = document.createElement('div');
  /** @type {HTMLElement[]} */
  let rows = [];
  let count = 0;
  let active = 0;
  let height = 1;
  let top = 0;

  sheet.setAttribute('role', 'presentation');
  element.append(sheet);

  function draw() {
    const view = element.clientHeight;
    if (view === 0) return;
    if (rows.length === 0) more(1);
    rows[0].hidden = false; // what is hidden has no height
    height = rows[0].offsetHeight;
    sheet.style.blockSize = `${count * height}px`;
    more(Math.ceil(view / height) + 1 + 2 * spare);
    const first = Math.max(0, Math.min(Math.floor(element.scrollTop / height) - spare, count - rows.length));
    for (let place = first; place < first + rows.length; place++) {
      // A row that stays in sight stays the same element.
      const row = rows[place % rows.length];
      row.hidden = place >= count;
      if (row.hidden) continue;
      row.dataset.place = String(place);
      row.style.transform = `translateY(${place * height}px)`;
      row.setAttribute('aria-posinset', String(place + 1));
      row.setAttribute('aria-setsize', String(count));
      row.setAttribute('aria-selected', String(place === active));
      fill(row, place);
    }
    const current = activeRow();
    if (current) element.setAttribute('aria-activedescendant', current.id);
    else element.removeAttribute('aria-activedescendant');
  }

  /** The row of the active place, if it is drawn. */
  const activeRow = () => rows.find((row) => !row.hidden && row.dataset.place === String(active));

  /** @param {number} wanted how many rows there are to be at least */
  function more(wanted) {
    while (rows.length < wanted) {
      const row = make();
      row.id = `${element.id}-${rows.length}`;
      row.setAttribute('role', 'option');
      sheet.append(row);
      rows = [...rows, row];
    }
  }

  /** Makes a place the active one, and scrolls as far as it takes to see it. @param {number} place */
  function go(place) {
    active = place;
    draw(); // the list may be longer by now
    const view = element.clientHeight;
    const { scrollTop } = element;
    element.scrollTop = Math.min(active * height, Math.max(scrollTop, (active + 1) * height - view));
    if (element.scrollTop !== scrollTop) draw();
  }

  /** @param {number} place the person wants to be at */
  function move(place) {
    go(Math.max(0, Math.min(place, count - 1)));
    activeRow()?.scrollIntoView({ block: 'nearest' }); // enlarged, the list may be higher than the window
    onMove(active);
  }

  element.addEventListener('scroll', () => {
    if (element.clientHeight > 0) top = element.scrollTop;
    draw();
  });
  element.addEventListener('keydown', (event) => {
    const page = Math.max(1, Math.floor(element.clientHeight / height) - 1);
    /** @type {Record<string, number>} */
    const places = {
      ArrowUp: active - 1,
      ArrowDown: active + 1,
      PageUp: active - page,
      PageDown: active + page,
      Home: 0,
      End: count - 1,
    };
    if (event.ctrlKey || event.metaKey || event.altKey || count === 0) return;
    if (event.key in places) move(places[event.key]);
    else if (event.key === 'Enter' || event.key === ' ') onOpen(active);
    else return;
    event.preventDefault();
  });
  element.addEventListener('click', ({ target }) => {
    const row = /** @type {HTMLElement} */ (target).closest('[role=option]');
    if (!(row instanceof HTMLElement)) return;
    move(Number(row.dataset.place));
    onOpen(active);
  });
  new ResizeObserver(draw).observe(element);

  return {
    /** @param {number} length how many rows the list has @param {number} place the active one; the list stays where it is */
    draw(length, place) {
      [count, active] = [length, place];
      draw();
    },

    /** Makes a place the active one and shows it; the list stays where it was scrolled to, if it is seen there. @param {number} length @param {number} place */
    show(length, place) {
      count = length;
      draw();
      element.scrollTop = top; // a browser forgets it while the list is hidden
      go(place);
    },

    activeRow,

    focus() {
      element.focus({ preventScroll: true });
    },
  };
}
