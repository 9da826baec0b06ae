// Makes tests of what is done at a desk.

import { test } from 'node:test';
import { Desk } from './desk.js';

/**
 * Makes a test with a new desk, and leaves whichever desk is there at its end.
 * @param {string} name
 * @param {(desk: Desk) => unknown} act
 * @param {ConstructorParameters<typeof Desk>[0]} [browser]
 */
export const testAtDesk = (name, act, browser) =>
  test(name, async () => {
    try {
      await act(new Desk(browser));
    } finally {
      Desk.now?.leave();
    }
  });
