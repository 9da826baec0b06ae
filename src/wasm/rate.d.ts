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
