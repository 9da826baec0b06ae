// What the techniques are called. The keys end in the technique's name: `naked-single` is `technique.nakedSingle`.

import { camel } from '../model/families.js';
import { t } from './i18n.js';
import { keyOf } from './phrases.js';

/** What a technique is called: a fish by its size, and round it what it is besides. @param {string} technique its name in the engine @returns {string} */
export function nameOf(technique) {
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
