// A row of a dialog that is on or off, and says which at its end.

import { label } from './labels.js';
import { make } from './make.js';

/** @import { Key } from '../words/i18n.js' */

/**
 * @param {Key} key of its words
 * @param {boolean} isOn
 * @param {(isOn: boolean) => void} onChange the person has switched it
 */
export function createSwitch(key, isOn, onChange) {
  const input = make('input', { class: 'radio', type: 'checkbox', role: 'switch' });
  const value = make('small', { 'aria-hidden': 'true' });
  const words = label(make('span'), key);

  /** @param {boolean} isOn */
  function set(isOn) {
    input.checked = isOn;
    label(value, isOn ? 'switch.on' : 'switch.off');
  }

  set(isOn);
  input.addEventListener('change', () => {
    set(input.checked);
    onChange(input.checked);
  });
  return { element: make('label', words, input, value), words, input, set };
}
