// What is said of photos: what was read in one, or why nothing was.

import { symbolOf } from '../model/symbols.js';
import { cellNowWords } from './changes.js';
import { errorWords } from './errors.js';
import { fileWords } from './files.js';
import { sentences, t } from './i18n.js';

/** @import { Read } from '../engine/photos.js' */
/** @import { Reason, Seen, Unscanned } from '../model/photo.js' */
/** @import { Key } from './i18n.js' */
/** @import { Sentences } from './notes.js' */
/** @typedef {Read['reading']} Reading */

/** How many doubtful cells are named. */
const few = 5;

/** What every browser can decode; others were saved by a camera or a program of one maker. */
const common = ['JPEG', 'PNG', 'GIF', 'WebP', 'BMP', 'AVIF'];

/** Where a cell of a photo is. @param {number} cell */
const placeOf = (cell) => ({ row: Math.floor(cell / 9) + 1, column: (cell % 9) + 1 });

/** @param {number} cell */
export const placeWords = (cell) => t('photo.place', placeOf(cell));

/** What is said of a digit that a cell may have, which is 0 for a blank. @param {number} digit @param {number} cell */
export const choiceWords = (digit, cell) =>
  t('photo.choice', { ...placeOf(cell), content: symbolOf(digit) || t('cell.blank') });

/** How many cells are in doubt. @param {number} count */
export const doubtsWords = (count) => t('photo.doubts', { count });

/**
 * What was read: how many digits, how many of them are in doubt, how many are written by hand.
 * @param {Seen} seen
 * @param {boolean} isAloud whether the doubtful cells are named, for those who do not see them
 */
function scannedWords({ givens, answers, doubtful }, isAloud) {
  const own = answers.filter(Boolean).length;
  const digits = t('scanned.digits', { count: givens.filter(Boolean).length + own });
  const doubts = t('scanned.doubts', { count: doubtful.length });
  const found = doubtful.length ? t('scanned.doubtful', { digits, doubts }) : t('scanned.sure', { digits });
  return sentences(
    isAloud && doubtful.length ? namedWords(found, doubtful) : t('sentence', { words: found }),
    own ? t('scanned.own', { count: own }) : '',
  );
}

/** @param {string} found @param {readonly number[]} doubtful */
function namedWords(found, doubtful) {
  const places = doubtful.slice(0, few).map((cell) => t('scanned.place', placeOf(cell)));
  const words = t('scanned.named', { words: found, places: places.join(t('gap.place')) });
  const count = doubtful.length - places.length;
  return count ? t('scanned.more', { words, count }) : t('sentence', { words });
}

/** @type {Record<Exclude<Reason, 'undecoded'>, Key>} */
const reasons = {
  blurred: 'photo.blurred',
  'cut off': 'photo.cutOff',
  'nothing square': 'photo.none',
  small: 'photo.small',
};

/** Why nothing was read. @param {Pick<Unscanned, 'reason' | 'format'>} error */
export function unscannedWords({ reason, format }) {
  if (reason !== 'undecoded') return t(reasons[reason]);
  if (!format) return t('photo.unknown');
  return t(common.includes(format) ? 'photo.damaged' : 'photo.foreign', { format });
}

/** What the camera sees. @param {Reading} reading */
export function seenWords(reading) {
  if (reading.certainty === 'none') return unscannedWords({ reason: reading.reason, format: '' });
  return t(reading.certainty === 'sure' ? 'camera.found' : 'camera.doubtful');
}

/** @type {Record<string, Key>} */
const troubles = {
  AbortError: 'camera.gone',
  NotAllowedError: 'camera.denied',
  NotFoundError: 'camera.missing',
  NotSupportedError: 'camera.missing',
  OverconstrainedError: 'camera.missing',
  SecurityError: 'camera.insecure',
};

/** Why there is no camera, or no puzzle in a picture. @param {unknown} error */
export function photoTroubleWords(error) {
  const trouble = /** @type {any} */ (error);
  const name = String(trouble?.name);
  if (name === 'Unscanned') return unscannedWords(trouble);
  if (name === 'Absent') return t('offline.rest');
  if (name === 'Lost' || name === 'NotText') return fileWords(trouble);
  if (name in troubles) return t(troubles[name]); // WebKit's are not all of DOMException
  return error instanceof DOMException ? t('camera.busy') : errorWords(error);
}

/** What is said of facts that come from photos. @type {Sentences} */
export const photoSentences = {
  scanned: ({ seen, isAloud }) => scannedWords(seen, isAloud),
  settled: ({ work, cell, left }) => sentences(cellNowWords(work, cell), doubtsWords(left)),
};
