import type { Insets } from '../../theme/viewport.ts';

/**
 * The insets of boards in a grid that divides an area evenly, in CSS px: the grid in which boards are
 * largest.
 *
 * @param width the width of the area in CSS px, as is its height
 * @param aspect the width of a board divided by its height
 */
export function evenViewports(
  boards: number,
  width: number,
  height: number,
  aspect: number,
): readonly Insets[] {
  const rowsOf = (columns: number): number => Math.ceil(boards / columns);
  const sizeIn = (columns: number): number =>
    Math.min(width / columns / aspect, height / rowsOf(columns));
  let columns = 1;
  for (let more = 2; more <= boards; more++) if (sizeIn(more) > sizeIn(columns)) columns = more;
  const rows = rowsOf(columns);
  return Array.from({ length: boards }, (_, i) => {
    const column = i % columns;
    const row = Math.floor(i / columns);
    return {
      top: (height * row) / rows,
      right: (width * (columns - 1 - column)) / columns,
      bottom: (height * (rows - 1 - row)) / rows,
      left: (width * column) / columns,
    };
  });
}
