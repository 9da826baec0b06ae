// Going about in many puzzles: from their list to one in the grid, to its neighbours, and back.

import { Pool } from '../../engine/list/pool.js';
import { collectionOf } from '../../engine/list/sources.js';
import { save } from '../../kit/save.js';
import { cellsIn } from '../../model/symbols.js';
import { placeWords, solutionsFile } from '../../words/list.js';
import { createBar } from './bar.js';
import { createCollectionView } from './ledger.js';

/**
 * @typedef {ReturnType<typeof createBrowsing>} Browsing
 * @typedef {Pick<Opened, 'collection' | 'filter' | 'pool'>} Listed
 */

/** More workers than this would each wait for the page to hand them puzzles. */
const mostWorkers = 16;

/**
 * @typedef {object} Opened
 * @property {import('../../engine/list/collection.js').Collection} collection
 * @property {Pool} pool
 * @property {() => void} end ends what still works for it
 * @property {import('../../engine/list/collection.js').Filter} filter
 * @property {number} at the puzzle that was in the grid last; -1: none of these has been
 * @property {boolean} isAt whether what is in the grid was made of it
 * @property {WeakMap<Uint8Array, number>} indices of all that has been in the grid: Undo brings it back; -1: none of these
 */

/**
 * @param {{ view: HTMLElement, bar: HTMLElement }} elements
 * @param {object} page
 * @param {() => import('../../engine/engine.js').Engine} page.createEngine
 * @param {(isList: boolean) => void} page.onShow the list takes the grid's place, or gives it back
 * @param {() => Uint8Array} page.inGrid the givens that are there
 * @param {(cells: Uint8Array, place: string) => void} page.onPuzzle a puzzle is to be in the grid; `place`: which it is, in
 *   words
 */
export function createBrowsing({ view, bar }, { createEngine, inGrid, onShow, onPuzzle }) {
  /** @type {Opened | null} */
  let opened = null;
  let isList = false;

  const list = createCollectionView(view, {
    onFilter(filter) {
      if (!opened) return;
      const active = opened.collection.size(opened.filter) ? opened.collection.at(opened.filter, list.active) : 0;
      opened.filter = filter;
      list.open(opened, active);
    },
    onOpen: (place) => put(place),
    onGo: () => (opened?.pool.isWorking ? opened.pool.stop() : opened?.pool.go()),
    onSave: () => opened && save(solutionsFile(opened.collection.name), opened.collection.answers()),
    onBack: () => show(false),
    onClose() {
      close();
      show(false);
    },
  });
  const places = createBar(bar, { onList: () => show(true), onTurn: turn });

  /** @param {import('../../engine/list/collection.js').Collection} collection @param {() => void} end */
  function open(collection, end) {
    close();
    const size = Math.min(navigator.hardwareConcurrency || 2, mostWorkers);
    const engines = Array.from({ length: size }, createEngine);
    const pool = new Pool(collection, engines, () => list.draw());
    opened = { collection, pool, end, filter: 'all', at: -1, isAt: false, indices: new WeakMap([[inGrid(), -1]]) };
  }

  function close() {
    opened?.pool.stop();
    opened?.end();
    opened = null;
  }

  /** @param {boolean} wanted */
  function show(wanted) {
    isList = wanted;
    onShow(wanted);
    if (!wanted || !opened) return list.close();
    if (opened.pool.seconds === 0) opened.pool.go(); // once: after that it is the person who stops it and goes on
    list.open(opened, Math.max(0, opened.at));
    list.focus();
  }

  /**
   * Puts a puzzle into the grid, if it can be read.
   * @param {number} place among those that pass the filter
   * @param {1 | -1} [otherwise] where to look for another
   */
  async function put(place, otherwise) {
    if (!opened) return;
    const { collection, filter, indices } = opened;
    for (let at = place; at >= 0 && at < collection.size(filter); at += otherwise ?? Number.NaN) {
      const index = collection.at(filter, at);
      const line = await collection.line(index);
      if (line.startsWith('? ')) continue;
      const cells = cellsIn(line);
      indices.set(cells, index);
      if (isList) show(false);
      return onPuzzle(cells, placeWords(filter, at, collection.size(filter)));
    }
  }

  /** @param {1 | -1} by */
  function turn(by) {
    if (opened) put(neighbours(opened)[by > 0 ? 'on' : 'back'], by);
  }

  return {
    /** Whether the list is there instead of the grid. */
    get isList() {
      return isList;
    },

    /** The puzzles of the list, which of them it lists, and who solves them; null where there is no list. */
    get listed() {
      return opened && { collection: opened.collection, filter: opened.filter, pool: opened.pool };
    },

    /**
     * Opens the puzzles of a text: a file's list, or else the first of them with the list at hand.
     * @param {import('../../engine/list/lines.js').Beginning} beginning
     * @param {import('../../engine/engine.js').Engine} engine has read it, and reads on
     * @param {string} [name] the file's
     */
    async open(beginning, engine, name) {
      const collection = collectionOf(beginning, name ?? '', engine);
      open(collection, () => beginning.isLast || engine.end());
      if (name) show(true);
      else {
        collection.readAll().catch(() => {}); // whoever solves it hears of it
        await put(0, 1);
      }
      return collection;
    },

    /** The grid is to be seen. */
    showGrid() {
      if (isList) show(false);
    },

    /**
     * The grid is given a puzzle from elsewhere.
     * @param {Uint8Array} cells
     */
    leave(cells) {
      opened?.indices.set(cells, -1);
      this.showGrid();
    },

    /** Says something in the list, which is there. @param {string} sentence */
    say: list.say,

    /**
     * Shows which puzzle the grid has.
     * @param {Uint8Array} cells
     */
    draw(cells) {
      if (!opened) return places.draw(null);
      if (isList) list.draw(); // the page may have taken another language or theme
      const { collection, filter, indices } = opened;
      // What is made of a puzzle, by a digit typed or a repair, is still that puzzle.
      const index = indices.get(cells) ?? (opened.isAt ? opened.at : -1);
      indices.set(cells, index);
      opened.isAt = index >= 0;
      if (opened.isAt) opened.at = index;
      places.draw({ filter, of: collection.size(filter), ...neighbours(opened) });
    },
  };
}

/**
 * The places that the grid's puzzle and those beside it have among those that pass the filter. A puzzle from elsewhere,
 * or one that does not pass, lies between the one that was there last and the next.
 * @param {Opened} opened
 * @returns {{ at: number, back: number, on: number }} `at`: negative where it has none
 */
function neighbours({ collection, filter, at, isAt }) {
  const on = collection.place(filter, at + 1);
  const passes = isAt && (filter === 'all' || collection.verdict(at) === filter);
  return { at: passes ? on - 1 : -1, back: passes ? on - 2 : on - 1, on };
}
