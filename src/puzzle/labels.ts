import type { Label, Question } from './types.ts';

/** The labels that stay in sight: those whose cells are not to be covered. */
export function openLabels({ board, labels = [] }: Question): Label[] {
  const covered = new Set(board.cells.map(String));
  return labels.filter(({ cell }) => !covered.has(String(cell)));
}
