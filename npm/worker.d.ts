import type {
  BoundedVerdict,
  DiagnoseOptions,
  Diagnosis,
  FormatOptions,
  Houses,
  PackedSolutions,
  ParseOptions,
  Reading,
  Rules,
  Solutions,
  SolutionsOptions,
  SolveAllOptions,
  SolveOptions,
  Uint8s,
  Verdict,
} from '../www/pkg/ninefold.js';
import type {
  ExplainOptions,
  Explanation,
  NextStepOptions,
  Step,
  Steps,
  StepsOptions,
} from '../www/pkg/ninefold_hint.js';
import type { RateOptions, Rating, Unrated } from '../www/pkg/ninefold_rate.js';
import type { NoReading, Reading as PhotoReading } from '../www/pkg/ninefold_scan.js';
import type { Known } from './init.js';

/** How a call can be cancelled: when the signal is aborted, its promise is rejected with the signal's reason. */
export interface Cancellable {
  signal?: Known<'AbortSignal'> | undefined;
}

/**
 * The functions of `ninefold`, `ninefold/explain` and `ninefold/scan`, answered by a worker. Each takes the same
 * arguments, and a `signal` among the options, and returns a promise. What a function throws, its promise is rejected with.
 *
 * A module is loaded with the first call of one of its functions, so there is no `init`. The calls of one solver are
 * answered one after the other, in their order. To cancel the one that is being answered ends the worker; the next one
 * starts another.
 */
export interface Solver {
  diagnose(cells: Uint8Array, options?: DiagnoseOptions & Cancellable): Promise<Diagnosis>;
  explain(cells: Uint8Array, options?: ExplainOptions & Cancellable): Promise<Explanation>;
  format(cells: Uint8Array, options: FormatOptions & Cancellable): Promise<string>;
  houses(side: number, rules?: Rules & Cancellable): Promise<Houses>;
  nextStep(cells: Uint8Array, options?: NextStepOptions & Cancellable): Promise<Step | 'undecided' | undefined>;
  packedSolutions(cells: Uint8Array, options?: SolutionsOptions & Cancellable): Promise<PackedSolutions>;
  parse(text: string, options?: ParseOptions & Cancellable): Promise<Reading>;
  rate(cells: Uint8Array, options?: RateOptions & Cancellable): Promise<Rating | Unrated>;
  scan(
    rgba: Uint8Array | Uint8ClampedArray,
    width: number,
    height: number,
    options?: Cancellable,
  ): Promise<PhotoReading | NoReading>;
  scanAll(
    rgba: Uint8Array | Uint8ClampedArray,
    width: number,
    height: number,
    options?: Cancellable,
  ): Promise<PhotoReading[] | NoReading>;
  solutions(cells: Uint8Array, options?: SolutionsOptions & Cancellable): Promise<Solutions>;
  solve(
    cells: Uint8Array,
    options?: SolveOptions & Cancellable & { budget?: undefined },
  ): Promise<Verdict & { millis: number }>;
  solve(cells: Uint8Array, options: SolveOptions & Cancellable): Promise<BoundedVerdict & { millis: number }>;
  solveAll(text: Uint8Array, options?: SolveAllOptions & Cancellable): Promise<Uint8s>;
  steps(cells: Uint8Array, options?: StepsOptions & Cancellable): Promise<Steps>;

  /** Ends the worker for good. Every call without an answer, and every later one, is rejected with an `AbortError`. */
  terminate(): void;
}

/**
 * A solver in a worker, which starts with the first call. Several of them solve at the same time. In Node, a worker that
 * owes no answer does not keep the process running.
 */
export function startWorker(): Solver;
