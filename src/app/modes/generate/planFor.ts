import {
  sizedFrame,
  type SizedFrame,
  equalSizes,
  type Blocks,
  type BoxSize,
} from '../../../generate/sizes.ts';
import { blocksOfSet, boxPuzzle } from '../../../generate/puzzles.ts';
import { shapesIssue } from '../../../generate/goalSearch.ts';
import { restOf } from '../../../puzzle/fixed.ts';
import { letterAt } from '../../../puzzle/labels.ts';
import type { Board } from '../../../view/board/board.ts';
import type { DivisionIssue } from '../../../words/sentences.ts';
import type { Settings } from '../../../settings/settings.ts';
import { frameOf } from '../../../generate/frame.ts';
import type { Plan } from '../../../generate/generation.ts';
import {
  usualFor,
  type StrategyId,
  noRequirements,
  requiresNothing,
  type Requirements,
  setIn,
  type Asked,
} from '../../../generate/asked.ts';
import { hasPiecesInPlace } from '../../../solve/problem.ts';
import { schemeOf } from '../../../puzzle/colouring.ts';
import { pieceSets } from '../../../puzzle/pieces/index.ts';
import type { Puzzle } from '../../../puzzle/types.ts';

/** Cells of a piece where the puzzle on show does not say how many pieces there are. */
const USUAL_SIZE = 5;

/** As many blocks as a puzzle has pieces, if known; else, in each part of the board, of a usual size. */
function usualBlocks(puzzle: Puzzle): Blocks {
  const { pieces, board, use } = puzzle;
  const count = pieces.reduce((sum, { copies }) => sum + copies, 0);
  if (use === 'all' && count <= board.cells.length) return count;
  return frameOf(puzzle).parts.flatMap(({ length }) =>
    equalSizes(length, Math.max(1, Math.round(length / USUAL_SIZE))),
  );
}

/** The rectangle that is divided instead of items, which make no board. */
const INSTEAD: BoxSize = [10, 6];

/** What is made, and why it is not what was asked for, if it is not. */
export interface PlanFound {
  readonly puzzle: Puzzle;
  readonly plan: Plan;
  readonly require: Requirements;
  readonly usual: StrategyId;
  readonly issue: DivisionIssue | undefined;
}

export type Wishes = Pick<Settings, 'make' | 'require' | 'size'>;

/** How a board or a rectangle is divided: as asked, else as usual, else each of its parts is a block. */
export function planFor(own: Puzzle, { make, require: wanted, size }: Wishes): PlanFound {
  const box = size && boxPuzzle(size);
  if (box && 'code' in box)
    return { ...planFor(own, { make, require: wanted, size: undefined }), issue: box };
  if (!box && hasPiecesInPlace(own)) {
    const instead = planFor(own, { make, require: wanted, size: INSTEAD });
    return { ...instead, issue: { code: 'noBoard' } };
  }
  const puzzle = box ?? restOf(own);
  const asked = sizedAs(puzzle, make.blocks);
  const issue =
    'code' in asked
      ? asked
      : wanted.isDifferent
        ? shapesIssue(puzzle.lattice, asked.sizes)
        : undefined;
  const require = issue ? noRequirements : wanted;
  const usual = usualFor(puzzle.board.cells.length, !requiresNothing(require));
  const strategy = make.strategy === 'auto' ? usual : make.strategy;
  const plan = { ...sizedOrParts(puzzle, asked), strategy, seed: make.seed };
  return { puzzle, plan, require, usual, issue };
}

/** The board as asked, or else as usual, or else with a block for each of its parts. */
function sizedOrParts(puzzle: Puzzle, asked: SizedFrame | DivisionIssue): SizedFrame {
  const sized = 'code' in asked ? sizedAs(puzzle, 'auto') : asked;
  if (!('code' in sized)) return sized;
  const frame = frameOf(puzzle);
  return { frame, sizes: frame.parts.map(({ length }) => length) };
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

/** The board of a plan, with a letter for each block. */
export const dividedBoard = ({ frame, sizes }: Plan): Board => ({
  lattice: frame.lattice,
  cells: frame.board.cells,
  others: [],
  labelled: [],
  palettes: [
    {
      names: Array.from(sizes, (_, block) => letterAt(block)),
      kinds: sizes.length,
      scheme: schemeOf(frame.board.cells),
    },
  ],
  largest: Math.max(...sizes),
});
