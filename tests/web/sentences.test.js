// What `npm run sentences` finds sentences by, and how it fills in those that it does not find.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { filling, keysIn, marked } from '../../tools/sentences/marks.js';
import { messagesOf } from '../../tools/words.js';
import { speak, t } from '../../www/words/i18n.js';
import { languages } from '../../www/words/languages.js';
import { sayings } from './sayings.js';
import { states } from './states.js';

test('of what is made of marked messages one sees which they are, in every form, and it reads as before', () => {
  speak('en', marked({ 'a.line': '{givens}, easy', givens: { one: '{count} given', other: '{count} givens' } }));
  const say = /** @type {(key: any, values: Record<string, string | number>) => string} */ (t);
  for (const count of [1, 24]) {
    const said = say('a.line', { givens: say('givens', { count }) });
    assert.deepEqual(keysIn(`1. ${said}.`), ['a.line', 'givens']);
    assert.equal(said.replaceAll(/\p{Cf}/gu, ''), `${count} given${count === 1 ? '' : 's'}, easy`);
  }
  assert.deepEqual(keysIn('24 givens, easy'), []);
});

test('each form is filled in for a number that has it; what is no sample is named', () => {
  const messages = {
    plain: 'Row {row}: {house}',
    forms: { 0: 'none', 2: 'both', one: '{count} uno', many: '{count} de', other: '{count} ·' },
  };
  const filled = filling('es', messages);
  assert.deepEqual(filled('plain'), [['', 'Row 3: ‹house›']]);
  assert.deepEqual(filled('forms'), [
    ...[
      ['0', 'none'],
      ['2', 'both'],
      ['one', '1 uno'],
      ['many', '1.000.000 de'],
      ['other', '3 ·'],
    ],
  ]);
});

test('no place stays empty in any language, and each form of a message is another sentence', () => {
  for (const tag of languages) {
    const messages = messagesOf(tag);
    const filled = filling(tag, messages);
    for (const key of Object.keys(messages)) {
      const sentences = filled(key).map(([, sentence]) => sentence);
      assert.doesNotMatch(sentences.join(), /[{}]|undefined|NaN/, `${tag}: ${key}`);
      if (JSON.stringify(messages[key]).includes('{count}'))
        assert.equal(new Set(sentences).size, sentences.length, `${tag}: ${key}`);
    }
  }
});

test('no state of the command has the name of another', () => {
  assert.deepEqual(
    Object.keys(sayings).filter((name) => name in states),
    [],
  );
});
