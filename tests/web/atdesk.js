// A desk for a test, which is left when the test ends.

import { test } from 'node:test';
import { Desk } from './desk.js';

/** @import { TestContext } from 'node:test' */

/**
 * A new desk; whichever desk there is at the end of the test is left then.
 * @param {TestContext} t
 * @param {ConstructorParameters<typeof Desk>[0]} [browser]
 */
export function deskFor(t, browser) {
  t.after(() => Desk.now?.leave());
  return new Desk(browser);
}

/**
 * Makes a test of what is done at a new desk.
 * @param {string} name
 * @param {(desk: Desk) => unknown} act
 * @param {ConstructorParameters<typeof Desk>[0]} [browser]
 */
export const testAtDesk = (name, act, browser) => test(name, async (t) => void (await act(deskFor(t, browser))));
