// The bar over the grid: which puzzle of a list is on the board, its neighbours, and the way back to the list.

import { disable } from '../../kit/disable.js';
import { find, findAll } from '../../kit/find.js';
import { show, write } from '../../kit/update.js';
import { placeWords } from '../../words/list.js';

/**
 * @param {HTMLElement} element
 * @param {{ onList: () => void, onTurn: (by: 1 | -1) => void }} page
 */
export function createBar(element, { onList, onTurn }) {
  const [list, back, on] = findAll(element, 'button', HTMLButtonElement);
  const label = find(element, 'span', HTMLElement);
  list.addEventListener('click', onList);
  back.addEventListener('click', () => onTurn(-1));
  on.addEventListener('click', () => onTurn(1));
  return {
    /**
     * @param {{ filter: import('../../model/verdicts.js').Filter, at: number, back: number, on: number, of: number }
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
