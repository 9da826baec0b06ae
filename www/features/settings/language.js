// The language of the page: the person's own as soon as its words are loaded, and a switch to choose another.

import { find } from '../../kit/find.js';
import { relabel, wordsOn } from '../../kit/labels.js';
import { choose, chosen } from '../../session/settings.js';
import { speak, spoken, t } from '../../words/i18n.js';
import { directionOf, languageFor, languages, learn, learnAny, nameOf } from '../../words/languages.js';

/** Tells screen readers which language the page is in, turns the page its way, and writes its words in that language. */
function apply() {
  const { documentElement } = document;
  documentElement.lang = spoken();
  documentElement.dir = directionOf(spoken());
  document.title = t('page.title');
  relabel();
}

/** @param {import('../../session/session.js').Session} session */
export function createLanguage({ act }) {
  // The words that came with the page stay on it until others are loaded.
  const built = wordsOn(document);
  speak('en', built);
  const spare = wordsOn(find(document, '#spare', HTMLTemplateElement).content);
  const wanted = languageFor([chosen('language') ?? '', ...navigator.languages]);
  learnAny(wanted, { ...built, ...spare }).then((language) => {
    apply();
    createSwitch(language);
    act(language === wanted ? { do: 'redraw' } : { do: 'say', note: { kind: 'languageFailed' } });
  });

  /** @param {string} language that the words are in; '' where none could be loaded, so that each can be chosen */
  function createSwitch(language) {
    const select = find(document, '#language', HTMLSelectElement);
    let learned = language;
    select.replaceChildren(
      ...languages.map((tag) => {
        const option = new Option(nameOf(tag), tag);
        option.lang = tag;
        return option;
      }),
    );
    select.value = learned;
    select.addEventListener('change', async () => {
      const tag = select.value;
      const isLearned = await learn(tag);
      if (select.value !== tag) return; // another was chosen meanwhile
      if (!isLearned) {
        select.value = learned;
        return act({ do: 'say', note: { kind: 'languageFailed' } });
      }
      learned = tag;
      choose('language', tag);
      apply();
      act({ do: 'redraw' });
    });
  }
}
