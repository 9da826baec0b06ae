// Over the grid: which puzzle of a list it shows, the way to its neighbours and back to the list.

import { show, write } from '../../kit/change.js';
import { disable } from '../../kit/disable.js';
import { placeWords } from '../../words/list.js';

/**
 * @param {HTMLElement} element
 * @param {{ onList: () => void, onTurn: (by: 1 | -1) => void }} page
 */
export function createBar(element, { onList, onTurn }) {
  const [list, back, on] = element.querySelectorAll('button');
  const label = /** @type {HTMLElement} */ (element.querySelector('span'));
  list.addEventListener('click', onList);
  back.addEventListener('click', () => onTurn(-1));
  on.addEventListener('click', () => onTurn(1));
  return {
    /**
     * @param {{ filter: import('../../engine/list/collection.js').Filter, at: number, back: number, on: number, of: number }
     *   | null} place null: there is no list
     */
    draw(place) {
      show(element, place !== null);
      if (!place) return;
      const { filter, at, of } = place;
      const [isFirst, isLast] = [place.back < 0, place.on >= of];
      write(label, placeWords(filter, at, of));
      disable([back], isLast ? list : on, isFirst);
      disable([on], isFirst ? list : back, isLast);
    },
  };
}
