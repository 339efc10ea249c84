import type { Point } from '../../puzzle/lattices/index.ts';
import type { BoardGeometry } from '../board/geometry.ts';
import { smooth } from '../motion.ts';
import type { Flight } from './flights.ts';

/** The distance from which on a tile in flight leaves a letter in full, in widths of the letter's cell: less than to the next cell. */
const FREE = 0.43;

/** What is known of a tile in flight that covers letters. */
type Above = Pick<Flight, 'cells' | 'matrix' | 'lift' | 'opacity'>;

/**
 * How much of a letter is seen below tiles in flight, 0 to 1: nothing before one of them cuts it, so that no part of
 * one is seen alone.
 *
 * @param right where its middle is, in cell widths of the board, and `down`
 * @param half how far the letter reaches from its middle, in cell widths of the board
 * @param times how many times as wide as the board's its cell is
 */
export function seenBelow(
  right: number,
  down: number,
  half: number,
  times: number,
  { sites, kinds }: Pick<BoardGeometry, 'sites' | 'kinds'>,
  flights: readonly (Above | undefined)[],
): number {
  let seen = 1;
  for (const flight of flights) {
    if (!flight || flight.opacity <= 0) continue;
    const { cells, matrix, opacity } = flight;
    const large = Math.max(Math.hypot(matrix[0]!, matrix[1]!), Math.hypot(matrix[2]!, matrix[3]!));
    const dx = right - matrix[4]!;
    const dy = down + flight.lift * large - matrix[5]!;
    const area = matrix[0]! * matrix[3]! - matrix[1]! * matrix[2]!;
    // The place in the tile as it lies.
    const x = (matrix[3]! * dx - matrix[2]! * dy) / area;
    const y = (matrix[0]! * dy - matrix[1]! * dx) / area;
    let least = Infinity;
    for (let i = 0; i < cells.length; i++) {
      const { middle, kind } = sites[cells[i]!]!;
      least = Math.min(least, awayFrom(kinds[kind]!, x - middle[0], y - middle[1], matrix, area));
    }
    const share = Math.min(1, Math.max(0, (least - half) / (FREE * times - half)));
    seen = Math.min(seen, 1 - opacity * (1 - smooth(share)));
  }
  return seen;
}

/** How far a point is outside the farthest side of a cell, as long as a transform draws it. */
function awayFrom(
  corners: readonly Point[],
  x: number,
  y: number,
  matrix: Float32Array,
  area: number,
): number {
  let most = -Infinity;
  for (let i = 0; i < corners.length; i++) {
    const one = corners[i]!;
    const next = corners[(i + 1) % corners.length]!;
    // The middle of a side of a regular cell is straight above it.
    const right = (one[0] + next[0]) / 2;
    const down = (one[1] + next[1]) / 2;
    const across = Math.hypot(
      (matrix[3]! * right - matrix[1]! * down) / area,
      (matrix[0]! * down - matrix[2]! * right) / area,
    );
    most = Math.max(most, (x * right + y * down - right * right - down * down) / across);
  }
  return most;
}
