// A row of a dialog that is on or off, and says which at its end.

import { label } from './labels.js';
import { make } from './make.js';

/** @import { Key } from '../words/i18n.js' */

/**
 * @param {Key} key of its words
 * @param {boolean} isOn
 * @param {(isOn: boolean) => void} onChange
 */
export function createSwitch(key, isOn, onChange) {
  const input = make('input', { class: 'radio', type: 'checkbox', role: 'switch' });
  input.checked = isOn;
  input.addEventListener('change', () => onChange(input.checked));
  const end = (/** @type {Key} */ key) => label(make('small', { 'aria-hidden': 'true' }), key);
  const words = label(make('span'), key);
  const element = make('label', words, input, end('switch.on'), end('switch.off'));
  return { element, input, words };
}
