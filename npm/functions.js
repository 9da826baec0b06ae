// What the worker can be asked.

/** Of each module its functions, each with how many arguments it takes before its options. */
export const functions = {
  ninefold: { diagnose: 1, format: 1, houses: 1, packedSolutions: 1, parse: 1, solutions: 1, solve: 1, solveAll: 1 },
  ninefold_hint: { explain: 1, nextStep: 1, steps: 1 },
  ninefold_rate: { rate: 1 },
  ninefold_scan: { scan: 3, scanAll: 3 },
};
