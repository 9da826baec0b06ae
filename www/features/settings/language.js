// The language of the page: the person's own as soon as its words are loaded, until another is chosen.

import { relabel } from '../../kit/labels.js';
import { whenPressed } from '../../kit/press.js';
import { choose, chosen } from '../../session/storage.js';
import { edition, onWords, spoken, t } from '../../words/i18n.js';
import { directionOf, languageFor, learn, learnAny } from '../../words/languages.js';

/** @import { Session } from '../../session/session.js' */
/** @import { View } from '../../session/view.js' */

/** @param {Session} session */
export function createLanguage({ act, state }) {
  const first = languageFor([chosen('language') ?? '', ...navigator.languages]);
  let drawn = state.language.edition;
  let wanted = ''; // the language that was chosen and is being loaded

  learnAny(first).then((tag) => {
    onWords(() => act({ do: 'language', language: { edition: edition() } }));
    act({ do: 'language', language: { tag, edition: edition(), isLoaded: tag === first } });
  });
  whenPressed('language', async ({ lang: tag }) => {
    wanted = tag;
    const isLoaded = await learn(tag);
    if (wanted !== tag) return; // another was chosen meanwhile
    wanted = '';
    if (isLoaded) choose('language', tag);
    act({ do: 'language', language: isLoaded ? { tag, isLoaded } : { isLoaded } });
  });

  return {
    /**
     * Tells screen readers which language the page is in, turns the page its way, and writes its words in that language.
     * @param {View} view
     */
    draw({ language }) {
      if (drawn === language.edition) return;
      drawn = language.edition;
      const { documentElement } = document;
      documentElement.lang = spoken();
      documentElement.dir = directionOf(spoken());
      document.title = t('page.title');
      relabel();
    },
  };
}
