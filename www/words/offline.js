// Says whether the page works without a network, and why it or more of it is not kept.

import { sentences, t } from './i18n.js';

/** @import { Hindrance } from '../model/facts.js' */
/** @import { Offline } from '../session/state.js' */

/** @param {Offline} offline */
export function offlineWords({ kept, fault, newer }) {
  const reason = fault ?? newer;
  if (kept === 'none') return reason ? t('offline.unkept', { reason: reasonWords(reason) }) : t('offline.soon');
  return sentences(
    t(kept === 'used' ? 'offline.used' : 'offline.kept'),
    kept === 'page' ? t('offline.rest') : '',
    fault ? t('offline.part', { reason: reasonWords(fault) }) : '',
    newer ? t('offline.old', { reason: reasonWords(newer) }) : '',
  );
}

/** @param {Hindrance} fault */
function reasonWords(fault) {
  switch (fault.kind) {
    case 'insecure':
      return t('offline.insecure');
    case 'none':
      return t('offline.none');
    case 'room':
      return t('offline.room');
    case 'refused':
      return t('offline.refused', { cause: fault.cause });
    case 'lost':
      return t('offline.lost', { file: fault.file });
    case 'changed':
      return t('offline.changed', { file: fault.file });
    case 'status':
      return t('offline.status', { file: fault.file, status: String(fault.status) });
  }
}
