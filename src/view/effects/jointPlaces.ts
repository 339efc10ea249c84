import type { Point } from '../../puzzle/lattices/index.ts';
import type { BoardGeometry } from '../board/geometry.ts';

/** An edge between two cells: its middle, and the way from one of its ends to the other. */
export interface Joint {
  readonly one: number;
  readonly other: number;
  readonly middle: Point;
  readonly along: Point;
}

/** All edges between two cells of a board, each once. */
export function jointsOf({ sites, kinds }: Pick<BoardGeometry, 'sites' | 'kinds'>): Joint[] {
  return sites.flatMap(({ middle: [x, y], kind, around }, one) => {
    const corners = kinds[kind]!;
    return around.flatMap(([other = -1], corner): Joint[] => {
      if (other <= one) return [];
      const [from, to] = [corners[corner]!, corners[(corner + 1) % corners.length]!];
      const middle: Point = [x + (from[0] + to[0]) / 2, y + (from[1] + to[1]) / 2];
      return [{ one, other, middle, along: [to[0] - from[0], to[1] - from[1]] }];
    });
  });
}
