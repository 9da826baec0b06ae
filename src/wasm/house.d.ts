/** The kinds of houses. */
export type HouseKind = 'row' | 'column' | 'box' | 'region' | 'diagonal' | 'window' | 'group';

/**
 * A house: `index` says which one of its kind, from 0. Rows go from the top, columns from the left, boxes and windows row
 * by row. Diagonal 0 goes down from the top left, and 1 up from the bottom left. Regions have the numbers that were said.
 * Of groups come first those that were said, then the disjoint ones, the asterisk, the dot, the girandola.
 */
export interface House {
  kind: HouseKind;
  index: number;
}
