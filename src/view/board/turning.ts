import { lattices, type LatticeId, type Point } from '../../puzzle/lattices/index.ts';
import { extentOf, middleOf, type Extent } from '../../puzzle/geometry.ts';
import type { Cell } from '../../puzzle/types.ts';
import type { Board } from './board.ts';
import type { BoardGeometry } from './geometry.ts';
import { RIM } from './tray.ts';

/** A rectangle on the screen. */
export interface Rectangle {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** A board's shape, turned about its origin by an angle in radians. */
export interface Turned extends BoardGeometry {
  readonly turnedBy: number;
}

/** Margin around the tray, in cell widths. */
const MARGIN = 0.12;
/** A board is turned only where that makes it larger by this factor, so that small changes do not turn it. */
const WORTH_TURNING = 1.15;

/** How wide a cell is on a board that fills a room. */
export function cellIn(
  { left, top, right, bottom }: Extent,
  { width, height }: Pick<Rectangle, 'width' | 'height'>,
): number {
  const around = 2 * (RIM + MARGIN);
  return Math.min(width / (right - left + around), height / (bottom - top + around));
}

/** The ways in which a board may be drawn, the first as it is: turned, or with its cells in other places, if it has those. */
export const waysOf = (
  { lattice, others }: Pick<Board, 'lattice' | 'others'>,
  geometry: BoardGeometry,
): readonly Turned[] =>
  others.length === 0
    ? turnsOf(geometry)
    : [{ ...geometry, turnedBy: 0 }, ...others.map((cells) => moved(geometry, lattice, cells))];

/** Its cells in other places. */
function moved(geometry: BoardGeometry, id: LatticeId, cells: readonly Cell[]): Turned {
  const lattice = lattices[id];
  const sites = cells.map((cell, i) => ({
    ...geometry.sites[i]!,
    middle: middleOf(lattice, cell),
  }));
  return { ...geometry, sites, ...extentOf(lattice, cells), turnedBy: 0 };
}

/**
 * The board as it is written, and turned by a quarter, counterclockwise. Other rotations of a lattice would make few boards
 * larger, and what is short or slanting as written would no longer be so on the screen.
 */
export const turnsOf = (geometry: BoardGeometry): readonly Turned[] =>
  [0, -Math.PI / 2].map((angle) => turned(geometry, angle));

/** The index of the board to show in a room: the current one, unless another is larger there, if it is turned much larger. */
export function bestTurn(
  turns: readonly (Extent & Pick<Turned, 'turnedBy'>)[],
  room: Pick<Rectangle, 'width' | 'height'>,
  current: number,
): number {
  const sizes = turns.map((extent) => cellIn(extent, room));
  const largest = Math.max(...sizes);
  // On a page without size there is no larger one.
  if (!(largest > 0)) return current;
  // Rounding errors must not tell equal sizes apart.
  const best = sizes.findIndex((size) => size > largest * (1 - 1e-9));
  const isTurned = turns[best]!.turnedBy !== turns[current]!.turnedBy;
  return largest > sizes[current]! * (isTurned ? WORTH_TURNING : 1) ? best : current;
}

/** A shape turned by an angle in radians. Cells keep their numbers, and their corners, so that all neighbours stay as they are. */
export function turned(geometry: BoardGeometry, angle: number): Turned {
  const exact = (n: number): number => (Math.abs(n - Math.round(n)) < 1e-12 ? Math.round(n) : n);
  const [cos, sin] = [exact(Math.cos(angle)), exact(Math.sin(angle))];
  const turn = ([x, y]: Point): Point => [x * cos - y * sin, x * sin + y * cos];
  const kinds = geometry.kinds.map(({ corners }) => ({ corners: corners.map(turn) }));
  const sites = geometry.sites.map((site) => ({ ...site, middle: turn(site.middle) }));
  let [left, top, right, bottom] = [Infinity, Infinity, -Infinity, -Infinity];
  for (const { middle, kind } of sites) {
    for (const [x, y] of kinds[kind]!.corners) {
      left = Math.min(left, middle[0] + x);
      top = Math.min(top, middle[1] + y);
      right = Math.max(right, middle[0] + x);
      bottom = Math.max(bottom, middle[1] + y);
    }
  }
  return { ...geometry, kinds, sites, left, top, right, bottom, turnedBy: angle };
}
