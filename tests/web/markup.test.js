// The parts of the page that are written in HTML and loaded later: what the build makes of them.

import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { markupOf } from '../../tools/markup.js';
import { root } from '../../tools/steps.js';
import { withWords } from '../../tools/words.js';

/** @import { Markup } from '../../www/kit/markup.js' */

const www = join(root, 'www');
const files = readdirSync(www, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.html'));

test('elements with their attributes and texts, without comments and without what lines begin with', () => {
  const html = `
    <!-- One <b> -->
    <p id="one" hidden>a &lt;b&gt;
      <input type="text" value="&quot;&amp;lt;&quot;"> <i></i>
    </p>
    <svg viewBox="0 0 1 1"><text x="1 2">12</text></svg>
  `;
  assert.deepEqual(markupOf(html), [
    ['p', { id: 'one', hidden: '' }, 'a <b>', ['input', { type: 'text', value: '"&lt;"' }], ' ', ['i', {}]],
    ['svg', { viewBox: '0 0 1 1' }, ['text', { x: '1 2' }, '12']],
  ]);
});

test('what does not end, or ends what was not begun, is refused', () => {
  for (const html of ['<p>', '<p><b></p></b>', '</p>', '<p></p></p>']) assert.throws(() => markupOf(html), Error, html);
});

/** HTML of markup. @param {Markup} markup @returns {string} */
function htmlOf(markup) {
  if (typeof markup === 'string')
    return markup.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
  const [tag, attributes, ...content] = markup;
  const written = Object.entries(attributes).map(([name, value]) => ` ${name}${value && `="${value}"`}`);
  return `<${tag}${written.join('')}>${content.map(htmlOf).join('')}${tag === 'input' ? '' : `</${tag}>`}`;
}

for (const file of files) {
  test(`${file} is all in its markup, with English words`, () => {
    const html = withWords(readFileSync(join(www, file), 'utf8'));
    assert.equal(markupOf(html).map(htmlOf).join(''), html.replaceAll(/\n\s*/g, ''));
    assert.match(html, /data-t(?:="[\w.]+">|-label="[\w.]+" aria-label=")\p{L}/u);
  });
}
