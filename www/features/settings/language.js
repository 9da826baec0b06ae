// The language of the page: the person's own as soon as its words are loaded, and a switch to choose another.

import { find } from '../../kit/find.js';
import { relabel } from '../../kit/labels.js';
import { choose, chosen } from '../../session/storage.js';
import { edition, onWords, spoken, t } from '../../words/i18n.js';
import { directionOf, languageFor, languages, learn, learnAny, nameOf } from '../../words/languages.js';

/** @import { Session } from '../../session/session.js' */
/** @import { View } from '../../session/view.js' */

/** @param {Session} session */
export function createLanguage({ act, state }) {
  const select = find(document, '#language', HTMLSelectElement);
  const first = languageFor([chosen('language') ?? '', ...navigator.languages]);
  let drawn = state.language.edition;
  let wanted = ''; // the language that was chosen and is being loaded

  learnAny(first).then((tag) => {
    onWords(() => act({ do: 'language', language: { edition: edition() } }));
    select.replaceChildren(
      ...languages.map((tag) => {
        const option = new Option(nameOf(tag), tag);
        option.lang = tag;
        return option;
      }),
    );
    act({ do: 'language', language: { tag, edition: edition(), isLoaded: tag === first } });
  });
  select.addEventListener('change', async () => {
    const tag = select.value;
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
      select.value = wanted || language.tag; // none where none could be loaded, so that each can be chosen
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
