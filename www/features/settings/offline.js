// The page without a network: sw.js keeps its files on the device. This file starts it, and tells it what to keep: first
// what the page needs in the person's language; the rest when the person comes back, installs the page or uses it for
// long.

import { scriptAt } from '../../engine/spawn.js';
import { spoken } from '../../words/i18n.js';
import { offlineSentences, offlineWords } from '../../words/kept.js';
import { teach } from '../../words/notes.js';
import { afterUse, keepLong, whenInstalled } from './staying.js';

/** @import { Session } from '../../session/session.js' */
/** @import { Offline } from '../../session/state.js' */

/** How old the last question for a newer version must be until a look at the page asks again, in milliseconds. */
const often = 60 * 60 * 1000;

/** How many minutes somebody uses the page before it keeps all that it has. */
const long = 5;

teach(offlineSentences);

/**
 * Sets it up. Where the browser or the host does not allow it, the page works as it did before.
 * @param {Session} session
 * @param {ServiceWorker | null} [before] the worker that controlled the page when it was opened
 */
export function followOffline(session, before = null) {
  const { serviceWorker } = navigator;
  /** @type {ServiceWorkerRegistration | null} */
  let registration = null;
  let isRestDue = before !== null;
  let language = '';

  /** @param {Partial<Offline>} now */
  function report(now) {
    session.act({ do: 'offline', now });
    if (now.fault || now.newer) console.warn(offlineWords(session.state.offline));
  }

  /** Asks the worker to keep what is due by now, and to say what it has. */
  function ask() {
    if (!registration) return;
    language = spoken();
    const isSaving = Boolean(/** @type {any} */ (navigator).connection?.saveData);
    registration.active?.postMessage({ keep: { language, isAll: isRestDue, isSaving } });
  }

  function askForRest() {
    isRestDue = true;
    ask();
  }

  async function register() {
    if (import.meta.env.DEV) return; // kept files would hide changes of the sources
    if (!serviceWorker) return report({ fault: { kind: isSecureContext ? 'none' : 'insecure' } });
    serviceWorker.ready.then((ready) => {
      registration = ready;
      report({ newer: null });
      askNowAndThen(ready);
      ask();
    });
    await serviceWorker
      .register(scriptAt('sw.js'))
      .catch((error) => report({ fault: { kind: 'refused', cause: error.message } }));
  }

  let controller = before;
  function follow() {
    const now = serviceWorker?.controller ?? null;
    if (now === controller) return;
    if (controller) {
      session.act({ do: 'mention', news: { kind: 'newVersion' } });
      report({ newer: null });
      ask(); // it has kept what was kept before, and may lack what is new in it
    }
    controller = now;
  }
  follow(); // a new version may have come before this was loaded
  serviceWorker?.addEventListener('controllerchange', follow);
  serviceWorker?.addEventListener('message', ({ data }) => {
    if (data?.unkept) report({ newer: data.unkept });
    else if (data?.kept) report(data);
  });
  session.onAct(() => language && spoken() !== language && ask());
  addEventListener('online', ask);
  whenInstalled(askForRest);
  afterUse(long, askForRest);
  keepLong();
  register();
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
