import { fullDepth, hasPiecesInPlace, type Problem } from '../../solve/problem.ts';
import { symmetries } from '../../solve/symmetry/symmetry.ts';
import type { Feature } from './featureNames.ts';
import { MOST_PARTS } from './movedParts.ts';
import { hasLines } from './touching.ts';

/** Why no solution of a problem can have a feature, or none can be looked at for it. */
export interface Senseless {
  readonly code:
    | 'areOptions'
    | 'noLines'
    | 'noSymmetry'
    | 'notInThree'
    | 'notInTwo'
    | 'tooManyPieces';
  /** The number of pieces or cells that is wrong, and the most there may be; 0 if there is none. */
  readonly many: number;
  readonly most: number;
}

/** Undefined if a feature can be asked of a problem. */
export function senseless(problem: Problem, feature: Feature): Senseless | undefined {
  const { board, cells, pieces, puzzle } = problem;
  const because = (code: Senseless['code'], many = 0, most = 0) => ({ code, many, most });
  const left = fullDepth(problem);
  const sizes = pieces.filter(({ copies }) => copies > 0).map((piece) => piece.cells.length);
  const parts = puzzle.fixed.length + (left ?? Math.floor(cells.length / Math.min(...sizes)));
  if (feature !== 'symmetry' && hasPiecesInPlace(problem)) return because('areOptions');
  if (feature === 'fault' && !hasLines(problem)) return because('noLines');
  if (feature === 'symmetry' && symmetries(problem).length < 2) return because('noSymmetry');
  if (feature.endsWith('-balanced') && left !== undefined && parts % 3 > 0)
    return because('notInThree', parts);
  if (feature === 'halves' && board.length % 2 > 0) return because('notInTwo', board.length);
  const areMoved = feature === 'flip' || feature === 'exchange' || feature === 'halves';
  return areMoved && parts > MOST_PARTS ? because('tooManyPieces', parts, MOST_PARTS) : undefined;
}
