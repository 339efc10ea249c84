import { coveredBy, fixedTiles, type Problem } from '../../solve/problem.ts';
import { symmetries } from '../../solve/symmetry/symmetry.ts';
import type { Feature } from './featureNames.ts';
import type { Filled } from './filled.ts';
import { imagesOf } from './images.ts';
import { exchange, flip, halves } from './movedParts.ts';
import { threeColours } from './threeColours.ts';
import { crossroads, crossroadsCount, faults } from './touching.ts';

/** Whether placements that fill the board, with what lies from the start, have a feature. */
type HasFeature = (placements: readonly number[]) => boolean;

const tests: Readonly<Record<Feature, (problem: Problem) => (board: Filled) => boolean>> = {
  crossroads,
  fault: faults,
  'three-colours': (problem) => threeColours(problem, 'edges', false),
  'three-colours-corners': (problem) => threeColours(problem, 'corners', false),
  'three-colours-balanced': (problem) => threeColours(problem, 'edges', true),
  'three-colours-corners-balanced': (problem) => threeColours(problem, 'corners', true),
  flip,
  exchange,
  halves,
  symmetry,
};

export function testFor(problem: Problem, feature: Feature): HasFeature {
  return onBoard(problem, tests[feature](problem));
}

/** How many crossroads there are where placements fill the board. */
export const crossroadsOn = (problem: Problem): ((placements: readonly number[]) => number) =>
  onBoard(problem, crossroadsCount(problem));

/** What `tell` tells of a full board, told of the placements that fill it. */
function onBoard<Answer>(
  problem: Problem,
  tell: (board: Filled) => Answer,
): (placements: readonly number[]) => Answer {
  const partOn = new Int32Array(problem.board.length);
  const fixed = fixedTiles(problem);
  return (placements) => {
    const tiles = [...placements, ...fixed];
    for (const [part, tile] of tiles.entries())
      for (const cell of coveredBy(problem, tile)) partOn[cell] = part;
    return tell({ tiles, laid: placements.length, partOn });
  };
}

/** A symmetry: a turn or flip of the puzzle by which a solution is its own image. */
function symmetry(problem: Problem): (board: Filled) => boolean {
  const group = symmetries(problem);
  return ({ tiles, laid }) => imagesOf(group, tiles.slice(0, laid)).length < group.length;
}
