// A walk: random acts in one window, and what is looked at after each of them.

import { acts } from './acts.js';
import { Random } from './random.js';
import { inTime, Stuck, Visitor } from './visitor.js';

/** @import { BrowserContext } from '@playwright/test' */
/** @import { Standing } from './inside.js' */

/** @typedef {{ kind: string, text: string, at: number }} Fault `at`: the act after which it was seen */
/** @typedef {{ seed: number, done: string[], faults: Fault[], counts: Map<string, number> }} Walk */

/** After so many acts the whole way back is gone, and forth again. */
const stretch = 25;

/** How many steps of it at most. */
const mostSteps = 40;

/** How many faults of one walk are noted: then it has ended. */
const mostFaults = 20;

/**
 * Walks, and notes what is wrong.
 * @param {BrowserContext} context
 * @param {string} url
 * @param {{ seed: number, count: number, picture?: (name: string) => string }} options `picture`: where one of a fault goes
 * @returns {Promise<Walk>}
 */
export async function walk(context, url, { seed, count, picture }) {
  /** @type {Walk} */
  const walked = { seed, done: [], faults: [], counts: new Map() };
  const visitor = new Visitor(context, url);
  await visitor.begin();
  const note = (/** @type {string} */ kind, /** @type {string} */ text) => {
    walked.faults.push({ kind, text, at: walked.done.length });
  };
  const add = (/** @type {string} */ name) => walked.counts.set(name, (walked.counts.get(name) ?? 0) + 1);

  for (let number = 1; number <= count && walked.faults.length < mostFaults; number++) {
    const random = new Random(seed, number);
    const act = random.weighed(acts);
    const isHasty = random.chance(0.15); // what comes next does not wait for what this one asks
    const known = walked.faults.length;
    try {
      const isCalm = await visitor.quiet();
      const before = await visitor.standing();
      const trail = act.name === 'reload' ? await visitor.ask('trail') : null;
      const does = await inTime(act.does(visitor, random), act.name);
      walked.done.push(`${act.name}: ${does}`);
      add(act.name);
      await visitor.there();
      if (!isHasty) {
        const isDone = (await visitor.quiet()) && isCalm;
        if (!isDone) add('(with a question left open)');
        if (isDone && (await isUndone(visitor, before, random, note))) add('(undone and done again)');
        if (isDone && trail) await comparePast(visitor, before, /** @type {string[]} */ (trail), note);
        if (number % stretch === 0 && (await wholeWay(visitor, note))) add('(the whole way back)');
      }
      for (const [kind, question] of /** @type {const} */ ([
        ['does not clone', 'lasting'],
        ['scrolls sideways', 'wide'],
        ['has no grid', 'grid'],
      ])) {
        const found = await visitor.ask(question);
        if (found) note(kind, String(found));
      }
    } catch (error) {
      const text = `${act.name}: ${/** @type {Error} */ (error).message.split('\n').slice(0, 6).join(' ')}`;
      if (walked.done.length < number) walked.done.push(`${act.name}, which failed`);
      note(error instanceof Stuck ? 'is stuck' : 'an act fails', text);
      if (error instanceof Stuck) break;
      await visitor.renew();
    }
    for (const trouble of visitor.troubles.splice(0)) note('complains', trouble);
    if (walked.faults.length > known && picture) {
      const path = picture(`seed-${seed}-act-${walked.done.length}.png`);
      await visitor.page.screenshot({ path, timeout: 5000 }).catch(() => {});
    }
  }
  return walked;
}

/** @typedef {(kind: string, text: string) => void} Note */

/** Whether the keys for Undo and Redo mean the board: no dialog is open, and the list is not in front. @param {Standing} standing */
const hasKeys = ({ front, isOpen }) => front === 'board' && !isOpen;

/** Presses a key of the board several times, wherever the focus is, and waits. @param {Visitor} visitor @param {string} key @param {number} times */
async function pressOften(visitor, key, times) {
  for (let time = 0; time < times; time++) await visitor.page.keyboard.press(key);
  await visitor.quiet();
}

/**
 * After an act that has changed the puzzle: Undo leads back to how it stood, and Redo to what became of it. It is no change
 * where the act was an Undo or a Redo, or where another document was opened; and nothing leads back to an empty page.
 * @param {Visitor} visitor
 * @param {Standing} before
 * @param {Random} random
 * @param {Note} note
 * @returns {Promise<boolean>} whether that was tried
 */
async function isUndone(visitor, before, random, note) {
  const after = await visitor.standing();
  const isSame = after.content === before.content && after.wrong === before.wrong;
  if (isSame || after.document !== before.document || after.future > before.future) return false;
  const steps = after.past - before.past;
  if (steps > 0 && before.future - after.future === steps) return false; // it was Redo
  if (steps <= 0) {
    if (!before.isUntouched) note('has no way back', `${before.past} steps before, ${after.past} after`);
    return false;
  }
  if (!hasKeys(after) || random.chance(0.4)) return false; // often it goes on from there
  await pressOften(visitor, 'Control+z', steps);
  await compare(visitor, before, `${steps} times Undo`, note);
  await pressOften(visitor, 'Control+y', steps);
  await compare(visitor, after, `${steps} times Redo`, note);
  return true;
}

/** @param {Visitor} visitor @param {Standing} wanted @param {string} what @param {Note} note */
async function compare(visitor, wanted, what, note) {
  const now = await visitor.standing();
  const isThere = now.content === wanted.content && now.wrong === wanted.wrong;
  if (!isThere) note('leads elsewhere', `${what}: ${now.content} instead of ${wanted.content}, wrong ${now.wrong}`);
  const drawn = await visitor.ask('drawn');
  if (isThere && drawn !== wanted.cells) note('draws otherwise', `${what}: ${drawn} instead of ${wanted.cells}`);
}

/**
 * After a reload the puzzle is as it was, and Undo has what it had.
 * @param {Visitor} visitor
 * @param {Standing} before
 * @param {string[]} trail
 * @param {Note} note
 */
async function comparePast(visitor, before, trail, note) {
  const after = await visitor.standing();
  if (after.content !== before.content) note('is lost by a reload', `${after.content} instead of ${before.content}`);
  const now = /** @type {string[]} */ (await visitor.ask('trail'));
  const kept = trail.slice(-now.length); // as much of it as is kept
  const at = kept.findIndex((content, at) => content !== now[at]);
  if (at >= 0)
    note('has another past', `${trail.length} before, ${now.length} after, step ${at}: ${now[at]} for ${kept[at]}`);
}

/**
 * Goes the whole way back by Undo, and forth again: every step leads where the one before came from.
 * @param {Visitor} visitor
 * @param {Note} note
 * @returns {Promise<boolean>} whether that was tried
 */
async function wholeWay(visitor, note) {
  const begun = await visitor.standing();
  if (!hasKeys(begun)) return false;
  const steps = Math.min(begun.past, mostSteps);
  const seen = [begun];
  for (let step = 0; step < steps; step++) {
    await visitor.page.keyboard.press('Control+z');
    seen.push(await visitor.standing());
  }
  const end = seen[steps];
  if (end.past !== begun.past - steps) note('leads elsewhere', `${steps} times Undo left ${end.past} of ${begun.past}`);
  await visitor.quiet();
  for (let step = steps - 1; step >= 0; step--) {
    await visitor.page.keyboard.press('Control+y');
    const now = await visitor.standing();
    if (now.content !== seen[step].content) note('leads elsewhere', `Redo from step ${step + 1}: ${now.content}`);
  }
  await visitor.quiet();
  await compare(visitor, begun, `${steps} times Undo and Redo`, note);
  return steps > 0;
}
