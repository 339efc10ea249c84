import { type Blocks, equalSizes, sizedFrame, type SizedFrame } from '../../../generate/sizes.ts';
import { boxPuzzle, blocksOfSet } from '../../../generate/puzzles.ts';
import { shapesIssue } from '../../../generate/goalSearch.ts';
import { frameOf } from '../../../generate/frame.ts';
import type { Plan } from '../../../generate/generation.ts';
import { noRequirements, type Requirements } from '../../../generate/requirements.ts';
import { pieceSets } from '../../../puzzle/pieces/index.ts';
import type { Puzzle } from '../../../puzzle/types.ts';
import { setIn, type Asked } from '../../../ui/generate/asked.ts';
import type { DivisionIssue } from '../../../words/enGenerate.ts';
import type { Settings } from '../../settings.ts';
import type { GenerateSettings } from './settings.ts';

/** Cells of a piece where the puzzle on show does not say how many pieces there are. */
const USUAL_SIZE = 5;

/** As many blocks as a puzzle has pieces, if that is known; else such that they have a usual size, in each part of the board. */
function usualBlocks(puzzle: Puzzle): Blocks {
  const { pieces, board, use } = puzzle;
  const count = pieces.reduce((sum, { copies }) => sum + copies, 0);
  if (use === 'all' && count <= board.cells.length) return count;
  return frameOf(puzzle).parts.flatMap(({ length }) =>
    equalSizes(length, Math.max(1, Math.round(length / USUAL_SIZE))),
  );
}

/** What is made, and why it is not what was asked for, if it is not. */
export interface PlanFound {
  /** The puzzle whose board is divided. */
  readonly puzzle: Puzzle;
  readonly plan: Plan;
  readonly require: Requirements;
  readonly issue: DivisionIssue | undefined;
}

/** What is chosen of how a board is divided. */
type Wishes = GenerateSettings & Pick<Settings, 'size'>;

/** How a puzzle's board, or a rectangle, is divided; if it cannot be as asked, as usual, or else each of its parts is a block. */
export function planFor(own: Puzzle, { make, require, size }: Wishes): PlanFound {
  const box = size && boxPuzzle(size);
  if (box && 'code' in box)
    return { ...planFor(own, { make, require, size: undefined }), issue: box };
  const puzzle = box ?? own;
  const { strategy, blocks, seed } = make;
  const asked = sizedAs(puzzle, blocks);
  const isSized = !('code' in asked);
  const issue =
    isSized && require.isDifferent ? shapesIssue(puzzle.lattice, asked.sizes) : undefined;
  if (isSized && !issue)
    return { puzzle, plan: { ...asked, strategy, seed }, require, issue: undefined };
  const usual = isSized ? asked : sizedAs(puzzle, 'auto');
  const frame = frameOf(puzzle);
  const parts = { frame, sizes: frame.parts.map((part) => part.length) };
  const sized = 'code' in usual ? parts : usual;
  return {
    puzzle,
    plan: { ...sized, strategy, seed },
    require: noRequirements,
    issue: isSized ? issue : asked,
  };
}

/** The sets whose pieces can fill a board, and the one asked for. */
export const setsFor = (puzzle: Puzzle, asked: Asked): readonly string[] =>
  Object.keys(pieceSets[puzzle.lattice]).filter(
    (name) => name === setIn(asked) || typeof blocksOfSet(puzzle, name) === 'number',
  );

function sizedAs(puzzle: Puzzle, asked: Asked): SizedFrame | DivisionIssue {
  const blocks =
    asked === 'auto'
      ? usualBlocks(puzzle)
      : typeof asked === 'object' && 'set' in asked
        ? blocksOfSet(puzzle, asked.set)
        : asked;
  return typeof blocks === 'object' && 'code' in blocks ? blocks : sizedFrame(puzzle, blocks);
}
