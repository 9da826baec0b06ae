/** How hard a puzzle or a technique is, in a word. */
export type Level = 'easy' | 'medium' | 'hard' | 'unfair' | 'extreme';
