// The course of a path is a slider over its profile: a press or a drag leads to a step, and so do the panel's keys.

import { name } from '../../kit/labels.js';
import { make } from '../../kit/make.js';
import { set } from '../../kit/update.js';
import { createProfile, heights } from './profile.js';

/** @param {(at: number) => void} onPoint called with the step that is pointed at */
export function createCourse(onPoint) {
  const profile = createProfile();
  const now = make('i');
  const its = { class: 'course', role: 'slider', tabindex: '0', dir: 'ltr', 'aria-valuemin': '0' };
  const element = name(make('div', its, profile.element, now), 'path.name');
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

  return {
    element,

    /**
     * @param {readonly number[]} all the bars of each step
     * @param {number} at the step that is shown, or -1
     * @param {string} words what the slider says of it
     */
    draw(all, at, words) {
      bars = all;
      profile.draw(bars, (step) => (step < at ? 'past' : step > at ? 'coming' : 'shown'));
      now.hidden = at < 0;
      for (const [name, value] of Object.entries({ at: at + 0.5, of: bars.length, high: `${heights[bars[at]] ?? 0}%` }))
        now.style.setProperty(`--${name}`, String(value));
      set(element, 'aria-valuemax', String(bars.length));
      set(element, 'aria-valuenow', String(at + 1));
      set(element, 'aria-valuetext', words);
    },
  };
}
