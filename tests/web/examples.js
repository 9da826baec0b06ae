// A position for each technique: the examples on the pages of the techniques.

import { examples } from '../../tools/examples.js';

/** The examples; those in which somebody has filled in answers are left out. */
export const positions = () => examples().filter(({ givens }) => !givens);
