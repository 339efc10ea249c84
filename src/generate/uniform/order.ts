import { around, type Graph } from './front.ts';

/**
 * Puts cells in an order in which the front stays short: it always goes on to the cell that adds the fewest
 * cells to the front, of those the one that came next to the front first. All corners are tried as beginnings.
 */
export function shortFronts(graph: Graph): Int32Array {
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

/** About how many times as many states each further cell of a front makes. */
const STATES_PER_CELL = 4;

function walk(graph: Graph, start: number): { order: Int32Array; cost: number } {
  const { count } = graph;
  const order = new Int32Array(count);
  const isAdded = new Uint8Array(count);
  /** Cell → how many cells around it are not added. */
  const open = Int32Array.from({ length: count }, (_, cell) => around(graph, cell).length);
  /** The cells beside the front, in the order in which they came there. */
  const beside = new Set<number>();
  let front = 0;
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
    front += growth(cell);
    cost += STATES_PER_CELL ** front;
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
