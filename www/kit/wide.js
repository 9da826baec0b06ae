// Whether the window is wide: all that stands under the grid in a narrow one stands beside it there. The widths are those of
// the style sheets.

export const wide = matchMedia('(min-width: 56rem)');

/** A wide window with a mouse, and so with a keyboard. */
export const desk = matchMedia('(min-width: 56rem) and (hover: hover)');
