// How hard something is: five bars, filled as far as it is.

import { t } from '../words/i18n.js';
import { make } from './make.js';
import { fill, set, show } from './update.js';

export function createBars() {
  const all = Array.from({ length: 5 }, () => make('i'));
  for (const [index, bar] of all.entries()) bar.style.setProperty('--n', String(index));
  const element = make('span', { class: 'bars', role: 'img' }, ...all);

  return {
    element,

    /** @param {number} bars 0: it is not known */
    draw(bars) {
      show(element, bars > 0);
      set(element, 'aria-label', t('pager.at', { at: bars, of: all.length }));
      fill(all, bars);
    },
  };
}
