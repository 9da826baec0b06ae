/** How hard a puzzle is in a word, from its rating. */
export type Level = 'easy' | 'medium' | 'hard' | 'unfair' | 'extreme';

/** How hard a puzzle is: see `rate`. `hardest` is missing where there is no blank. */
export interface Rating {
  rating: number;
  pearl: number;
  diamond: number;
  level: Level;
  hardest?: string;
  /** Whether the puzzle may be harder. */
  least?: true;
}
