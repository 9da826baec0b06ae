// The page's own matters: its language, how it looks, what it does by itself, the help, and whether it works offline.

import { whenIdle } from '../../kit/idle.js';
import { haveMoreWords } from '../../kit/labels.js';
import { createHelp } from './help.js';
import { createLanguage } from './language.js';
import { createTheme } from './theme.js';

/** @param {import('../../session/session.js').Session} session */
export function createSettings(session) {
  createLanguage(session);
  createTheme(session);
  const help = createHelp(session);
  /** @type {{ draw(view: import('../../session/view.js').View): void }[]} */
  const parts = [help];
  const controller = navigator.serviceWorker?.controller;
  whenIdle(async () => {
    const { createOffline } = await import('./offline.js');
    parts.push(createOffline(session, controller));
    await help.load().catch(() => {}); // else it is loaded when it is wanted
    await haveMoreWords();
    session.act({ do: 'redraw' });
  });
  return {
    /** @param {import('../../session/view.js').View} view */
    draw(view) {
      for (const part of parts) part.draw(view);
    },
  };
}
