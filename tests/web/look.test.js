// The page's own facts: its language, and light or dark.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { change } from '../../www/session/acts/index.js';
import { beginning } from '../../www/session/state.js';
import { themeOf } from '../../www/session/storage.js';
import { add, edition, onWords, renew, speak } from '../../www/words/i18n.js';

/** @import { Language } from '../../www/session/state.js' */

/** @type {[what: string, acts: Partial<Language>[], language: Language, isSaid: boolean][]} */
const languages = [
  ['nothing is spoken at first', [], { tag: '', isLoaded: true, edition: 0 }, false],
  ['one was loaded', [{ tag: 'de', isLoaded: true, edition: 2 }], { tag: 'de', isLoaded: true, edition: 2 }, false],
  [
    'another could not be',
    [{ tag: 'de', isLoaded: true, edition: 2 }, { isLoaded: false }],
    { tag: 'de', isLoaded: false, edition: 2 },
    true,
  ],
  [
    'more words have come',
    [{ tag: 'en', isLoaded: true, edition: 2 }, { edition: 3 }],
    { tag: 'en', isLoaded: true, edition: 3 },
    false,
  ],
  [
    'one is loaded after another could not be',
    [{ isLoaded: false }, { tag: 'de', isLoaded: true }],
    { tag: 'de', isLoaded: true, edition: 0 },
    false,
  ],
  ['none could be loaded', [{ tag: '', isLoaded: false, edition: 2 }], { tag: '', isLoaded: false, edition: 2 }, true],
];

for (const [what, acts, expected, isSaid] of languages) {
  test(`language: ${what}`, () => {
    const state = beginning(null, new Set());
    for (const language of acts) change(state, { do: 'language', language });
    assert.deepEqual(state.language, expected);
    assert.equal(state.note?.kind, isSaid ? 'languageFailed' : undefined);
  });
}

test('whoever waits for words hears of all that come, and sees another edition each time', () => {
  /** @type {number[]} */
  const heard = [];
  onWords(() => heard.push(edition()));
  const before = edition();
  for (const come of [() => speak('en', {}), () => add({}), renew]) come();
  assert.deepEqual(
    heard,
    [1, 2, 3].map((more) => before + more),
  );
});

/** @type {[kept: string | null, isSystemDark: boolean, chosen: string, isDark: boolean][]} */
const themes = [
  [null, false, 'system', false],
  [null, true, 'system', true],
  ['system', true, 'system', true],
  ['light', true, 'light', false],
  ['dark', false, 'dark', true],
  ['of another version', true, 'system', true],
];

for (const [kept, isSystemDark, chosen, isDark] of themes) {
  test(`theme: ${kept ?? 'nothing'} chosen, a ${isSystemDark ? 'dark' : 'light'} system`, () => {
    Object.assign(globalThis, { matchMedia: () => ({ matches: isSystemDark }) });
    const theme = themeOf(kept);
    assert.deepEqual(theme, { chosen, isDark });
    const state = beginning(null, new Set());
    change(state, { do: 'theme', theme });
    assert.deepEqual(structuredClone(state.theme), theme);
  });
}
