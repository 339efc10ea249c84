import type { Frame } from '../frame.ts';

/** The cells of a frame and their neighbours. */
export type Graph = Pick<Frame, 'count' | 'start' | 'neighbours'>;

/** The cells around a cell. */
export const around = ({ start, neighbours }: Graph, cell: number): Int32Array =>
  neighbours.subarray(start[cell], start[cell + 1]);

/**
 * What happens to the front as a sweep adds a cell. The front is the added cells that have neighbours
 * which are not, in the order in which they were added.
 */
export interface FrontStep {
  readonly cell: number;
  /** The front after. */
  readonly after: readonly number[];
  /** The cells around it that were added before. */
  readonly near: Int32Array;
  /** Their places on the front before. */
  readonly nearPlaces: Int32Array;
  /** How many cells are not added after. */
  readonly cellsLeft: number;
  /** How long the front was before. */
  readonly lengthBefore: number;
  /** Which of its places stay, one bit each. */
  readonly kept: number;
  /** Whether the cell itself is on the front after. */
  readonly staysOpen: boolean;
  /** Place on the front after → place before; −1 for the cell itself. */
  readonly from: Int32Array;
}

/** No front may have more places. */
const LONGEST_FRONT = 28;

/** The steps of a sweep in a given order; undefined if the front gets too long. */
export function frontSteps(graph: Graph, order: ArrayLike<number>): FrontStep[] | undefined {
  const isAdded = new Uint8Array(graph.count);
  const steps: FrontStep[] = [];
  let before: readonly number[] = [];
  for (let i = 0; i < graph.count; i++) {
    const cell = order[i]!;
    const near = around(graph, cell).filter((other) => isAdded[other] === 1);
    isAdded[cell] = 1;
    const after = [...before, cell].filter((one) =>
      around(graph, one).some((other) => isAdded[other] === 0),
    );
    if (after.length > LONGEST_FRONT) return undefined;
    steps.push({
      cell,
      near,
      after,
      cellsLeft: graph.count - i - 1,
      nearPlaces: near.map((other) => before.indexOf(other)),
      lengthBefore: before.length,
      kept: before.reduce((bits, one, place) => bits | (Number(after.includes(one)) << place), 0),
      staysOpen: after.includes(cell),
      from: Int32Array.from(after, (one) => before.indexOf(one)),
    });
    before = after;
  }
  return steps;
}

/**
 * How near the places of a front are to each other: for 0, 1, 2 … most, and each place, those, one bit each, to which at
 * most so many cells could connect it. A way leaves and arrives over cells that are not added, but may
 * lead through others on the way, those of a third component.
 */
export function reachAlong(
  graph: Graph,
  isAdded: Uint8Array,
  front: readonly number[],
  most: number,
): Int32Array {
  const reach = new Int32Array((most + 1) * front.length);
  const placeOf = new Map(front.map((cell, place) => [cell, place]));
  for (const [place, from] of front.entries()) {
    const lengths = new Map<number, number>();
    for (const other of around(graph, from)) if (isAdded[other] === 0) lengths.set(other, 1);
    for (const [cell, length] of lengths) {
      if (length > most) break;
      for (const other of around(graph, cell)) {
        const target = placeOf.get(other);
        if (target !== undefined && isAdded[cell] === 0)
          for (let cells = length; cells <= most; cells++)
            reach[cells * front.length + place]! |= 1 << target;
        if (other !== from && !lengths.has(other)) lengths.set(other, length + 1);
      }
    }
  }
  return reach;
}
