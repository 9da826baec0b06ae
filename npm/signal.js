// The options of a call in a worker: its signal, and what is handed over.

/**
 * The signal of a call, and the options without it: the other ones are the function's own.
 * @param {unknown} options
 * @returns {{ signal?: AbortSignal, rest: unknown }} `rest` is undefined where there is none
 */
export function withoutSignal(options) {
  if (kindOf(options) !== 'Object') return { rest: options };
  const { signal, ...rest } = /** @type {{ signal: any }} */ (copied(options));
  if (signal !== undefined && !isSignal(signal)) {
    throw new Error(`Expected an AbortSignal as 'signal', got ${kindOf(signal)}.`);
  }
  return { signal, rest: Object.keys(rest).length > 0 ? rest : undefined };
}

/** What kind a value is, as in `Uint8Array`, even if another frame has made it. @param {unknown} value */
const kindOf = (value) => Object.prototype.toString.call(value).slice('[object '.length, -1);

/** @param {any} value */
const isSignal = (value) => typeof value?.throwIfAborted === 'function' && typeof value.addEventListener === 'function';

/**
 * A copy of plain objects and arrays, as deep as options are: frameworks hand out proxies, which no worker is given.
 * @param {unknown} value @param {number} [deep]
 * @returns {unknown}
 */
function copied(value, deep = 4) {
  if (deep === 0) return value;
  if (Array.isArray(value)) return value.map((item) => copied(item, deep - 1));
  if (kindOf(value) !== 'Object') return value;
  const entries = Object.entries(/** @type {object} */ (value));
  return Object.fromEntries(entries.map(([key, item]) => [key, copied(item, deep - 1)]));
}

/** Who waits for a signal. @type {WeakMap<AbortSignal, Set<() => void>>} */
const waiting = new WeakMap();

/** @this {AbortSignal} */
function tell() {
  for (const cancel of waiting.get(this) ?? []) cancel();
}

/**
 * Calls a function when the signal is aborted. A signal has one listener, however many calls it is given to: Node warns of
 * more than ten.
 * @param {AbortSignal} signal @param {() => void} cancel
 * @returns {() => void} takes that back
 */
export function onAbort(signal, cancel) {
  const cancels = waiting.get(signal) ?? new Set();
  waiting.set(signal, cancels.add(cancel));
  signal.addEventListener('abort', tell); // once, as it is always the same
  return () => {
    cancels.delete(cancel);
    if (cancels.size === 0) signal.removeEventListener('abort', tell);
  };
}
