// A part of the page that is loaded when it is first wanted, with its style and its words.

import { Unloaded } from '../model/errors.js';
import { haveMoreWords } from './labels.js';
import { lazily } from './lazy.js';
import { whenPressed } from './press.js';

/** @import { Session } from '../session/session.js' */
/** @import { State } from '../session/state.js' */
/** @import { Words } from '../words/languages.js' */

/**
 * Loads a part when an act has made it wanted, and says so once it has come: then it is drawn.
 * @param {Session} session
 * @param {string} name what it is called in the state
 * @param {(state: State) => unknown} isWanted
 * @param {() => Promise<unknown>} load
 * @param {(error: unknown) => void} [fail] it could not be loaded: the next act after which it is wanted tries again
 * @returns {() => Promise<void>} loads it, wanted or not
 */
export function loadWhenWanted({ act, onAct, state }, name, isWanted, load, fail = () => {}) {
  let isLoading = false;
  async function bring() {
    if (isLoading || state.loaded.has(name)) return;
    isLoading = true;
    await load().then(() => act({ do: 'loaded', part: name }), fail);
    isLoading = false;
  }
  const look = () => isWanted(state) && bring();
  onAct(look);
  look();
  return bring;
}

/**
 * @template Module, Part
 * @param {() => Promise<Module>} load with the style sheets that it imports
 * @param {(module: Module) => Part | Promise<Part>} create is called once all of it is there
 * @param {Words} [words]
 * @returns {ReturnType<typeof lazily<Part>>} gives the part, which is made only once, as `lazily` does
 */
export const part = (load, create, words) =>
  lazily(async () => {
    const [module] = await Promise.all([load(), haveMoreWords(words)]);
    return create(module);
  });

/**
 * Has presses do something that is loaded then. If that, or what it takes itself, cannot be loaded, this is said.
 * @template {string} Name
 * @param {Session} session
 * @param {() => Promise<Record<Name, () => unknown>>} load
 * @param {Name[]} names of what is pressed, and of what is done
 * @returns {(name: Name) => Promise<void>} does it without a press
 */
export function doWhenLoaded({ act }, load, ...names) {
  /** @param {Name} name */
  async function use(name) {
    try {
      await (await load())[name]();
    } catch (error) {
      if (!(error instanceof Unloaded)) throw error;
      act({ do: 'say', note: { kind: 'unloaded' } });
    }
  }
  for (const name of names) whenPressed(name, () => use(name));
  return use;
}
