// What is said of photos, and of files that are no text: what was read in one, or why nothing was.

import { sides } from '../model/layout.js';
import { ruleIn } from '../model/settling.js';
import { emptySheet } from '../model/sheet.js';
import { symbolOf } from '../model/symbols.js';
import { countFilled } from '../model/work.js';
import { whereWords } from './cells.js';
import { listed, sentences, t } from './i18n.js';
import { cellNowWords, errorWords } from './notes.js';
import { rowAndColumn, shapeWords, sheetWords } from './puzzle.js';

/** @import { Read } from '../engine/photos.js' */
/** @import { Layout, Plan } from '../model/layout.js' */
/** @import { NotText } from '../model/errors.js' */
/** @import { PhotoFact } from '../model/facts.js' */
/** @import { Nothing, Seen } from '../model/photo.js' */
/** @import { Unscanned } from '../model/settling.js' */
/** @import { Several } from '../session/state.js' */
/** @import { Key } from './i18n.js' */
/** @import { Sentences } from './notes.js' */

/** How many doubtful cells are named. */
const few = 5;

/** What every browser can decode; others were saved by a camera or a program of one maker. */
const common = ['JPEG', 'PNG', 'GIF', 'WebP', 'BMP', 'AVIF'];

/** @param {Layout} layout @param {number} cell */
export const placeWords = (layout, cell) => t('photo.place', rowAndColumn(layout, cell));

/** What is said of a digit that a cell may have, which is 0 for a blank. @param {number} digit @param {Layout} layout @param {number} cell */
export const choiceWords = (digit, layout, cell) =>
  t('photo.choice', { ...rowAndColumn(layout, cell), content: symbolOf(digit) || t('cell.blank') });

/** What is asked of a cell that is in doubt. @param {number} digit that was read there; 0: none */
export const questionWords = (digit) => (digit ? t('photo.is', { digit: symbolOf(digit) }) : t('photo.isBlank'));

/** How many digits were read, and how many cells are in doubt. @param {Seen} seen @param {number} count */
export function tagWords({ givens, answers }, count) {
  const read = countFilled(givens) + countFilled(answers);
  return count ? t('photo.tag', { count, read }) : t('photo.read', { count: read });
}

/** How many cells are in doubt. @param {number} count */
export const doubtsWords = (count) => t('photo.doubts', { count });

/** What is asked of digits that may be of the puzzle as well as the player's. @param {number} count */
export const whoseWords = (count) => t('photo.whose', { count });

/** What is asked of a rule that the picture may show. @param {Seen} seen @param {Plan} maybe as the photo has it */
export const ruleWords = (seen, maybe) => t(`ruleAsked.${ruleIn(seen, maybe)}`);

/** The answer that the rule is meant. @param {Seen} seen @param {Plan} maybe */
export const yesWords = (seen, maybe) => t(`ruleMeant.${ruleIn(seen, maybe)}`);

/** Of several puzzles, what is asked. @param {Several} several */
export const whichWords = ({ options }) => t('several.which', { count: options.length });

/** How many puzzles there are, and where, for those who do not see it. @param {Several} several */
export function placesWords({ options }) {
  const places = options.map(({ spot }) => spot && t(`spot.${spot}`)).filter((spot) => spot !== null);
  const count = options.length;
  return places.length ? t('several.places', { count, places: listed(places) }) : t('several.which', { count });
}

/** One of several puzzles. @param {Several} several @param {number} at which one, from 0 */
export function optionWords({ options }, at) {
  const { spot, becomes } = options[at];
  const count = countFilled(becomes.sheet.givens) + (becomes.answers ? countFilled(becomes.answers) : 0);
  return listed([
    t('bar.place', { at: at + 1, of: options.length }),
    ...(spot ? [t(`spot.${spot}`)] : []),
    t('several.digits', { count }),
  ]);
}

/**
 * What was read: how many digits, and how many of them are the player's.
 * @param {Seen} seen
 * @param {boolean} isAloud whether it says which cells are in doubt, for those who do not see the photo beside it
 */
function scannedWords(seen, isAloud) {
  const { layout, maybe, hasCages, givens, answers, doubtful, either, isClear } = seen;
  const own = countFilled(answers);
  const places = whereWords(doubtful.slice(0, few).map((cell) => rowAndColumn(layout, cell)));
  return sentences(
    t('scanned.found', { count: countFilled(givens) + own }),
    layout.side === 9 && !layout.fields ? '' : t('sentence', { words: sheetWords(emptySheet(layout)) }),
    hasCages ? t('scanned.cages') : '',
    isClear ? t('scanned.clear') : '',
    isAloud && maybe ? ruleWords(seen, maybe) : '',
    isAloud && either.length ? whoseWords(either.length) : '',
    isAloud && doubtful.length ? doubtsWords(doubtful.length) : '',
    isAloud && places ? t(doubtful.length > few ? 'scanned.first' : 'scanned.places', { places }) : '',
    own && !either.length ? t('scanned.own', { count: own }) : '',
  );
}

/** @type {Record<Exclude<Nothing['reason'], 'undecoded' | 'other size'>, Key>} */
const reasons = {
  blurred: 'photo.blurred',
  'cut off': 'photo.cutOff',
  'nothing square': 'photo.none',
  small: 'photo.small',
};

/**
 * Why a file is not taken. English has another article for two formats of pictures: “an SVG picture”.
 * @param {{ name: string, kind?: NotText['kind'] }} trouble
 */
function fileWords({ kind }) {
  if (!kind) return t('file.unread');
  if (kind.is !== 'picture') return t(`kind.${kind.is}`);
  const { format } = kind;
  if (format === 'AVIF') return t('kind.avif');
  return format === 'SVG' ? t('kind.svg') : t('kind.picture', { format });
}

/** Why nothing was read. @param {Nothing & Pick<Unscanned, 'format'>} error */
function unscannedWords({ reason, side, format }) {
  if (reason === 'other size') return sizeWords(side ?? 0);
  if (reason !== 'undecoded') return t(reasons[reason]);
  if (!format) return t('photo.unknown');
  return t(common.includes(format) ? 'photo.damaged' : 'photo.foreign', { format });
}

/** That a grid is of a size that is not read: most of them can be typed. @param {number} side */
const sizeWords = (side) => t(sides.includes(side) ? 'photo.otherSize' : 'photo.noSize', { shape: shapeWords(side) });

/** Why a file or a picture gives no puzzle; undefined where that is not the trouble. @param {any} trouble */
export function sourceWords(trouble) {
  if (trouble?.name === 'Unscanned') return unscannedWords(trouble);
  if (trouble?.name === 'Absent') return t('offline.rest');
  return trouble?.name === 'Lost' || trouble?.name === 'NotText' ? fileWords(trouble) : undefined;
}

/** What the camera sees. @param {Pick<Read, 'grids' | 'nothing'>} read */
export function seenWords({ grids, nothing }) {
  if (nothing) return unscannedWords({ ...nothing, format: '' });
  if (grids.length > 1) return t('camera.several');
  return t(grids[0].reading.certainty === 'doubtful' ? 'camera.doubtful' : 'camera.found');
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
  const name = String(/** @type {any} */ (error)?.name);
  if (name in troubles) return t(troubles[name]); // WebKit's are not all of DOMException
  return sourceWords(error) ?? (error instanceof DOMException ? t('camera.busy') : errorWords(error));
}

/** What is said of facts that come from photos. @type {Sentences<PhotoFact>} */
export const photoSentences = {
  scanned: ({ seen, isAloud }) => scannedWords(seen, isAloud),
  decided: ({ rule, isMeant, shared, left, isAloud }) =>
    sentences(
      isMeant ? t(`offered.${rule}`) : t('photo.without'),
      isAloud && shared ? whoseWords(shared) : '',
      isAloud && left > shared ? doubtsWords(left) : '',
    ),
  divided: ({ count, isAnswer, left }) =>
    sentences(t(isAnswer ? 'photo.asMine' : 'photo.asGiven', { count }), left ? doubtsWords(left) : ''),
  putAway: ({ left, hasCages }) => (hasCages ? t('scanned.cages') : t('photo.left', { count: left })),
  settled: ({ work, cell, left }) => sentences(cellNowWords(work, cell), doubtsWords(left)),
};
