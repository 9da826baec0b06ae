// The page without a network: sw.js keeps its files on the device. This file starts it, and says whether it does, or
// why not.

import { scriptAt } from '../../engine/spawn.js';
import { write } from '../../kit/update.js';
import { sentences, t } from '../../words/i18n.js';

/**
 * Why the page, or a newer version of it, is not kept: the browser cannot or will not keep it, or the host does not
 * give a file as it was built.
 * @typedef {{ kind: 'insecure' | 'none' | 'room' } | { kind: 'refused', cause: string }
 *   | { kind: 'lost' | 'changed', file: string } | { kind: 'status', file: string, status: number }} Fault
 */

/** A page that stays open for long asks for a newer version when it is looked at again after so many milliseconds. */
const often = 60 * 60 * 1000;

/**
 * Sets it up. Where the browser or the host does not allow it, the page works as it did before.
 * @param {import('../../session/session.js').Session} session
 * @param {ServiceWorker | null} [before] the worker that controlled the page when it was opened
 */
export function createOffline({ act }, before = null) {
  /** @type {Element | null} the line of the help, which may come later */
  let line = null;
  /** @type {Fault | null} */
  let fault = null;
  /** @type {Fault | null} the last that the console was told of */
  let told = null;
  let isKept = false;
  const { serviceWorker } = navigator;

  /** @param {Fault} why */
  function fail(why) {
    fault = why;
    act({ do: 'redraw' });
  }

  async function register() {
    if (import.meta.env.DEV) return; // kept files would hide changes of the sources
    if (!serviceWorker) return fail({ kind: isSecureContext ? 'none' : 'insecure' });
    serviceWorker.ready.then((registration) => {
      isKept = true;
      fault = null;
      askNowAndThen(registration);
      act({ do: 'redraw' });
    });
    await serviceWorker.register(scriptAt('sw.js')).catch((error) => fail({ kind: 'refused', cause: error.message }));
  }

  let controller = before;
  function follow() {
    const now = serviceWorker?.controller ?? null;
    if (now === controller) return;
    fault = null;
    if (controller) act({ do: 'mention', news: { kind: 'newVersion' } });
    controller = now;
  }
  follow(); // a new version may have come before this was loaded
  serviceWorker?.addEventListener('controllerchange', follow);
  serviceWorker?.addEventListener('message', ({ data }) => data?.unkept && fail(data.unkept));
  register();

  return {
    draw() {
      const words = offlineWords(fault, isKept);
      line ??= document.querySelector('#offline');
      if (line) write(line, words);
      if (!fault || fault === told || !words) return;
      told = fault;
      console.warn(words);
    },
  };
}

/** A browser asks by itself only when a page is opened. @param {ServiceWorkerRegistration} registration */
function askNowAndThen(registration) {
  let asked = Date.now();
  document.addEventListener('visibilitychange', () => {
    if (document.hidden || Date.now() - asked < often) return;
    asked = Date.now();
    registration.update().catch(() => {}); // there may be no network
  });
}

/**
 * Whether the page works without a network, and why it or its next version is not kept.
 * @param {Fault | null} fault
 * @param {boolean} isKept
 */
function offlineWords(fault, isKept) {
  if (!fault) return t(isKept ? 'offline.kept' : 'offline.soon');
  const reason = reasonWords(fault);
  return isKept ? sentences(t('offline.kept'), t('offline.old', { reason })) : t('offline.unkept', { reason });
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
