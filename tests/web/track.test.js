// Scrolling through a list that is longer than an element can be high.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { Track } from '../../www/kit/track.js';

const view = 600;
const lengths = fc.integer({ min: view, max: 100_000_000 });

test('a place in a list of any length can be scrolled to', () => {
  fc.assert(
    fc.property(lengths, fc.array(fc.double({ min: 0, max: 1, noNaN: true })), (length, parts) => {
      const track = new Track();
      track.resize(length, view);
      for (const part of [...parts, 0, 1]) {
        const top = part * (length - view);
        const scroll = track.scrollTo(top);
        assert.ok(Math.abs(track.top - top) < 1e-6);
        assert.ok(scroll >= 0 && scroll <= track.height - view + 1e-6);
        assert.ok(top > 0 || scroll === 0);
        track.scrolled(scroll);
        assert.ok(Math.abs(track.top - top) < 1e-6 || scroll === 0 || scroll >= track.height - view - 1);
      }
    }),
  );
});

test('a pixel is a pixel, however long the list; its ends are where the element has its ends', () => {
  fc.assert(
    fc.property(lengths, fc.double({ min: 0, max: 1, noNaN: true }), (length, part) => {
      const track = new Track();
      track.resize(length, view);
      const longest = track.height - view;
      track.scrolled(part * longest);
      const { top } = track;
      assert.ok(top >= 0 && top <= length - view);
      const next = Math.min(part * longest + 100, longest);
      track.scrolled(next);
      if (next < longest - 1) assert.ok(Math.abs(track.top - top - (next - part * longest)) < 1e-6);
      track.scrolled(longest);
      assert.equal(track.top, length - view);
      track.scrolled(0);
      assert.equal(track.top, 0);
    }),
  );
});
