// What is said of the page without a network, in English.

import './english.js';
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { messagesOf } from '../../tools/words.js';
import { troubleWords } from '../../www/words/faults.js';
import { offlineWords } from '../../www/words/kept.js';
import { photoTroubleWords } from '../../www/words/photos.js';

/** @import { Offline } from '../../www/session/state.js' */

const words = messagesOf('en');
const kept = 'The page is kept on this device and works without a network.';
const rest = 'Photos and other languages need one visit with a network.';
const room = /** @type {const} */ ({ kind: 'room' });
const status = /** @type {const} */ ({ kind: 'status', file: 'a.js', status: 404 });

/** @type {[what: string, offline: Partial<Offline>, said: string][]} */
const sayings = [
  ['at first', {}, 'Once the page is kept on this device, it works without a network.'],
  ['a first visit', { kept: 'page' }, `${kept} ${rest}`],
  ['a second', { kept: 'all' }, kept],
  ['data are saved', { kept: 'used' }, words['offline.used']],
  [
    'nothing can be kept',
    { fault: room },
    'The page is not kept on this device and needs a network: there is no room for it.',
  ],
  [
    'the first version cannot be kept',
    { newer: status },
    'The page is not kept on this device and needs a network: for a.js the server answers 404.',
  ],
  [
    'the rest cannot be kept',
    { kept: 'page', fault: room },
    `${kept} ${rest} Photos and other languages could not be kept: there is no room for it.`,
  ],
  [
    'a newer version cannot',
    { kept: 'all', newer: room },
    `${kept} A newer version could not be kept: there is no room for it.`,
  ],
];

for (const [what, offline, said] of sayings) {
  test(`what is said of it: ${what}`, () => {
    assert.equal(offlineWords({ kept: 'none', fault: null, newer: null, ...offline }), said);
  });
}

test('a photo that cannot be read yet is told of wherever it comes in', () => {
  for (const say of [troubleWords, photoTroubleWords]) assert.equal(say({ name: 'Absent', message: '' }), rest);
});
