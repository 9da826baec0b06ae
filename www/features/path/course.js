// The course of a path: a bar for each step, as high as the step is hard. It is a slider: a press or a drag leads to a step, and
// so do the panel's keys.

import { name } from '../../kit/labels.js';
import { make } from '../../kit/make.js';
import { shape } from '../../kit/shape.js';
import { set } from '../../kit/update.js';

/** How high the bars are, in percent. */
const heights = [0, 8, 31, 54, 77, 100];

/** @param {(at: number) => void} onPoint called with the step that is pointed at */
export function createCourse(onPoint) {
  const [past, coming] = ['past', 'coming'].map((look) => shape('path', { class: look }));
  const drawing = shape('svg', { preserveAspectRatio: 'none', 'aria-hidden': 'true' }, past, coming);
  const now = make('i');
  const its = { class: 'course', role: 'slider', tabindex: '0', dir: 'ltr', 'aria-valuemin': '0' };
  const element = name(make('div', its, drawing, now), 'path.name');
  /** @type {readonly number[]} the bars of each step */
  let bars = [];

  /** @param {Event} event */
  function point(event) {
    if (!(event instanceof PointerEvent) || (event.type === 'pointermove' && !event.buttons)) return;
    const { left, width } = element.getBoundingClientRect();
    const at = Math.floor(((event.clientX - left) / width) * bars.length);
    onPoint(Math.max(0, Math.min(bars.length - 1, at)));
  }
  for (const type of ['pointerdown', 'pointermove']) element.addEventListener(type, point);

  /** @param {number} from @param {number} to */
  function outline(from, to) {
    const gap = bars.length > 100 ? 0 : 0.1;
    const bar = (/** @type {number} */ high, /** @type {number} */ at) =>
      `M${from + at + gap} 100v${-heights[high]}h${1 - 2 * gap}V100z`;
    return bars.slice(from, to).map(bar).join('');
  }

  return {
    element,

    /**
     * @param {readonly number[]} all the bars of each step
     * @param {number} at the step that is shown, or -1
     * @param {string} words what the slider says of it
     */
    draw(all, at, words) {
      bars = all;
      set(drawing, 'viewBox', `0 0 ${bars.length || 1} 100`);
      set(past, 'd', outline(0, Math.max(0, at)));
      set(coming, 'd', outline(at + 1, bars.length));
      now.hidden = at < 0;
      for (const [name, value] of Object.entries({ at: at + 0.5, of: bars.length, high: `${heights[bars[at]] ?? 0}%` }))
        now.style.setProperty(`--${name}`, String(value));
      set(element, 'aria-valuemax', String(bars.length));
      set(element, 'aria-valuenow', String(at + 1));
      set(element, 'aria-valuetext', words);
    },
  };
}
