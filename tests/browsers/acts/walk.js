// A walk: random acts in one window, and what is looked at after each of them.

import { acts } from './acts.js';
import { comparePast, isUndone, look, lookAgain, wholeWay } from './checks.js';
import { Random } from './random.js';
import { inTime, Stuck, Visitor } from './visitor.js';

/** @import { BrowserContext } from '@playwright/test' */

/** @typedef {{ kind: string, text: string, at: number }} Fault `at`: the act after which it was seen */
/** @typedef {{ seed: number, done: string[], faults: Fault[], counts: Map<string, number> }} Walk */

/** After so many acts the whole way back is gone, and forth again. */
const stretch = 25;

/** How many faults of one walk are noted: then it has ended. */
const mostFaults = 20;

/**
 * Walks, and notes what is wrong.
 * @param {BrowserContext} context
 * @param {string} url
 * @param {{ seed: number, count: number, hasTouch: boolean, tell: (line: string) => void, picture: (at: number) => string }} options
 *   `tell`: what was done and seen; `picture`: where one of a fault after an act goes
 * @returns {Promise<Walk>}
 */
export async function walk(context, url, { seed, count, hasTouch, tell, picture }) {
  /** @type {Walk} */
  const walked = { seed, done: [], faults: [], counts: new Map() };
  const visitor = new Visitor(context, url, hasTouch);
  await visitor.begin();
  const note = (/** @type {string} */ kind, /** @type {string} */ text) => {
    walked.faults.push({ kind, text, at: walked.done.length });
    tell(`  The page ${kind}: ${text}`);
  };
  const add = (/** @type {string} */ name) => walked.counts.set(name, (walked.counts.get(name) ?? 0) + 1);

  for (let number = 1; number <= count && walked.faults.length < mostFaults; number++) {
    const random = new Random(seed, number);
    const act = random.weighed(acts);
    const isHasty = random.chance(0.25); // what comes next does not wait for what this one asks
    const known = walked.faults.length;
    try {
      const isCalm = await visitor.quiet();
      const before = await visitor.standing();
      const trail = act.name === 'reload' ? await visitor.ask('trail') : null;
      const does = await inTime(act.does(visitor, random), act.name);
      walked.done.push(`${act.name}: ${does}`);
      tell(`${number}${isCalm ? '' : ' (in the midst)'} ${walked.done.at(-1)}`);
      add(act.name);
      await visitor.there();
      if (!isHasty) {
        const isDone = (await visitor.quiet()) && isCalm;
        if (!isDone) add('(with a question left open)');
        if (isDone && (await isUndone(visitor, before, random, note))) add('(undone and done again)');
        if (isDone && trail) await comparePast(visitor, before, /** @type {string[]} */ (trail), note);
        if (isDone && number % 3 === 0) await lookAgain(visitor, note);
        if (number % stretch === 0 && (await wholeWay(visitor, note))) add('(the whole way back)');
      }
      await look(visitor, note);
    } catch (error) {
      const text = `${act.name}: ${/** @type {Error} */ (error).message.split('\n').slice(0, 6).join(' ')}`;
      if (walked.done.length < number) walked.done.push(`${act.name}, which failed`);
      note(error instanceof Stuck ? 'is stuck' : 'an act fails', text);
      if (error instanceof Stuck) break;
      await visitor.renew();
    }
    for (const trouble of visitor.troubles.splice(0)) note('complains', trouble);
    if (walked.faults.length > known) {
      await visitor.page.screenshot({ path: picture(walked.done.length), timeout: 5000 }).catch(() => {});
    }
  }
  return walked;
}
