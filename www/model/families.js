// The families of techniques: those of one family have the same picture and the same sentences.

/** A technique that is not here is a family of its own. @type {[techniques: RegExp, family: string][]} */
const families = [
  [/^(?:naked|locked)-(?:pair|triple|quadruple)$/, 'nakedSet'],
  [/^hidden-(?:pair|triple|quadruple)$/, 'hiddenSet'],
  [/^(?:pointing|claiming)$/, 'locked'],
  [/^(?:dual|siamese)-/, 'merged'],
  [/^(?:skyscraper|turbot-fish|two-string-kite)$/, 'turbot'],
  [/^finned-(?:franken|mutant)/, 'finnedFrames'],
  [/^(?:franken|mutant)/, 'frames'],
  [/^(?:finned|sashimi)/, 'finnedFish'],
  [/^x-wing$|fish$|squirmbag$|whale$|leviathan$/, 'fish'],
  [/^simple-colors-trap$/, 'trap'],
  [/^simple-colors-wrap$/, 'wrap'],
  [/^(?:unique-rectangle|unique-loop)-type-1$/, 'swap1'],
  [/^(?:unique-rectangle-type-[25]|unique-loop-type-2)$/, 'swap2'],
  [/^(?:unique-rectangle|unique-loop)-type-3$/, 'swap3'],
  [/^(?:unique-rectangle|unique-loop)-type-4$/, 'swap4'],
  [/^unique-rectangle-type-6$/, 'swap6'],
  [/^xy?-chain$|aic$/, 'chain'],
  [/discontinuous-nice-loop$/, 'ring'],
  [/continuous-nice-loop$/, 'loop'],
  [/^als-xz$/, 'als'],
  [/^als-xy-wing$/, 'alsWing'],
  [/^aligned/, 'aligned'],
  [/^forcing-.*contradiction$/, 'contradiction'],
  [/^forcing/, 'verity'],
  [/^template/, 'template'],
];

/** A technique's name as keys have it: `bug-type-2` is `bugType2`. @param {string} technique */
export const camel = (technique) => technique.replaceAll(/-(\w)/g, (_, letter) => letter.toUpperCase());

/** The family of a technique. @param {string} technique its name in the engine */
export const familyOf = (technique) =>
  families.find(([techniques]) => techniques.test(technique))?.[1] ?? camel(technique);
