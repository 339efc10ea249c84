import type { Frame } from '../frame.ts';

/** The cells of a frame and their neighbours. */
export type Graph = Pick<Frame, 'count' | 'start' | 'neighbours'>;

export const around = ({ start, neighbours }: Graph, cell: number): Int32Array =>
  neighbours.subarray(start[cell], start[cell + 1]);

/**
 * The change of the frontier as a sweep adds a cell. The frontier is the added cells that have neighbours
 * which are not added, in the order in which they were added.
 */
export interface FrontierStep {
  readonly cell: number;
  /** The frontier after. */
  readonly after: readonly number[];
  /** The cells around it that were added before. */
  readonly near: Int32Array;
  /** Their places on the frontier before. */
  readonly nearPlaces: Int32Array;
  /** The number of cells that are not added after. */
  readonly cellsLeft: number;
  /** Length of the frontier before. */
  readonly lengthBefore: number;
  /** The places of the frontier before that stay, one bit each. */
  readonly kept: number;
  /** Whether the cell itself is on the frontier after. */
  readonly staysOpen: boolean;
  /** Place on the frontier after → place before; −1 for the cell itself. */
  readonly from: Int32Array;
}

const LONGEST_FRONTIER = 28;

/** The steps of a sweep in a given order; undefined if the frontier gets too long. */
export function frontierSteps(graph: Graph, order: ArrayLike<number>): FrontierStep[] | undefined {
  const isAdded = new Uint8Array(graph.count);
  const steps: FrontierStep[] = [];
  let before: readonly number[] = [];
  for (let i = 0; i < graph.count; i++) {
    const cell = order[i]!;
    const near = around(graph, cell).filter((other) => isAdded[other] === 1);
    isAdded[cell] = 1;
    const after = [...before, cell].filter((one) =>
      around(graph, one).some((other) => isAdded[other] === 0),
    );
    if (after.length > LONGEST_FRONTIER) return undefined;
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
 * The places of a frontier that few cells can connect: (cells, from 0 to `most`) × place → the places, one
 * bit each, to which at most so many cells can connect it. A path leaves and arrives over cells that are not
 * added, but may lead through added ones in between, those of a third component.
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

/**
 * Puts cells in an order in which the frontier stays short: greedily, the next cell is the one that adds the
 * fewest cells to the frontier, of those the one that came next to it first. All corners are tried as
 * beginnings.
 */
export function shortFrontiers(graph: Graph): Int32Array {
  const cells = Array.from({ length: graph.count }, (_, cell) => cell);
  const degree = (cell: number): number => around(graph, cell).length;
  const fewest = Math.min(...cells.map(degree));
  let best: Int32Array = new Int32Array(0);
  let least = Infinity;
  for (const corner of cells.filter((cell) => degree(cell) === fewest)) {
    const { order, cost } = walk(graph, corner);
    if (cost >= least) continue;
    least = cost;
    best = order;
  }
  return best;
}

/** Factor by which each further cell of a frontier multiplies the states, about. */
const STATES_PER_CELL = 4;

function walk(graph: Graph, start: number): { order: Int32Array; cost: number } {
  const { count } = graph;
  const order = new Int32Array(count);
  const isAdded = new Uint8Array(count);
  /** Cell → how many cells around it are not added. */
  const open = Int32Array.from({ length: count }, (_, cell) => around(graph, cell).length);
  /** The cells beside the frontier, in the order in which they came there. */
  const beside = new Set<number>();
  let length = 0;
  let cost = 0;
  const growth = (cell: number): number => {
    let change = open[cell] === 0 ? 0 : 1;
    for (const other of around(graph, cell))
      if (isAdded[other] === 1 && open[other] === 1) change--;
    return change;
  };
  for (let i = 0; i < count; i++) {
    let cell = i === 0 ? start : -1;
    let least = Infinity;
    for (const next of beside) {
      if (growth(next) >= least) continue;
      least = growth(next);
      cell = next;
    }
    // A part of the board is done.
    if (cell < 0) cell = isAdded.indexOf(0);
    length += growth(cell);
    cost += STATES_PER_CELL ** length;
    order[i] = cell;
    isAdded[cell] = 1;
    beside.delete(cell);
    for (const other of around(graph, cell)) {
      open[other]!--;
      if (isAdded[other] === 0) beside.add(other);
    }
  }
  return { order, cost };
}
