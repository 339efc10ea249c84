import { frameOf } from '../../../generate/frame.ts';
import type { Plan } from '../../../generate/generation.ts';
import { sizedFrame, type BlocksIssue } from '../../../generate/sizes.ts';
import type { Puzzle } from '../../../puzzle/types.ts';
import type { Making } from './settings.ts';

/** Cells of a piece where the puzzle on show does not say how many pieces there are. */
const USUAL_SIZE = 5;

/** As many blocks as a puzzle has pieces, if that is known; else such that they have a usual size. */
function usualBlocks({ pieces, board, use }: Puzzle): number {
  const count = pieces.reduce((sum, { copies }) => sum + copies, 0);
  const isKnown = use === 'all' && count <= board.cells.length;
  return isKnown ? count : Math.max(1, Math.round(board.cells.length / USUAL_SIZE));
}

/** What is made, and why it is not what was asked for, if it is not. */
export interface PlanFound {
  readonly plan: Plan;
  readonly issue: BlocksIssue | undefined;
}

/** How a puzzle's board is divided; each of its parts is a block if it cannot be divided as asked. */
export function planFor(puzzle: Puzzle, { strategy, blocks, seed }: Making): PlanFound {
  const found = sizedFrame(puzzle, blocks === 'auto' ? usualBlocks(puzzle) : blocks);
  if (!('code' in found)) return { plan: { ...found, strategy, seed }, issue: undefined };
  const frame = frameOf(puzzle);
  const sizes = frame.parts.map((part) => part.length);
  return { plan: { frame, sizes, strategy, seed }, issue: found };
}
