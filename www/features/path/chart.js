// A small chart of a path: a bar for each step, as high as the step is hard. The list says the same, so a screen reader
// does without it.

import { shape } from '../../kit/shape.js';
import { levelNames } from '../../model/verdicts.js';

/** @import { Step } from '../../pkg/ninefold_hint.js' */

/** How high the chart is, in units of a step's effort, which is at most 9; the easiest bar is `least` high. */
const [height, least] = [9.6, 0.6];

/** @param {(at: number) => void} onPoint called with the step that is pointed at */
export function createChart(onPoint) {
  const element = shape('svg', { class: 'chart', 'aria-hidden': 'true', preserveAspectRatio: 'none' });
  const now = shape('rect', { class: 'now', y: 0, width: 1, height });
  let count = 0;

  /** @param {Event} event */
  function point(event) {
    if (!(event instanceof PointerEvent) || !count || (event.type === 'pointermove' && !event.buttons)) return;
    const { left, width } = element.getBoundingClientRect();
    onPoint(Math.max(0, Math.min(count - 1, Math.floor(((event.clientX - left) / width) * count))));
  }
  for (const type of ['pointerdown', 'pointermove']) element.addEventListener(type, point);

  return {
    element,

    /** @param {readonly Step[]} steps */
    draw(steps) {
      count = steps.length;
      const gap = count > 100 ? 0 : 0.2;
      const bars = levelNames.map((level) => {
        const path = steps.map((step, at) => (step.level === level ? barOf(step.effort, at, gap) : '')).join('');
        return shape('path', { class: level, d: path });
      });
      element.setAttribute('viewBox', `0 0 ${Math.max(1, count)} ${height}`);
      element.replaceChildren(now, ...bars);
    },

    /** @param {number} at */
    show(at) {
      now.setAttribute('x', String(at));
    },
  };
}

/** @param {number} effort @param {number} at @param {number} gap */
function barOf(effort, at, gap) {
  const high = Math.min(height, effort + least);
  return `M${at + gap / 2} ${height}v${-high}h${1 - gap}v${high}z`;
}
