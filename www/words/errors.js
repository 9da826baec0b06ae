// Why there is no answer: what the engine or the page itself can lack.

import { Broken, Missing } from '../engine/engine.js';
import { Unloaded } from '../model/errors.js';
import { t } from './i18n.js';

/** @type {Record<string, import('./i18n.js').Key>} */
const missing = {
  workers: 'engine.noWorkers',
  wasm: 'engine.noWasm',
  vectors: 'engine.outdated',
  policy: 'engine.forbidden',
};

/**
 * Why there is no answer, for the person who waits for it.
 * @param {unknown} error
 */
export function errorWords(error) {
  if (!(error instanceof Error)) return String(error);
  if (error instanceof Broken) return t('engine.broken', { cause: error.message || t('engine.unloaded') });
  if (error instanceof Missing) return t(missing[error.message]);
  if (error instanceof Unloaded) return t('page.unloaded');
  return error.message;
}
