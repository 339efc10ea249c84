/** The height of a name on a tile, and the most that it is wide, in cell widths. */
const HEIGHT = 0.42;
const WIDEST = 2.6 * 0.62 * HEIGHT;
/** The width of a letter, in font sizes. */
const LETTER = 0.62;
/** Names smaller than that, in CSS px, cannot be read, so they are not drawn. */
const LEAST = 9;

/** How large the name of so many letters is written on a tile, in cell widths, so that it fits into a cell. */
export const nameSize = (letters: number): number =>
  Math.min(HEIGHT, WIDEST / (LETTER * Math.max(1, letters)));

/** Whether a name of so many letters can be read where a cell is so many CSS px wide. */
export const isNameLegible = (letters: number, cell: number): boolean =>
  nameSize(letters) * cell >= LEAST;
