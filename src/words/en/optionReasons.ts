import type { PieceRefused } from '../../teach/moment/explanation.ts';
import type { Names } from '../../teach/moment/names.ts';

/** The reason why an option cannot cover an item: it lies in one place alone. */
export function optionObstacle(
  { piece, ways, leaving, overlapped }: PieceRefused,
  names: Names,
): string {
  const option = names.piece(piece);
  if (ways === 0) return `${option} does not contain it`;
  if (leaving > 0) return `${option} leaves the board`;
  return `${option} has an item in common with ${overlapped.map(names.piece).join(', ')}`;
}

/** The dead end of a search for an exact cover without pieces. */
export const optionStuck = (item: number, names: Names): string =>
  names.isCell(item)
    ? `Dead end: no option that is left covers item ${names.item(item)}.`
    : `Dead end: option ${names.item(item)} cannot be chosen any more.`;
