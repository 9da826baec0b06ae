// The page's own matters: its language, how it looks, what it does by itself, the help, and whether it works offline.

import { whenIdle } from '../../kit/idle.js';
import { learnMore } from '../../words/languages.js';
import { createHelp } from './help.js';
import { createLanguage } from './language.js';
import { createTheme } from './theme.js';

/** @param {import('../../session/session.js').Session} session */
export function createSettings(session) {
  const help = createHelp(session);
  /** @type {{ draw(view: import('../../session/view.js').View): void }[]} */
  const parts = [createLanguage(session), createTheme(session), help];
  const controller = navigator.serviceWorker?.controller;
  whenIdle(async () => {
    const module = await import('./offline.js');
    parts.push(module.createOffline(session, controller));
    session.act({ do: 'loaded', part: 'offline' });
    await help.load().catch(() => {}); // else it is loaded when it is wanted
    learnMore();
  });
  return {
    /** @param {import('../../session/view.js').View} view */
    draw(view) {
      for (const part of parts) part.draw(view);
    },
  };
}
