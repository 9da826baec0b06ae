// The techniques: what each is called, and which sentences say what it is, why it works and what to look for.

import { t } from './i18n.js';

/**
 * @import { Layout } from '../model/layout.js'
 * @import { Key } from './i18n.js'
 *
 * @typedef {object} Sentences
 * @property {Key} what is seen
 * @property {Key | null} why it works; null: the chain itself says it
 * @property {Key} about what to look for, and why it works
 *
 * @typedef {Sentences & { name: string }} Technique `name`: in the language that is spoken
 */

/** @type {(what: Key, why: Key | null, about: Key) => Sentences} */
const saying = (what, why, about) => ({ what, why, about });

const nakedSet = saying('what.nakedSet', 'why.nakedSet', 'about.nakedSet');
const hiddenSet = saying('what.hiddenSet', 'why.hiddenSet', 'about.hiddenSet');
const turbot = saying('what.turbot', null, 'about.turbot');
const kite = saying('what.kite', null, 'about.turbot');
const emptyRectangle = saying('what.emptyRectangle', 'why.emptyRectangle', 'about.emptyRectangle');
const chain = saying('what.chain', null, 'about.chain');
const ring = saying('what.ring', null, 'about.chain');
const loop = saying('what.loop', 'why.loop', 'about.loop');
const aligned = saying('what.aligned', 'why.aligned', 'about.aligned');
const contradiction = saying('what.contradiction', 'why.contradiction', 'about.forcing');
const verity = saying('what.verity', 'why.verity', 'about.forcing');
const template = saying('what.template', 'why.template', 'about.template');
const bug = (/** @type {Key} */ why) => saying('what.bug', why, 'about.bug');
const rectangle = (/** @type {Key} */ why) => saying('what.rectangle', why, 'about.rectangle');
const avoidable = (/** @type {Key} */ why) => saying('what.avoidable', why, 'about.avoidable');
const uniqueLoop = (/** @type {Key} */ why) => saying('what.uniqueLoop', why, 'about.uniqueLoop');

/** By the technique's name in the engine; a name may have a number. @type {Record<string, [name: Key, sentences: Sentences, type?: number]>} */
const table = {
  'full-house': ['technique.fullHouse', saying('what.fullHouse', 'why.fullHouse', 'about.fullHouse')],
  'naked-single': ['technique.nakedSingle', saying('what.nakedSingle', 'why.nakedSingle', 'about.nakedSingle')],
  'hidden-single': ['technique.hiddenSingle', saying('what.hiddenSingle', 'why.hiddenSingle', 'about.hiddenSingle')],
  'locked-pair': ['technique.lockedPair', nakedSet],
  'locked-triple': ['technique.lockedTriple', nakedSet],
  pointing: ['technique.pointing', saying('what.locked', 'why.locked', 'about.pointing')],
  claiming: ['technique.claiming', saying('what.locked', 'why.locked', 'about.claiming')],
  'naked-pair': ['technique.nakedPair', nakedSet],
  'naked-triple': ['technique.nakedTriple', nakedSet],
  'naked-quadruple': ['technique.nakedQuadruple', nakedSet],
  'hidden-pair': ['technique.hiddenPair', hiddenSet],
  'hidden-triple': ['technique.hiddenTriple', hiddenSet],
  'hidden-quadruple': ['technique.hiddenQuadruple', hiddenSet],
  'remote-pair': ['technique.remotePair', saying('what.remotePair', 'why.remotePair', 'about.remotePair')],
  'bug-plus-one': ['technique.bugPlusOne', bug('why.bugPlusOne')],
  'bug-type-2': ['technique.bugType', bug('why.bug2'), 2],
  'bug-type-3': ['technique.bugType', bug('why.bug3'), 3],
  'bug-type-4': ['technique.bugType', bug('why.bug4'), 4],
  skyscraper: ['technique.skyscraper', turbot],
  'two-string-kite': ['technique.twoStringKite', kite],
  'dual-two-string-kite': ['technique.dualTwoStringKite', kite],
  'turbot-fish': ['technique.turbotFish', turbot],
  'empty-rectangle': ['technique.emptyRectangle', emptyRectangle],
  'dual-empty-rectangle': ['technique.dualEmptyRectangle', emptyRectangle],
  'w-wing': ['technique.wWing', saying('what.wWing', 'why.wWing', 'about.wWing')],
  'xy-wing': ['technique.xyWing', saying('what.xyWing', 'why.xyWing', 'about.xyWing')],
  'xyz-wing': ['technique.xyzWing', saying('what.xyzWing', 'why.xyzWing', 'about.xyzWing')],
  'unique-rectangle-type-1': ['technique.uniqueRectangle', rectangle('why.swap1'), 1],
  'unique-rectangle-type-2': ['technique.uniqueRectangle', rectangle('why.swap2'), 2],
  'unique-rectangle-type-3': ['technique.uniqueRectangle', rectangle('why.swap3'), 3],
  'unique-rectangle-type-4': ['technique.uniqueRectangle', rectangle('why.swap4'), 4],
  'unique-rectangle-type-5': ['technique.uniqueRectangle', rectangle('why.swap2'), 5],
  'unique-rectangle-type-6': ['technique.uniqueRectangle', rectangle('why.swap6'), 6],
  'hidden-rectangle': ['technique.hiddenRectangle', rectangle('why.swapHidden')],
  'avoidable-rectangle-type-1': ['technique.avoidableRectangle', avoidable('why.swapAvoidable'), 1],
  'avoidable-rectangle-type-2': ['technique.avoidableRectangle', avoidable('why.swap2'), 2],
  'unique-loop-type-1': ['technique.uniqueLoop', uniqueLoop('why.swap1'), 1],
  'unique-loop-type-2': ['technique.uniqueLoop', uniqueLoop('why.swap2'), 2],
  'unique-loop-type-3': ['technique.uniqueLoop', uniqueLoop('why.swap3'), 3],
  'unique-loop-type-4': ['technique.uniqueLoop', uniqueLoop('why.swap4'), 4],
  'sue-de-coq': ['technique.sueDeCoq', saying('what.sueDeCoq', 'why.sueDeCoq', 'about.sueDeCoq')],
  'simple-colors-trap': ['technique.simpleColorsTrap', saying('what.colors', 'why.trap', 'about.colors')],
  'simple-colors-wrap': ['technique.simpleColorsWrap', saying('what.colors', 'why.wrap', 'about.colors')],
  'multi-colors-1': ['technique.multiColors', saying('what.multiColors', 'why.multiColors1', 'about.colors'), 1],
  'multi-colors-2': ['technique.multiColors', saying('what.multiColors', 'why.multiColors2', 'about.colors'), 2],
  'x-chain': ['technique.xChain', chain],
  'xy-chain': ['technique.xyChain', chain],
  'continuous-nice-loop': ['technique.continuousNiceLoop', loop],
  'discontinuous-nice-loop': ['technique.discontinuousNiceLoop', ring],
  aic: ['technique.aic', chain],
  'grouped-continuous-nice-loop': ['technique.groupedContinuousNiceLoop', loop],
  'grouped-discontinuous-nice-loop': ['technique.groupedDiscontinuousNiceLoop', ring],
  'grouped-aic': ['technique.groupedAic', chain],
  'als-xz': ['technique.alsXz', saying('what.als', 'why.als', 'about.als')],
  'als-xy-wing': ['technique.alsXyWing', saying('what.alsWing', 'why.alsWing', 'about.als')],
  'als-chain': ['technique.alsChain', saying('what.alsChain', 'why.alsChain', 'about.als')],
  'death-blossom': ['technique.deathBlossom', saying('what.blossom', 'why.blossom', 'about.blossom')],
  'aligned-pair-exclusion': ['technique.alignedPairExclusion', aligned],
  'aligned-triple-exclusion': ['technique.alignedTripleExclusion', aligned],
  'forcing-chain-contradiction': ['technique.forcingChainContradiction', contradiction],
  'forcing-chain-verity': ['technique.forcingChainVerity', verity],
  'forcing-net-contradiction': ['technique.forcingNetContradiction', contradiction],
  'forcing-net-verity': ['technique.forcingNetVerity', verity],
  'template-set': ['technique.templateSet', template],
  'template-delete': ['technique.templateDelete', template],
};

/** The sizes of fish, as the engine calls them. @type {Record<string, Key>} */
const fish = {
  'x-wing': 'technique.xWing',
  swordfish: 'technique.swordfish',
  jellyfish: 'technique.jellyfish',
  squirmbag: 'technique.squirmbag',
  whale: 'technique.whale',
  leviathan: 'technique.leviathan',
};

/** What a fish may be besides, outermost first. @type {[prefix: string, name: Key][]} */
const kinds = [
  ['siamese-', 'technique.siamese'],
  ['finned-franken-', 'technique.finnedFranken'],
  ['finned-mutant-', 'technique.finnedMutant'],
  ['franken-', 'technique.franken'],
  ['mutant-', 'technique.mutant'],
  ['sashimi-', 'technique.sashimi'],
  ['finned-', 'technique.finned'],
];

const ownFins = saying('what.siameseFish', 'why.siameseFish', 'about.finnedFish');
const withFins = saying('what.finnedFish', 'why.finnedFish', 'about.finnedFish');
const withoutFins = saying('what.fish', 'why.fish', 'about.fish');

/** What is said where there are other than the classic rules: digits stand not only in rows, columns and boxes. @type {Partial<Record<Key, Key>>} */
const withRules = { 'why.nakedSingle': 'why.nakedSingleRuled' };

/** What is said where regions are in place of the boxes. @type {Partial<Record<Key, Key>>} */
const withRegions = {
  'what.kite': 'what.kiteRegion',
  'what.rectangle': 'what.rectangleRegion',
  'what.avoidable': 'what.avoidableRegion',
  'what.sueDeCoq': 'what.sueDeCoqRegion',
};

/**
 * What is said of a technique.
 * @param {string} technique its name in the engine
 * @param {Layout} [layout] in which it is used; a classic one where it is not told
 * @returns {Technique}
 */
export function techniqueOf(technique, layout) {
  const { name, what, why, about } = classicTechnique(technique);
  const { rules } = layout ?? {};
  const ruled = (/** @type {Key} */ key) => (rules?.regions && withRegions[key]) || (rules && withRules[key]) || key;
  return { name, what: ruled(what), why: why && ruled(why), about };
}

/** @param {string} technique @returns {Technique} */
function classicTechnique(technique) {
  if (technique in table) {
    const [name, sentences, type = 0] = table[technique];
    return { name: t(name, { type }), ...sentences };
  }
  const sentences = /siamese/.test(technique) ? ownFins : /finned|sashimi/.test(technique) ? withFins : withoutFins;
  return { name: fishName(technique), ...sentences };
}

/** @param {string} technique @returns {string} */
function fishName(technique) {
  const kind = kinds.find(([prefix]) => technique.startsWith(prefix));
  return kind ? t(kind[1], { fish: fishName(technique.slice(kind[0].length)) }) : t(fish[technique]);
}

/** Every technique of which a fish is none. */
export const techniques = Object.keys(table);
