import fc from 'fast-check';
import { closedCells, edited, type Edit } from '../../puzzle/editing.ts';
import { PuzzleError } from '../../puzzle/errors.ts';
import { openCells } from '../../puzzle/fixed.ts';
import type { Puzzle } from '../../puzzle/types.ts';
import { fixedAt } from '../../solve/fixedAt.ts';
import { anyPosition } from './anyGame.ts';

/** Every edit that a press on a board may ask for, where some pieces lie. */
export function editsOf(puzzle: Puzzle, laid: Puzzle['fixed'] = []): Edit[] {
  const open = openCells({ ...puzzle, fixed: [...puzzle.fixed, ...laid] });
  return [
    ...open.map((cell): Edit => ({ kind: 'close', cell })),
    ...closedCells(puzzle).map((cell): Edit => ({ kind: 'open', cell })),
    ...laid.map((one): Edit => ({ kind: 'fix', laid: one })),
    ...puzzle.fixed.map((one): Edit => ({ kind: 'free', laid: one })),
  ];
}

/** The puzzle after an edit; undefined if no text can say it. */
export function editedOr(puzzle: Puzzle, edit: Edit): Puzzle | undefined {
  try {
    return edited(puzzle, edit);
  } catch (error) {
    if (error instanceof PuzzleError) return undefined;
    throw error;
  }
}

/** A random position of a puzzle that a text can say, and an edit of its board. */
export const anyEdit = (most = 9) =>
  fc
    .tuple(anyPosition(most), fc.nat(3), fc.nat())
    // A text has one freedom for all pieces.
    .filter(([{ problem }]) => new Set(problem.pieces.map(({ freedom }) => freedom)).size === 1)
    .map(([{ problem, laid }, kind, choice]) => {
      const { puzzle } = problem;
      const own = fixedAt(problem, laid).fixed.filter((one) => !puzzle.fixed.includes(one));
      const all = editsOf(puzzle, own);
      const wanted = all.filter(
        (edit) => edit.kind === (['close', 'open', 'fix', 'free'] as const)[kind],
      );
      const some = wanted.length > 0 ? wanted : all;
      return { problem, laid, puzzle, edit: some[choice % some.length]! };
    });
