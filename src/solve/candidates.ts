import { coveredBy, type Problem } from './problem.ts';
import type { Held } from './symmetry.ts';

/** How many bits of the taken items one lookup answers for. */
const CHUNK = 8;
const ROWS = 1 << CHUNK;

/**
 * What may be placed on each cell when it is the first open one of a sequence: the placements whose
 * first cell in that sequence it is, by piece, then orientation. Cells are called by their rank in
 * the sequence here.
 *
 * A search keeps the items that are taken (cells covered, and pieces with no copy left) as bits of
 * 32-bit words: first the cells by rank, at least one bit that is never set, and from the next
 * word on the pieces. Which candidates still fit is then no loop over candidates, but the union of
 * a few precomputed rows: for every eight bits that matter to a list, and each of their 256
 * values, the candidates ruled out, as bits themselves.
 */
export interface Candidates {
  /** Rank → where its list begins; one longer. */
  readonly start: Int32Array;
  /** Candidate → placement. */
  readonly placement: Int32Array;
  /** Candidate → piece. */
  readonly piece: Int32Array;
  /** Words a set of candidates of one list takes; even. */
  readonly setWidth: number;
  /** Rank × setWidth → the bits that stand for no candidate of the list. */
  readonly idle: Int32Array;

  /** How many words the taken items are. */
  readonly itemWords: number;
  /** The bit of the first piece. */
  readonly firstPiece: number;
  /** Words a mask is long; at least 2. */
  readonly maskWidth: number;
  /** Candidate × maskWidth → its cells as bits, from the word that holds the list's own cell. */
  readonly masks: Int32Array;

  /** Rank → where its lookups begin in the next three; one longer. */
  readonly lookups: Int32Array;
  /** Lookup → the first of the eight bits of items it looks at. */
  readonly bit: Int32Array;
  /** Lookup × 256 rows × setWidth → the candidates ruled out. */
  readonly ruledOut: Int32Array;
}

export function candidatesFor(
  problem: Problem,
  sequence: Int32Array,
  held: Held | undefined,
): Candidates {
  const { placements, cells, pieces } = problem;
  const rank = new Int32Array(cells.length);
  sequence.forEach((cell, place) => (rank[cell] = place));
  const firstPiece = ((cells.length >> 5) + 1) << 5;

  const lists: { placement: number; ranks: Int32Array }[][] = cells.map(() => []);
  let maskWidth = 2;
  for (let placement = 0; placement < placements.count; placement++) {
    const isHeld = held?.piece === placements.piece[placement];
    if (isHeld && !held!.allowed[placements.orientation[placement]!]) continue;
    const ranks = coveredBy(problem, placement)
      .map((cell) => rank[cell]!)
      .sort();
    lists[ranks[0]!]!.push({ placement, ranks });
    maskWidth = Math.max(maskWidth, (ranks.at(-1)! >> 5) - (ranks[0]! >> 5) + 1);
  }

  const start = new Int32Array(cells.length + 1);
  lists.forEach((list, place) => (start[place + 1] = start[place]! + list.length));
  const setWidth = Math.max(...lists.map((list) => ((list.length + 63) >> 6) * 2), 2);
  const idle = new Int32Array(cells.length * setWidth).fill(-1);
  const placement = Int32Array.from(lists.flat(), (candidate) => candidate.placement);
  const piece = placement.map((p) => placements.piece[p]!);
  const masks = new Int32Array(placement.length * maskWidth);
  const lookups = new Int32Array(cells.length + 1);
  const bits: number[] = [];
  const tables: Int32Array[] = [];

  lists.forEach((list, place) => {
    // Item → the candidates that need it, as a set.
    const needing = new Map<number, Int32Array>();
    const need = (item: number, index: number) => {
      const set = needing.get(item) ?? new Int32Array(setWidth);
      set[index >> 5]! |= 1 << (index & 31);
      needing.set(item, set);
    };
    list.forEach((candidate, index) => {
      idle[place * setWidth + (index >> 5)]! ^= 1 << (index & 31);
      need(firstPiece + placements.piece[candidate.placement]!, index);
      for (const bit of candidate.ranks) {
        masks[(start[place]! + index) * maskWidth + (bit >> 5) - (place >> 5)]! |= 1 << (bit & 31);
        if (bit !== place) need(bit, index);
      }
    });
    for (const chunk of chunksOver([...needing.keys()])) {
      bits.push(chunk);
      tables.push(tableOf(chunk, needing, setWidth));
    }
    lookups[place + 1] = bits.length;
  });

  const ruledOut = new Int32Array(tables.length * ROWS * setWidth);
  tables.forEach((table, index) => ruledOut.set(table, index * ROWS * setWidth));
  return {
    start,
    placement,
    piece,
    setWidth,
    idle,
    itemWords: (firstPiece >> 5) + ((pieces.length + 31) >> 5) + maskWidth,
    firstPiece,
    maskWidth,
    masks,
    lookups,
    bit: Int32Array.from(bits),
    ruledOut,
  };
}

/** Where to begin chunks that cover these items, as few as may be, each within one word. */
function chunksOver(items: readonly number[]): number[] {
  const chunks: number[] = [];
  for (const item of items.toSorted((a, b) => a - b)) {
    const covered = chunks.length > 0 && item < chunks.at(-1)! + CHUNK;
    if (!covered) chunks.push(Math.min(item, (item | 31) - CHUNK + 1));
  }
  return chunks;
}

/** For each value of a chunk's bits, the candidates that need one of the items set in it. */
function tableOf(chunk: number, needing: ReadonlyMap<number, Int32Array>, width: number) {
  const table = new Int32Array(ROWS * width);
  for (let row = 1; row < ROWS; row++) {
    const rest = row & (row - 1);
    const lowest = needing.get(chunk + 31 - Math.clz32(row ^ rest));
    for (let i = 0; i < width; i++)
      table[row * width + i] = table[rest * width + i]! | (lowest?.[i] ?? 0);
  }
  return table;
}
