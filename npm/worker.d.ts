import type {
  BoundedVerdict,
  Diagnosis,
  Layout,
  PackedSolutions,
  Progress,
  Reading,
  Solutions,
  Verdict,
} from '../www/pkg/ninefold.js';

/** How a call can be cancelled: when the signal is aborted, its promise is rejected with the signal's reason. */
export interface Cancellable {
  signal?: AbortSignal;
}

/** How a search is bounded, as in the main entry, and how it can be cancelled: either or both. */
export type Bounds = [options?: Cancellable] | [steps: number | undefined, options?: Cancellable];

/**
 * The functions of the main entry, answered by a worker. Each takes the same arguments and a `signal` in the object at
 * the end, and returns a promise. What a function throws, its promise is rejected with.
 *
 * The calls of one solver are answered one after the other, in their order. To cancel the one that is being answered
 * ends the worker; the next one starts another.
 */
export interface Solver {
  diagnose(cells: Uint8Array, options?: Cancellable): Promise<Diagnosis>;
  format(cells: Uint8Array, layout: Layout, progress?: Progress & Cancellable): Promise<string>;
  packedSolutions(cells: Uint8Array, limit: number, ...bounds: Bounds): Promise<PackedSolutions>;
  parse(text: string, options?: Cancellable): Promise<Reading>;
  solutions(cells: Uint8Array, limit: number, ...bounds: Bounds): Promise<Solutions>;
  solve(cells: Uint8Array, options?: Cancellable): Promise<Verdict & { millis: number }>;
  solve(cells: Uint8Array, steps: number, options?: Cancellable): Promise<BoundedVerdict & { millis: number }>;
  solveAll(text: Uint8Array, ...bounds: Bounds): Promise<Uint8Array<ArrayBuffer>>;

  /** Ends the worker for good. Every call without an answer, and every later one, is rejected with an `AbortError`. */
  terminate(): void;
}

/**
 * A solver in a worker, which starts with the first call. Several of them solve at the same time. In Node, a worker that
 * owes no answer does not keep the process running.
 */
export function startWorker(): Solver;
