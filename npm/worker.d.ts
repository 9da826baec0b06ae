import type {
  BoundedVerdict,
  DiagnoseOptions,
  Diagnosis,
  FormatOptions,
  Houses,
  PackedSolutions,
  Reading,
  Rules,
  Solutions,
  SolutionsOptions,
  SolveAllOptions,
  SolveOptions,
  Verdict,
} from '../www/pkg/ninefold.js';

/** How a call can be cancelled: when the signal is aborted, its promise is rejected with the signal's reason. */
export interface Cancellable {
  signal?: AbortSignal | undefined;
}

/**
 * The functions of the main entry, answered by a worker. Each takes the same arguments, and a `signal` among the options,
 * and returns a promise. What a function throws, its promise is rejected with.
 *
 * The calls of one solver are answered one after the other, in their order. To cancel the one that is being answered
 * ends the worker; the next one starts another.
 */
export interface Solver {
  diagnose(cells: Uint8Array, options?: DiagnoseOptions & Cancellable): Promise<Diagnosis>;
  format(cells: Uint8Array, options: FormatOptions & Cancellable): Promise<string>;
  houses(side: number, rules?: Rules & Cancellable): Promise<Houses>;
  packedSolutions(cells: Uint8Array, options?: SolutionsOptions & Cancellable): Promise<PackedSolutions>;
  parse(text: string, options?: Cancellable): Promise<Reading>;
  solutions(cells: Uint8Array, options?: SolutionsOptions & Cancellable): Promise<Solutions>;
  solve(
    cells: Uint8Array,
    options?: SolveOptions & Cancellable & { budget?: undefined },
  ): Promise<Verdict & { millis: number }>;
  solve(cells: Uint8Array, options: SolveOptions & Cancellable): Promise<BoundedVerdict & { millis: number }>;
  solveAll(text: Uint8Array, options?: SolveAllOptions & Cancellable): Promise<Uint8Array<ArrayBuffer>>;

  /** Ends the worker for good. Every call without an answer, and every later one, is rejected with an `AbortError`. */
  terminate(): void;
}

/**
 * A solver in a worker, which starts with the first call. Several of them solve at the same time. In Node, a worker that
 * owes no answer does not keep the process running.
 */
export function startWorker(): Solver;
