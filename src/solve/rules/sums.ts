import { lattices } from '../../puzzle/lattices/index.ts';
import type { Problem } from '../problem.ts';

/** The sums of sizes of selections of pieces. */
export class SizeSums {
  /** The common size of all pieces; 0 if they differ. */
  readonly onlySize: number;
  /** Sum → 1 if some selection has it. */
  readonly isSum: Uint8Array;
  /** Sum → the fewest pieces of the size added last that it takes. */
  private readonly taken: Int32Array;
  private readonly sizes: readonly number[];
  /** Piece → the index of its size in `sizes`. */
  private readonly sizeOf: readonly number[];
  /** Index of a size → pieces left of it. */
  private readonly copies: Int32Array;

  /**
   * @param areas piece → its size
   * @param most the largest sum of interest
   */
  constructor(areas: readonly number[], most: number) {
    this.sizes = [...new Set(areas)];
    this.sizeOf = areas.map((area) => this.sizes.indexOf(area));
    this.copies = new Int32Array(this.sizes.length);
    this.onlySize = this.sizes.length === 1 ? this.sizes[0]! : 0;
    this.isSum = new Uint8Array(most + 1);
    this.taken = new Int32Array(most + 1);
  }

  /** Computes the sums of the copies left: bounded subset sums, size by size. */
  of(left: ArrayLike<number>): this {
    const { isSum, taken, sizes, sizeOf, copies } = this;
    copies.fill(0);
    // Capped, since unlimited copies would overflow.
    for (let piece = 0; piece < left.length; piece++)
      copies[sizeOf[piece]!]! += Math.min(left[piece]!, isSum.length);
    isSum.fill(0);
    isSum[0] = 1;
    for (let i = 0; i < sizes.length; i++) {
      const size = sizes[i]!;
      const most = copies[i]!;
      taken.fill(0);
      for (let sum = size; sum < isSum.length; sum++) {
        const without = sum - size;
        if (isSum[sum] === 1 || isSum[without] === 0 || taken[without]! >= most) continue;
        isSum[sum] = 1;
        taken[sum] = taken[without]! + 1;
      }
    }
    return this;
  }
}

/** The most words of one set of sums; to stay below, fewer colours are distinguished. */
const MOST_WORDS = 2 ** 10;
/** The most combinations to distinguish; pieces beyond that count as available in any number. */
const MOST_COMBINATIONS = 2 ** 30;
/** The most words of all cached sets: 4 megabytes. */
const WORDS_KEPT = 2 ** 20;

/** Pieces that can cover the same numbers of cells of each colour. */
interface PieceClass {
  /** The sums that one piece can cover, each once. */
  readonly sums: readonly number[];
  copies: number;
  /** The value of a copy in a combination; 0 if any number may be used. */
  weight: number;
}

/**
 * The numbers of cells of each colour that the pieces can cover together, wherever on the board each
 * of them is.
 *
 * The cells per colour are encoded as one number, a sum: mixed-radix digits, one per colour, with
 * room to add and subtract without carries. If every piece must be used, the last colour follows
 * from the others and is left out. The copies left are one number too, a combination. For each
 * combination, the set of sums its pieces can cover is computed once, as a bit set.
 */
export class ColourSums {
  /** The sum of all cells, and of each placement. */
  readonly board: number;
  readonly sumOf: Int32Array;
  /** The combination of all copies, and of one copy of each piece. */
  readonly copies: number;
  readonly weightOf: Int32Array;

  private readonly isDue: boolean;
  private readonly classes: readonly PieceClass[];
  /** The sums with no more cells of any colour than the board has, as bits. */
  private readonly valid: Int32Array;
  private readonly cache = new Map<number, Int32Array>();

  constructor(problem: Problem) {
    const { puzzle, cells, pieces, placements } = problem;
    this.isDue = puzzle.use === 'all';
    const lattice = lattices[puzzle.lattice];
    const colours = cells.map((cell) => lattice.colourOf(cell));
    const allAreUsed = this.isDue && pieces.every(({ copies }) => copies < Infinity);
    const room = 1 + Math.max(...pieces.map((piece) => piece.cells.length));
    const { units, valid } = encode(colours, room, lattice.colours - (allAreUsed ? 1 : 0));
    this.valid = valid;
    const unitOf = colours.map((colour) => units[colour] ?? 0);
    this.board = unitOf.reduce((sum, unit) => sum + unit, 0);
    this.sumOf = new Int32Array(placements.count);
    const { start, cellOf } = placements;
    for (let placement = 0; placement < placements.count; placement++)
      for (let i = start[placement]!; i < start[placement + 1]!; i++)
        this.sumOf[placement]! += unitOf[cellOf[i]!]!;

    const classOf = classesOf(problem, this.sumOf);
    this.classes = [...new Set(classOf)];
    this.copies = assignWeights(this.classes);
    this.weightOf = Int32Array.from(classOf, ({ weight }) => weight);
  }

  /** Whether the pieces of a combination, or some if not all are due, can cover exactly a sum. */
  canCover(combination: number, sum: number): boolean {
    const sums = this.cache.get(combination) ?? this.addUp(combination);
    return ((sums[sum >> 5]! >> (sum & 31)) & 1) === 1;
  }

  private addUp(combination: number): Int32Array {
    const { classes, cache, valid, isDue } = this;
    let sums = new Int32Array(valid.length);
    let next = new Int32Array(valid.length);
    sums[0] = 1;
    let rest = combination;
    // The last classes have the largest weights.
    for (const { sums: own, weight } of classes.toReversed()) {
      const left = weight > 0 ? Math.floor(rest / weight) : Infinity;
      rest -= weight > 0 ? left * weight : 0;
      const isOptional = weight === 0 || !isDue;
      let hasGrown = true;
      for (let copy = 0; copy < left && hasGrown; copy++) {
        if (isOptional) next.set(sums);
        else next.fill(0);
        for (const sum of own) addShifted(next, sums, sum);
        for (let i = 0; i < next.length; i++) next[i]! &= valid[i]!;
        hasGrown = next.some((word, i) => word !== sums[i]);
        [sums, next] = [next, sums];
      }
    }
    if (cache.size * valid.length > WORDS_KEPT) cache.clear();
    cache.set(combination, sums);
    return sums;
  }
}

/**
 * Chooses the value of a cell of each colour in a sum, for up to `most` colours as far as there is
 * room, and lists the valid sums.
 *
 * @param colours the colour of each cell
 * @param room the range of each digit beyond the board's cells of that colour
 * @returns units: colour → value of a cell; valid: as in `ColourSums`
 */
function encode(
  colours: readonly number[],
  room: number,
  most: number,
): { units: readonly number[]; valid: Int32Array } {
  const counts = Array.from({ length: most }, (_, one) => colours.filter((c) => c === one).length);
  const units: number[] = [];
  let end = 1;
  for (const count of counts) {
    if ((end * (count + room)) / 32 > MOST_WORDS && units.length > 0) break;
    units.push(end);
    end *= count + room;
  }
  const valid = new Int32Array((end + 31) >> 5);
  for (let sum = 0; sum < end; sum++) {
    const isValid = units.every(
      (unit, i) => Math.floor(sum / unit) % (counts[i]! + room) <= counts[i]!,
    );
    if (isValid) valid[sum >> 5]! |= 1 << (sum & 31);
  }
  return { units, valid };
}

/** Piece → its class, one object for all pieces of a class; weights are not yet assigned. */
function classesOf({ pieces, placements }: Problem, sumOf: Int32Array): readonly PieceClass[] {
  const sums = pieces.map(() => new Set<number>());
  placements.piece.forEach((piece, placement) => sums[piece]!.add(sumOf[placement]!));
  const byKey = new Map<string, PieceClass>();
  return pieces.map(({ copies }, piece) => {
    const ownSums = [...sums[piece]!].sort((a, b) => a - b);
    const key = `${ownSums.join()} ${copies < Infinity}`;
    const own = byKey.get(key) ?? { sums: ownSums, copies: 0, weight: 0 };
    byKey.set(key, own);
    own.copies += copies;
    return own;
  });
}

/** Assigns weights so that combinations are distinct; returns the combination of all copies. */
function assignWeights(classes: readonly PieceClass[]): number {
  let combinations = 1;
  for (const own of classes) {
    if (combinations * (own.copies + 1) > MOST_COMBINATIONS) continue;
    own.weight = combinations;
    combinations *= own.copies + 1;
  }
  return combinations - 1;
}

/** Adds to the bit set `to` the members of `from`, each increased by `by`. */
function addShifted(to: Int32Array, from: Int32Array, by: number): void {
  const words = by >> 5;
  const bits = by & 31;
  for (let i = words; i < to.length; i++) {
    to[i]! |= from[i - words]! << bits;
    // The bits that cross into the next word; a shift by 32 would be none.
    if (bits > 0 && i > words) to[i]! |= from[i - words - 1]! >>> (32 - bits);
  }
}
