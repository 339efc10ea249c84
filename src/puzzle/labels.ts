import { numbering } from './geometry.ts';
import type { Label, Question } from './types.ts';

/** The labels that stay visible: those on cells that are not to be covered. */
export function openLabels({ board, labels = [] }: Question): Label[] {
  const numberOf = numbering(board.cells);
  return labels.filter(({ cell }) => numberOf(cell) === undefined);
}
