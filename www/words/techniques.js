// The techniques: what each is called, and which sentences say what it is, why it works and what to look for. The keys of
// these end in the technique's name: `naked-single` has `technique.nakedSingle`, `what.nakedSingle`, `why.nakedSingle` and
// `about.nakedSingle`. Where it shares sentences with others, the table below says which.

import { t } from './i18n.js';

/**
 * @import { Layout } from '../model/layout.js'
 * @import { Key } from './i18n.js'
 *
 * @typedef {object} Technique
 * @property {string} name in the language that is spoken
 * @property {Key} what is seen
 * @property {Key | null} why it works; null: the chain itself says it
 * @property {Key} about what to look for, and why it works
 */

/**
 * The names that end the keys of shared sentences; one that is left out is the one before it. In `why`, `#` stands for the
 * number of the technique, and '' means that the chain says it.
 * @type {[techniques: RegExp, what: string, why?: string, about?: string][]}
 */
const shared = [
  [/^(?:naked|locked)-(?:pair|triple|quadruple)$/, 'nakedSet'],
  [/^hidden-(?:pair|triple|quadruple)$/, 'hiddenSet'],
  [/^pointing$/, 'locked', 'locked', 'pointing'],
  [/^claiming$/, 'locked', 'locked', 'claiming'],
  [/^bug-plus-one$/, 'bug', 'bugPlusOne', 'bug'],
  [/^bug-type/, 'bug', 'bug#', 'bug'],
  [/^(?:skyscraper|turbot-fish)$/, 'turbot', '', 'turbot'],
  [/two-string-kite$/, 'kite', '', 'turbot'],
  [/empty-rectangle$/, 'emptyRectangle'],
  [/^unique-rectangle-type-5$/, 'uniqueRectangle', 'swap2', 'uniqueRectangle'],
  [/^unique-rectangle/, 'uniqueRectangle', 'swap#', 'uniqueRectangle'],
  [/^hidden-rectangle$/, 'uniqueRectangle', 'swapHidden', 'uniqueRectangle'],
  [/^avoidable-rectangle-type-1$/, 'avoidableRectangle', 'swapAvoidable', 'avoidableRectangle'],
  [/^avoidable-rectangle/, 'avoidableRectangle', 'swap#', 'avoidableRectangle'],
  [/^unique-loop/, 'uniqueLoop', 'swap#', 'uniqueLoop'],
  [/^simple-colors-trap$/, 'colors', 'trap', 'colors'],
  [/^simple-colors-wrap$/, 'colors', 'wrap', 'colors'],
  [/^multi-colors/, 'multiColors', 'multiColors#', 'colors'],
  [/discontinuous-nice-loop$/, 'ring', '', 'chain'],
  [/continuous-nice-loop$/, 'loop'],
  [/^xy?-chain$|aic$/, 'chain', '', 'chain'],
  [/^als-xz$/, 'als'],
  [/^als-xy-wing$/, 'alsWing', 'alsWing', 'als'],
  [/^als-chain$/, 'alsChain', 'alsChain', 'als'],
  [/^aligned/, 'aligned'],
  [/^forcing-.*contradiction$/, 'contradiction', 'contradiction', 'forcing'],
  [/^forcing/, 'verity', 'verity', 'forcing'],
  [/^template/, 'template'],
  [/^siamese/, 'siameseFish', 'siameseFish', 'finnedFish'],
  [/^(?:finned|sashimi)/, 'finnedFish'],
  [/^(?:franken|mutant)|^x-wing$|fish$|squirmbag$|whale$|leviathan$/, 'fish'],
];

/** What is said otherwise under other than the classic rules: digits stand not only in rows, columns and boxes. */
const ruled = ['why.nakedSingle'];

/** What is said otherwise where regions are in place of the boxes. */
const withRegions = ['what.kite', 'what.uniqueRectangle', 'what.avoidableRectangle', 'what.sueDeCoq'];

/**
 * What is said of a technique.
 * @param {string} technique its name in the engine
 * @param {Layout} [layout] in which it is used; a classic one where it is not told
 * @returns {Technique}
 */
export function techniqueOf(technique, layout) {
  const { own, type } = partsOf(technique);
  const [, what = own, why = what, about = why] = shared.find(([techniques]) => techniques.test(technique)) ?? [];
  return {
    name: nameOf(technique),
    what: told(`what.${what}`, layout),
    why: why ? told(`why.${why.replace('#', type)}`, layout) : null,
    about: keyOf(`about.${about}`),
  };
}

/** The key of a sentence as the rules want it. @param {string} key @param {Layout} [layout] */
function told(key, layout) {
  if (layout?.rules?.regions && withRegions.includes(key)) return keyOf(`${key}Region`);
  return keyOf(layout?.rules && ruled.includes(key) ? `${key}Ruled` : key);
}

/** What a technique is called: a fish by its size, and round it what it is besides. @param {string} technique @returns {string} */
function nameOf(technique) {
  const [, kind, fish] = technique.match(/^(siamese|(?:finned-)?(?:franken|mutant)|finned|sashimi)-(.*)$/) ?? [];
  if (kind) return t(keyOf(`technique.${camel(kind)}`), { fish: nameOf(fish) });
  const { own, type } = partsOf(technique);
  return t(keyOf(`technique.${own}`), { type });
}

/** `bug-type-2` is `bug` and `2`, `naked-pair` is `nakedPair` and ''. @param {string} technique */
function partsOf(technique) {
  const [, name, type = ''] = technique.match(/^(.*?)(?:(?:-type)?-(\d))?$/) ?? [];
  return { own: camel(name), type };
}

/** A name as keys have it. @param {string} name */
const camel = (name) => name.replaceAll(/-(\w)/g, (_, letter) => letter.toUpperCase());

/** That there is such a key, a test makes sure. @param {string} key */
const keyOf = (key) => /** @type {Key} */ (key);
