// From what was read in a picture to its puzzle on the board, whether a file, the clipboard or the camera had it.

import { newOpening } from '../model/puzzle.js';
import { classicSheet } from '../model/sheet.js';
import { bringPhotos } from '../session/acts/late.js';
import { photoActs } from '../session/acts/photoacts.js';
import { teach } from '../words/notes.js';
import { photoSentences } from '../words/photos.js';
import { keepPrint } from './prints.js';

/** @import { Read } from '../engine/photos.js' */

bringPhotos(photoActs);
teach(photoSentences);

/** The act that puts the puzzle of a photo on the board. @param {Read} read */
export function openingOf({ reading, pixels }) {
  if (reading.certainty === 'none' || !pixels) throw new TypeError('no puzzle');
  const { certainty, puzzle: givens, answers, raw, others } = reading;
  const [doubtful, either] = certainty === 'doubtful' ? [[...reading.doubtful], [...reading.either]] : [[], []];
  const photo = { givens, answers, raw, others, doubtful, either, isClear: certainty === 'clear' };
  const opening = newOpening();
  keepPrint(opening, pixels);
  return /** @type {const} */ ({
    do: 'open',
    sheet: classicSheet(givens),
    answers: answers.some(Boolean) ? answers : undefined,
    selected: [...either, ...doubtful][0],
    opening,
    photo,
    note: { kind: 'scanned', seen: photo, isAloud: false },
    said: { kind: 'scanned', seen: photo, isAloud: true },
  });
}
