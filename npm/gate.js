// What each entry does around the code that wasm-bindgen writes: it loads the WebAssembly, from the disk where this is
// Node, and answers in a sentence where a function is called before that.

/**
 * Loads a module from where it is told to, or from where it lies: once, until it failed. Whoever asks meanwhile or later
 * waits for the same, and nothing is read again.
 * @param {(options: { module_or_path: any }) => Promise<unknown>} generated the generated function
 * @param {() => URL} address where the WebAssembly lies
 */
export function loading(generated, address) {
  /** @type {Promise<unknown> | undefined} */
  let loaded;
  return (/** @type {unknown} */ wasm) => {
    loaded ??= generated({ module_or_path: wasm ?? source(address()) }).catch((error) => {
      loaded = undefined;
      throw error;
    });
    return loaded;
  };
}

/**
 * Sees that no argument is ignored.
 * @param {{ length: number }} args
 * @param {number} most
 */
export function countArguments({ length }, most) {
  if (length <= most) return;
  throw new Error(`Expected ${most} arguments at most, the last an object of options, but got ${length}.`);
}

/** @param {(wasm: any) => Promise<unknown>} load gets what `init` gets */
export function gate(load) {
  let isLoaded = false;

  const check = () => {
    if (!isLoaded) throw new Error('Ninefold is not loaded yet: call `await init()` before anything else.');
  };

  return {
    /** @param {unknown} [wasm] */
    async init(wasm) {
      try {
        await load(wasm);
        isLoaded = true;
      } catch (error) {
        throw new Error(`The WebAssembly of Ninefold could not be loaded (${error}).`, { cause: error });
      }
    },

    /**
     * The same function; before `init`, and with more arguments than it takes, it throws an Error.
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
     * The same class; before `init`, after `free`, and with more arguments than it takes, its use throws an Error.
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
      return Reader;
    },
  };
}

/** Whether a reader still has its memory. @param {any} reader */
const isAlive = (reader) => reader.__wbg_ptr !== 0;

/** @param {any} method */
function living(method) {
  /** @this {unknown} @param {unknown[]} args */
  return function (...args) {
    if (!isAlive(this)) throw new Error('This Reader was freed: make a new one.');
    return method.apply(this, args);
  };
}

/**
 * What the generated code loads: in Node, whose `fetch` takes no files, the bytes; anywhere else the address.
 * @param {URL} address
 */
function source(address) {
  // Bundlers for browsers follow an import of `node:fs`, but not this.
  const fs = address.protocol === 'file:' && globalThis.process?.getBuiltinModule?.('node:fs');
  return fs ? fs.promises.readFile(address) : address;
}
