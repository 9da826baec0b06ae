// A part of the page that is loaded when it is first wanted, with its style and its words.

import { haveMoreWords } from './labels.js';
import { lazily } from './lazy.js';

/**
 * @template Module, Part
 * @param {() => Promise<Module>} load
 * @param {() => Promise<{ dress(): Promise<unknown> }>} loadStyle
 * @param {(module: Module) => Part | Promise<Part>} create is called once all of it is there
 * @param {import('../words/languages.js').Words} [words]
 * @returns {() => Promise<Part>} gives the part, which is made only once. If loading fails, it rejects with Unloaded,
 *   and the next call tries again
 */
export const part = (load, loadStyle, create, words) =>
  lazily(async () => {
    const dressed = loadStyle().then(({ dress }) => dress());
    const [module] = await Promise.all([load(), dressed, haveMoreWords(words)]);
    return create(module);
  });
