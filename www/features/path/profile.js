// The profile of a path: a bar for each step, as high as the step is hard. What it says is said in words, too.

import { shape } from '../../kit/shape.js';
import { set } from '../../kit/update.js';
import './profile.css';

/** How high the bars are, in percent. */
export const heights = [0, 16, 37, 58, 79, 100];

/** What has become of a step; of one that is shown nothing is drawn. @typedef {'past' | 'coming' | 'shown'} Becoming */

export function createProfile() {
  const looks = /** @type {const} */ (['past', 'coming']);
  const paths = looks.map((look) => shape('path', { class: look }));
  const element = shape('svg', { class: 'profile', preserveAspectRatio: 'none', 'aria-hidden': 'true' }, ...paths);

  return {
    element,

    /** @param {readonly number[]} bars how many bars each step has @param {(at: number) => Becoming} becomingOf */
    draw(bars, becomingOf) {
      const gap = bars.length > 100 ? 0 : 0.1;
      const bar = (/** @type {number} */ high, /** @type {number} */ at) =>
        `M${at + gap} 100v${-heights[high]}h${1 - 2 * gap}V100z`;
      set(element, 'viewBox', `0 0 ${bars.length || 1} 100`);
      for (const [index, look] of looks.entries()) {
        set(paths[index], 'd', bars.map((high, at) => (becomingOf(at) === look ? bar(high, at) : '')).join(''));
      }
    },
  };
}
