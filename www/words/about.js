// What is said of a technique in general: what to look for, and why it works. Its words are loaded when the first is wanted.

import { familyOf } from '../model/families.js';
import { t } from './i18n.js';

/** @import { Key } from './i18n.js' */

/** The ends of the keys of sentences that several families share. @type {[families: RegExp, end: string][]} */
const shared = [
  [/^finnedFrames$/, 'frames'],
  [/^(?:trap|wrap)$/, 'colors'],
  [/^multiColors/, 'multiColors'],
  [/^(?:swap|hiddenRectangle)/, 'swap'],
  [/^avoidable/, 'avoidable'],
  [/^bug/, 'bug'],
  [/^als/, 'als'],
  [/^(?:contradiction|verity)$/, 'forcing'],
];

/** What is said of others than the rest of their family. @type {[techniques: RegExp, end: string][]} */
const own = [
  [/^locked-/, 'lockedSet'],
  [/^unique-loop/, 'ringOfCells'],
  [/empty-rectangle$/, 'emptyRectangle'],
  [/two-string-kite$/, 'turbot'],
  [/^siamese-.*(?:franken|mutant)/, 'frames'],
  [/^siamese/, 'finnedFish'],
];

/** The key of what is said of a technique. A test makes sure that there is such a key. @param {string} technique @returns {Key} */
export function aboutKey(technique) {
  const family = familyOf(technique);
  const [, end = family] =
    own.find(([techniques]) => techniques.test(technique)) ?? shared.find(([families]) => families.test(family)) ?? [];
  return /** @type {Key} */ (`about.${end}`);
}

/** What to look for. @param {string} technique */
export const ideaWords = (technique) => t(aboutKey(technique));
