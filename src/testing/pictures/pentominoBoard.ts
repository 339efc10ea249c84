import { parsePuzzle } from '../../puzzle/text.ts';
import type { Tiling } from '../../run/tiling.ts';
import { compile } from '../../solve/problem.ts';
import type { Theme } from '../../theme/index.ts';
import { boardOf } from '../../view/board/board.ts';
import type { Pieces } from '../../view/pieces/pieces.ts';
import { drawFrame, unseenPieces } from './unseen.ts';

/** The time between two frames, in ms. */
export const FRAME = 1000 / 60;

/** The pentominoes in a 6 × 10 box. */
export const problem = compile(parsePuzzle('pieces: pentomino\n\n' + '......\n'.repeat(10)));

/** Pieces on its board, drawn on the given layers only. */
export const piecesOf = (theme: Theme, layers?: object): Pieces =>
  unseenPieces(boardOf(problem.puzzle), theme, layers);

/** Draws a frame of them at a moment in ms, and at a pace in steps a second. */
export const frame = (pieces: Pieces, tiling: Tiling, now: number, pace: number): void => {
  drawFrame(pieces, tiling, { now, pace, elapsed: FRAME });
};
