// Whom else Ninefold owes thanks to: what it is made of besides programs.

/** @import { Part } from './part.js' */

/**
 * The digits of others that the net has learned from, whose licence asks to be told of them wherever its weights go.
 * @type {Part}
 */
export const digits = {
  name: 'Optical Recognition of Handwritten Digits',
  version: '',
  licence: 'CC-BY-4.0',
  texts: [
    `“Optical Recognition of Handwritten Digits”, E. Alpaydin and C. Kaynak,
UCI Machine Learning Repository, https://doi.org/10.24432/C50P49, is licensed
under CC BY 4.0: https://creativecommons.org/licenses/by/4.0/

The net that reads photos for Ninefold has learned from it, among other digits:
from the 1s to 9s of its test set, as scikit-learn ships them. They were changed:
enlarged from 8 × 8 pixels, with more contrast; made thicker or thinner, turned,
slanted and bent at random; drawn into pictures of grids that look like photos.
Ninefold has the weights of the net, and none of these digits.`,
  ],
};
