// A long list to choose from. Only the part that is seen is drawn. The list is one Tab stop; keys move within it.

import { Track } from './track.js';

/** So many more rows are drawn above and below those that are seen, for a finger that is quick. */
const spare = 4;

/**
 * @param {HTMLElement} element a `listbox`; its rows are made here, each as high as the first
 * @param {object} page
 * @param {() => HTMLElement} page.make a row, without anything in it
 * @param {(row: HTMLElement, place: number) => void} page.fill called for every row that is seen, whenever it is drawn
 * @param {(place: number) => void} page.onOpen
 */
export function createRows(element, { make, fill, onOpen }) {
  const track = new Track();
  const sheet = document.createElement('div');
  /** @type {HTMLElement[]} */
  let rows = [];
  let count = 0;
  let active = 0;
  let height = 1;

  sheet.setAttribute('role', 'presentation');
  element.append(sheet);

  function draw() {
    const view = element.clientHeight;
    if (view === 0) return;
    active = Math.max(0, Math.min(active, count - 1));
    if (rows.length === 0) more(1);
    rows[0].hidden = false; // what is hidden has no height
    height = rows[0].offsetHeight;
    track.resize(count * height, view);
    sheet.style.blockSize = `${track.height}px`;
    more(Math.ceil(view / height) + 1 + 2 * spare);
    const first = Math.max(0, Math.min(Math.floor(track.top / height) - spare, count - rows.length));
    for (let place = first; place < first + rows.length; place++) {
      // A row that stays in sight stays the same element.
      const row = rows[place % rows.length];
      row.hidden = place >= count;
      if (row.hidden) continue;
      row.dataset.place = String(place);
      row.style.transform = `translateY(${place * height - track.offset}px)`;
      row.setAttribute('aria-posinset', String(place + 1));
      row.setAttribute('aria-setsize', String(count));
      row.setAttribute('aria-selected', String(place === active));
      fill(row, place);
    }
    const current = rows.find((row) => !row.hidden && row.dataset.place === String(active));
    if (current) element.setAttribute('aria-activedescendant', current.id);
    else element.removeAttribute('aria-activedescendant');
  }

  /** @param {number} wanted how many rows there are to be at least */
  function more(wanted) {
    if (rows.length >= wanted) return;
    const added = Array.from({ length: wanted - rows.length }, (_, index) => {
      const row = make();
      row.id = `${element.id}-${rows.length + index}`;
      row.setAttribute('role', 'option');
      return row;
    });
    sheet.append(...added);
    rows = [...rows, ...added];
  }

  /** Makes a place the active one, and scrolls as far as it takes to see it. @param {number} place */
  function go(place) {
    active = Math.max(0, Math.min(place, count - 1));
    const view = element.clientHeight;
    const [begin, end] = [active * height, (active + 1) * height];
    if (begin < track.top) element.scrollTop = track.scrollTo(begin);
    else if (end > track.top + view) element.scrollTop = track.scrollTo(end - view);
    draw();
  }

  element.addEventListener('scroll', () => {
    track.scrolled(element.scrollTop);
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
    if (event.key in places) go(places[event.key]);
    else if (event.key === 'Enter' || event.key === ' ') onOpen(active);
    else return;
    event.preventDefault();
  });
  element.addEventListener('click', ({ target }) => {
    const row = /** @type {HTMLElement} */ (target).closest('[role=option]');
    if (!(row instanceof HTMLElement)) return;
    go(Number(row.dataset.place));
    onOpen(active);
  });
  new ResizeObserver(draw).observe(element);

  return {
    /** @param {number} length how many rows the list has */
    draw(length) {
      count = length;
      draw();
    },

    /**
     * Makes a place the active one. The list stays where it was scrolled to, if the place is seen there.
     * @param {number} length
     * @param {number} place
     */
    show(length, place) {
      const { top } = track;
      count = length;
      active = place;
      draw();
      element.scrollTop = track.scrollTo(top);
      go(place);
    },

    /** Makes a place the active one and shows it. */
    go,

    /** The active place. */
    get active() {
      return active;
    },

    /** The row of the active place, if it is drawn. */
    get activeRow() {
      return rows.find((row) => row.id === element.getAttribute('aria-activedescendant'));
    },

    focus() {
      element.focus({ preventScroll: true });
    },
  };
}
