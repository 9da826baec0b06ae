// The switch of the page's language.

import { relabel } from '../../kit/labels.js';
import { choose } from '../../session/settings.js';
import { spoken, t } from '../../words/i18n.js';
import { languages, learn, nameOf } from '../../words/languages.js';

/** Says in which language the page is, to those who read it aloud, and writes its words in it. */
export function applyLanguage() {
  document.documentElement.lang = spoken();
  document.title = t('page.title');
  relabel();
}

/**
 * @param {HTMLSelectElement} select
 * @param {string} language that the words are in; '' where none could be loaded, so that each can be chosen
 * @param {(trouble: string) => void} onChange the words have changed; or why they have not
 */
export function createLanguage(select, language, onChange) {
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
    try {
      await learn(tag);
    } catch {
      select.value = learned;
      return onChange(t('page.languageFailed'));
    }
    learned = tag;
    choose('language', tag);
    applyLanguage();
    onChange('');
  });
}
