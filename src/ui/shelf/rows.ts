import type { FoundSolutions } from '../../solve/found/foundSolutions.ts';
import type { FullBoards } from '../../solve/found/fullBoards.ts';
import type { ShelfModel } from './model.ts';

/** A board on the shelf: the number of a solution, from 0; or −1 less the number of an image, from 0. */
export type Place = number;

export const isImage = (place: Place): boolean => place < 0;

/** The store of a board, and its number there. */
export function boardAt(
  { solutions, images }: FoundSolutions,
  place: Place,
): { readonly boards: FullBoards; readonly board: number } {
  return isImage(place)
    ? { boards: images, board: -1 - place }
    : { boards: solutions, board: place };
}

/** The rows of a shelf, made as they are asked for. */
export interface Rows {
  readonly count: number;
  row(row: number): readonly Place[];
  /** Whether a row is the first of its group. */
  isFirst(row: number): boolean;
  /** The row of a solution; the first one if it is not on the shelf. */
  rowOf(solution: number): number;
}

/** All solutions in the order found. */
export function inOrder({ solutions }: Pick<ShelfModel, 'solutions'>, columns: number): Rows {
  return {
    count: Math.ceil(solutions / columns),
    row: (row) => {
      const first = row * columns;
      const length = Math.max(0, Math.min(columns, solutions - first));
      return Array.from({ length }, (_, at) => first + at);
    },
    isFirst: () => false,
    rowOf: (solution) => Math.max(0, Math.floor(solution / columns)),
  };
}

/** Boards that are images of each other side by side, each group in rows of its own. */
export function byOrbit(
  { found, solutions, images }: Pick<ShelfModel, 'found' | 'solutions' | 'images'>,
  columns: number,
): Rows {
  const groups = found
    .orbits(solutions, images)
    .map((one) => [...one.solutions, ...one.images.map((image) => -1 - image)]);
  /** Row → its group, and the row of the group's first boards. */
  const groupOf: number[] = [];
  const begins: number[] = [];
  for (const [group, places] of groups.entries()) {
    begins.push(groupOf.length);
    for (let at = 0; at < places.length; at += columns) groupOf.push(group);
  }
  const within = (row: number): number => row - begins[groupOf[row]!]!;
  return {
    count: groupOf.length,
    row: (row) => {
      const places = groups[groupOf[row] ?? -1] ?? [];
      return places.slice(within(row) * columns, (within(row) + 1) * columns);
    },
    isFirst: (row) => within(row) === 0,
    rowOf: (solution) => {
      const group = groups.findIndex((places) => places.includes(solution));
      if (group < 0) return 0;
      return begins[group]! + Math.floor(groups[group]!.indexOf(solution) / columns);
    },
  };
}
