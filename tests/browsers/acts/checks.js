// What is looked at on a walk: what must hold after every act, and that Undo leads back.

/** @import { Standing } from './inside.js' */
/** @import { Random } from './random.js' */
/** @import { Visitor } from './visitor.js' */

/** How many steps the whole way back has at most. */
const mostSteps = 40;

/** @typedef {(kind: string, text: string) => void} Note `kind`: what the page does that is wrong */

/** What must hold after every act. @type {[kind: string, question: 'lasting' | 'wide' | 'grid'][]} */
const always = [
  ['does not clone', 'lasting'],
  ['scrolls sideways', 'wide'],
  ['has no grid', 'grid'],
];

/** @param {Visitor} visitor @param {Note} note */
export async function look(visitor, note) {
  for (const [kind, question] of always) {
    let found = await visitor.ask(question);
    for (let time = 0; found && question === 'grid' && time < 10; time++) {
      await visitor.page.waitForTimeout(100); // a drawing waits for a verdict that is near
      found = await visitor.ask(question);
    }
    if (found) note(kind, String(found));
  }
  for (const trouble of visitor.troubles.splice(0)) note('complains', trouble);
}

/** Whether a copy of the state draws the same page: what comes meanwhile is waited for. @param {Visitor} visitor @param {Note} note */
export async function lookAgain(visitor, note) {
  let found = null;
  for (let time = 0; time < 5; time++) {
    found = await visitor.ask('redrawn');
    if (!found) return;
    await visitor.page.waitForTimeout(500);
  }
  note('draws a copy otherwise', String(found));
}

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
export async function isUndone(visitor, before, random, note) {
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
export async function comparePast(visitor, before, trail, note) {
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
export async function wholeWay(visitor, note) {
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
