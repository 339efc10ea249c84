import { colourOf, coveredBy, type Problem } from '../../solve/problem.ts';

/** In how many solutions something lies. */
interface Share<Item> {
  readonly item: Item;
  readonly solutions: bigint;
}

/** In how many of some solutions each placement lies, cell by cell. */
export class CellShares {
  readonly total: bigint;
  private readonly problem: Problem;
  private readonly shares: readonly bigint[];
  /** Cell → the placements on it that lie in some solution. */
  private readonly on: readonly number[][];
  /** Cell → the pieces on it, once somebody asked. */
  private readonly pieces: (readonly Share<number>[])[] = [];

  /** @param shares placement → in how many of all `total` solutions it lies */
  constructor(problem: Problem, total: bigint, shares: readonly bigint[]) {
    [this.problem, this.total, this.shares] = [problem, total, shares];
    this.on = problem.cells.map(() => []);
    for (const [placement, solutions] of shares.entries())
      if (solutions > 0n)
        for (const cell of coveredBy(problem, placement)) this.on[cell]!.push(placement);
  }

  of(placement: number): bigint {
    return this.shares[placement]!;
  }

  /** The placements on a cell, those in most solutions first; of one piece, if any. */
  placementsOn(cell: number, piece?: number): readonly Share<number>[] {
    return this.listed(cell, piece)
      .map((item) => ({ item, solutions: this.shares[item]! }))
      .toSorted(byMost);
  }

  /** The pieces on a cell, those in most solutions first. They add up to all solutions. */
  piecesOn(cell: number): readonly Share<number>[] {
    return (this.pieces[cell] ??= this.sums(
      cell,
      (placement) => this.problem.placements.piece[placement]!,
    ));
  }

  /** The same by the colours in which they are drawn; of one piece, if any. */
  coloursOn(cell: number, piece?: number): readonly Share<number>[] {
    return this.sums(cell, (placement) => colourOf(this.problem, placement), piece);
  }

  /** In how many solutions a piece lies on a cell. */
  ofPiece(cell: number, piece: number): bigint {
    return this.piecesOn(cell).find(({ item }) => item === piece)?.solutions ?? 0n;
  }

  private sums(
    cell: number,
    kindOf: (placement: number) => number,
    piece?: number,
  ): readonly Share<number>[] {
    const sums = new Map<number, bigint>();
    for (const placement of this.listed(cell, piece)) {
      const kind = kindOf(placement);
      sums.set(kind, (sums.get(kind) ?? 0n) + this.shares[placement]!);
    }
    return [...sums].map(([item, solutions]) => ({ item, solutions })).toSorted(byMost);
  }

  private listed(cell: number, piece?: number): readonly number[] {
    const all = this.on[cell] ?? [];
    const { problem } = this;
    return piece === undefined ? all : all.filter((one) => problem.placements.piece[one] === piece);
  }
}

/** Orders shares, the largest first, and equal ones by number. */
const byMost = (one: Share<number>, other: Share<number>): number =>
  one.solutions === other.solutions
    ? one.item - other.item
    : one.solutions > other.solutions
      ? -1
      : 1;

/** A share of all as a number, 0 to 1, that is 0 only for none and 1 only for all. */
export function shareOf(solutions: bigint, total: bigint): number {
  if (solutions === 0n) return 0;
  if (solutions === total) return 1;
  const millionths = Number((solutions * 1_000_000n) / total);
  return Math.max(1, millionths) / 1_000_000;
}
