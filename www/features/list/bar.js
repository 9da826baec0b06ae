// The bar in the masthead: which puzzle of a list is on the board, its neighbours, and the way back to the list.

import { disable } from '../../kit/disable.js';
import { findAll } from '../../kit/find.js';
import { made } from '../../kit/markup.js';
import { show, write } from '../../kit/update.js';
import { allWords, placeWords, shortPlaceWords } from '../../words/list.js';
import markup from './bar.html?markup';

/** @import { Place } from '../../model/facts.js' */

/** @param {HTMLElement} element @param {{ onList: () => void, onTurn: (by: 1 | -1) => void }} page */
export function createBar(element, { onList, onTurn }) {
  element.append(made(markup));
  const [list, back, on] = findAll(element, 'button', HTMLButtonElement);
  const [short, full] = findAll(element, 'span', HTMLElement);
  list.addEventListener('click', onList);
  back.addEventListener('click', () => onTurn(-1));
  on.addEventListener('click', () => onTurn(1));
  return {
    /** @param {Place & { back: number, on: number } | null} place null: there is no list */
    draw(place) {
      show(element, place !== null);
      if (!place) return;
      const [isFirst, isLast] = [place.back < 0, place.on >= place.of];
      write(list, allWords(place));
      write(short, shortPlaceWords(place));
      write(full, placeWords(place));
      disable([back], isLast ? list : on, isFirst);
      disable([on], isFirst ? list : back, isLast);
    },
  };
}
