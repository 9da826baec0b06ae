// Why there is no answer: what the engine or the page itself can lack.

import { t } from './i18n.js';

/** @import { Trouble } from '../model/errors.js' */
/** @import { Key } from './i18n.js' */

/** @type {Record<string, Key>} */
const missing = {
  workers: 'engine.noWorkers',
  wasm: 'engine.noWasm',
  vectors: 'engine.outdated',
  policy: 'engine.forbidden',
};

/** Why there is no answer, for the person who waits for it. @param {unknown} error or what the state keeps of one */
export function errorWords(error) {
  const { name, message = String(error) } = /** @type {Partial<Trouble>} */ (error);
  if (name === 'Broken') return t('engine.broken', { cause: message || t('engine.unloaded') });
  if (name === 'Missing') return t(missing[message]);
  return name === 'Unloaded' ? t('page.unloaded') : message;
}
