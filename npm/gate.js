// What each entry does around the code that wasm-bindgen writes: it answers in a sentence where a function is called
// before the WebAssembly is loaded, and where an argument would be ignored.

/**
 * Sees that no argument is ignored.
 * @param {{ length: number }} args
 * @param {number} most
 * @param {boolean} [hasOptions] whether the last of them is an object of options
 */
export function countArguments({ length }, most, hasOptions = true) {
  if (length <= most) return;
  const expected = `${most || 'no'} argument${most === 1 ? '' : 's'}${most ? ' at most' : ''}`;
  throw new Error(`Expected ${expected}${hasOptions ? ', the last an object of options' : ''}, but got ${length}.`);
}

/** @param {string} entry @param {(wasm: any) => Promise<unknown>} load gets what `init` gets */
export function gate(entry, load) {
  let isLoaded = false;

  const check = () => {
    if (!isLoaded) throw new Error(`\`${entry}\` is not loaded yet: call its \`await init()\` before anything else.`);
  };

  return {
    /** @param {unknown[]} args */
    async init(...args) {
      countArguments(args, 1, false);
      await load(args[0]);
      isLoaded = true;
    },

    /**
     * A function that does what `call` does, but throws an Error before `init`, and with more arguments than it takes.
     * @template {unknown[]} Args
     * @template Result
     * @param {(...args: Args) => Result} call
     */
    guarded:
      (call) =>
      (/** @type {Args} */ ...args) => {
        check();
        countArguments(args, call.length);
        return call(...args);
      },

    /**
     * The class with checks: its use throws an Error before `init`, after `free`, without `new`, and with more arguments
     * than it takes.
     * @template {new (...args: any[]) => { free(): void }} Class
     * @param {Class} Generated
     */
    guardedReader(Generated) {
      class Reader extends Generated {
        /** @param {any[]} args */
        constructor(...args) {
          check();
          countArguments(args, Generated.length);
          super(...args);
        }

        free() {
          if (isAlive(this)) super.free();
        }
      }
      const { constructor: _, free: __, ...members } = Object.getOwnPropertyDescriptors(Generated.prototype);
      for (const [name, { value, get }] of Object.entries(members)) {
        Object.defineProperty(Reader.prototype, name, value ? { value: living(value) } : { get: living(get) });
      }
      if (Symbol.dispose) Object.defineProperty(Reader.prototype, Symbol.dispose, { value: Reader.prototype.free });
      return new Proxy(Reader, {
        apply() {
          throw new Error('A Reader is made with `new`, as in `new Reader()`.');
        },
      });
    },
  };
}

/** Whether a reader still has its memory. @param {any} reader */
const isAlive = (reader) => reader.__wbg_ptr !== 0;

/** @param {any} method */
function living(method) {
  /** @this {any} @param {unknown[]} args */
  return function (...args) {
    if (this?.__wbg_ptr === undefined) throw new Error('Call this with its Reader, as in `reader.finish()`.');
    if (!isAlive(this)) throw new Error('This Reader was freed: make a new one.');
    return method.apply(this, args);
  };
}
