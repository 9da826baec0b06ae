/** The kinds of houses. */
export type HouseKind = 'row' | 'column' | 'box' | 'region' | 'diagonal' | 'window' | 'group';

/** A house: `index` says which one of its kind, from 0. */
export interface House {
  kind: HouseKind;
  index: number;
}
