// The page without a network: sw.js keeps its files on the device. Says whether it does, and why not.

import { scriptAt } from '../../engine/spawn.js';
import { sentences, t } from '../../words/i18n.js';

/**
 * Why the page, or a newer version of it, is not kept: the browser lacks or refuses it, or a file cannot be had as it
 * was built.
 * @typedef {{ kind: 'insecure' | 'none' | 'room' } | { kind: 'refused', cause: string }
 *   | { kind: 'lost' | 'changed', file: string } | { kind: 'status', file: string, status: number }} Fault
 */

/**
 * Sets it up once the page is there; a browser or a host that cannot is no trouble.
 * @param {object} page
 * @param {() => void} page.onUpdate a new version has arrived and will be there on the next visit
 * @param {() => void} page.onKept it is kept: there are other words
 * @param {() => void} page.onFault it is not: there are others still
 */
export function createOffline({ onUpdate, onKept, onFault }) {
  /** @type {Fault | null} */
  let fault = null;
  let isKept = false;
  const { serviceWorker } = navigator;

  /** @param {Fault} why */
  function fail(why) {
    fault = why;
    onFault();
  }

  async function register() {
    if (import.meta.env.DEV) return; // what is kept would stand in for sources that change
    if (!serviceWorker) return fail({ kind: isSecureContext ? 'none' : 'insecure' });
    serviceWorker.ready.then(() => {
      isKept = true;
      fault = null;
      onKept();
    });
    await serviceWorker.register(scriptAt('sw.js')).catch((error) => fail({ kind: 'refused', cause: error.message }));
  }

  let isFirst = !serviceWorker?.controller;
  serviceWorker?.addEventListener('controllerchange', () => {
    if (!isFirst) onUpdate();
    isFirst = false;
    fault = null;
  });
  serviceWorker?.addEventListener('message', ({ data }) => data?.unkept && fail(data.unkept));
  if (document.readyState === 'complete') register();
  else addEventListener('load', register);

  return {
    /** Whether the page works without a network, and why it or its next version is not kept. */
    get words() {
      if (!fault) return t(isKept ? 'offline.kept' : 'offline.soon');
      const reason = reasonWords(fault);
      return isKept ? sentences(t('offline.kept'), t('offline.old', { reason })) : t('offline.unkept', { reason });
    },
  };
}

/** @param {Fault} fault */
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
