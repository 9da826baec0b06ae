// How much work the page asks for at the most. This file uses no DOM.

/** In a grid of up to this side, rating and looking for steps are quick. */
const small = 9;

/** The budget in a small grid, in steps: only rating the hardest Sukakus takes more. */
const inSmall = 2_000_000;

/** The budget in a large grid: about a second, on a 16×16 as on a 25×25, as docs/benchmark.md has it. */
const inLarge = 100_000;

/** The budget for rating a puzzle or looking for its steps. @param {number} side */
export const budgetFor = (side) => (side > small ? inLarge : inSmall);
