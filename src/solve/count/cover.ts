import type { Symmetry } from '../symmetry.ts';
import type { Rest } from './rest.ts';
import type { Sequencer } from './sequence.ts';

/** How many pieces `placeable` and the like keep an eye on: of those that are due, those with the fewest options. */
const WATCHED = 32;

/** A piece, and how many of it. */
type Need = readonly [piece: number, copies: number];

/**
 * What is to be counted, as numbers: the ways to cover every cell once by options, each of which
 * takes some copies of pieces out of a stock. Cells are called by their rank in the order in which
 * they are filled.
 *
 * Mostly an option is a placement. Where only solutions that a symmetry leaves alone are counted, it
 * is all images of a placement at once; then cells that the same options cover are one.
 */
export interface Cover {
  /** Cell → how many cells of the board it stands for. */
  readonly weight: Int32Array;
  /** Cell → the cells next to it. */
  readonly neighbours: readonly (readonly number[])[];
  /** Cell → the first of the options whose first cell it is; one longer. */
  readonly first: Int32Array;
  /** Option → what it needs. */
  readonly kind: Int32Array;
  /** How many cells after its first one an option reaches at most. */
  readonly reach: number;
  /** Words that so many cells take; at least 1. */
  readonly width: number;
  /** Option × width → the cells it covers after its first one, the next one being the lowest bit. */
  readonly masks: Int32Array;
  readonly kinds: readonly (readonly Need[])[];
  /** Piece → how many there are; Infinity where they cannot run out. */
  readonly copies: readonly number[];
  /** Piece → whether all its copies have to be used. */
  readonly due: readonly boolean[];
  /** The pieces watched. */
  readonly watched: readonly number[];
  /** Cell → the watched pieces that have an option there or further on, as bits; one longer. */
  readonly placeable: Int32Array;
  /** Size → whether pieces can add up to it. */
  readonly fillable: Uint8Array;
}

/** An option while a cover is being made: the ranks of its cells, the least and the greatest of them, and what it needs. */
interface Option {
  readonly cells: readonly number[];
  readonly first: number;
  readonly last: number;
  /** One object for the same needs. */
  readonly needs: readonly Need[];
}

/** Makes covers of what is left of a problem, which share the order in which its cells are filled. */
export class Covers {
  private readonly rest: Rest;
  /** Cell of the problem → its rank; −1 if it is covered. */
  private readonly rank: Int32Array;
  private readonly neighbours: readonly (readonly number[])[];

  constructor(rest: Rest, sequencer: Sequencer) {
    this.rest = rest;
    const sequence = sequencer.sequence(rest.open);
    const rank = new Int32Array(rest.open.length).fill(-1);
    sequence.forEach((cell, at) => (rank[cell] = at));
    this.rank = rank;
    this.neighbours = sequence.map((cell) =>
      sequencer.neighbours[cell]!.map((other) => rank[other]!).filter((other) => other >= 0),
    );
  }

  /** The rank of the first cell that a placement covers. */
  firstRank(placement: number): number {
    return Math.min(...this.ranksOf(placement));
  }

  /** Every solution made of the placements allowed. */
  all(isAllowed: (placement: number) => boolean): Cover {
    const { problem, placements } = this.rest;
    const needs = problem.pieces.map((_, piece): readonly Need[] => [[piece, 1]]);
    const options: Option[] = [];
    for (const placement of placements)
      if (isAllowed(placement))
        options.push(
          optionOf(this.ranksOf(placement), needs[problem.placements.piece[placement]!]!),
        );
    return this.cover(options, this.neighbours, new Int32Array(this.neighbours.length).fill(1));
  }

  /** Every solution made of the placements allowed that a symmetry, not the identity, maps onto itself. */
  fixedBy(symmetry: Symmetry, isAllowed: (placement: number) => boolean): Cover {
    const { problem, placements } = this.rest;
    const known = new Map<string, readonly Need[]>();
    const options: Option[] = [];
    for (const placement of placements) {
      const images = [placement];
      for (let p = symmetry[placement]!; p !== placement; p = symmetry[p]!) images.push(p);
      if (Math.min(...images) < placement || !images.every(isAllowed)) continue;
      const cells = images.flatMap((image) => this.ranksOf(image));
      if (new Set(cells).size < cells.length) continue;
      const copies = new Map<number, number>();
      for (const image of images) {
        const piece = problem.placements.piece[image]!;
        copies.set(piece, (copies.get(piece) ?? 0) + 1);
      }
      const needs = [...copies].sort(([a], [b]) => a - b);
      const name = needs.join(' ');
      if (!known.has(name)) known.set(name, needs);
      options.push(optionOf(cells, known.get(name)!));
    }
    return this.merged(options);
  }

  private ranksOf(placement: number): number[] {
    const { start, cellOf } = this.rest.problem.placements;
    const ranks: number[] = [];
    for (let i = start[placement]!; i < start[placement + 1]!; i++)
      ranks.push(this.rank[cellOf[i]!]!);
    return ranks;
  }

  /** Makes cells that the same options cover one. */
  private merged(options: readonly Option[]): Cover {
    const covering: number[][] = this.neighbours.map(() => []);
    options.forEach(({ cells }, option) => cells.forEach((cell) => covering[cell]!.push(option)));
    const numbers = new Map<string, number>();
    const becomes = covering.map((list) => {
      const key = list.join();
      if (!numbers.has(key)) numbers.set(key, numbers.size);
      return numbers.get(key)!;
    });
    const weight = new Int32Array(numbers.size);
    const around = Array.from(weight, () => new Set<number>());
    becomes.forEach((cell, rank) => {
      weight[cell]!++;
      for (const other of this.neighbours[rank]!) around[cell]!.add(becomes[other]!);
    });
    const fewer = options.map(({ cells, needs }) =>
      optionOf([...new Set(cells.map((cell) => becomes[cell]!))], needs),
    );
    return this.cover(
      fewer,
      around.map((set) => [...set]),
      weight,
    );
  }

  private cover(
    given: readonly Option[],
    neighbours: readonly (readonly number[])[],
    weight: Int32Array,
  ): Cover {
    // Counted out by their first cells, since most counts are so short that a sort would be felt.
    const first = new Int32Array(weight.length + 1);
    let reach = 0;
    for (const option of given) {
      first[option.first + 1]!++;
      reach = Math.max(reach, option.last - option.first);
    }
    for (let cell = 0; cell < weight.length; cell++) first[cell + 1]! += first[cell]!;
    const next = first.slice();
    const options: Option[] = [];
    for (const option of given) options[next[option.first]!++] = option;

    const width = Math.max(1, (reach + 31) >> 5);
    const masks = new Int32Array(options.length * width);
    const kinds = new Map<readonly Need[], number>();
    const kind = new Int32Array(options.length);
    for (let i = 0; i < options.length; i++) {
      const { cells, first: from, needs } = options[i]!;
      for (const cell of cells) {
        const bit = cell - from - 1;
        if (bit >= 0) masks[i * width + (bit >> 5)]! |= 1 << (bit & 31);
      }
      if (!kinds.has(needs)) kinds.set(needs, kinds.size);
      kind[i] = kinds.get(needs)!;
    }
    const { copies, due } = this.stock();
    return {
      weight,
      neighbours,
      first,
      kind,
      reach,
      width,
      masks,
      kinds: [...kinds.keys()],
      copies,
      due,
      ...watch(options, due, weight.length),
      fillable: this.fillable(copies),
    };
  }

  private stock(): { copies: number[]; due: boolean[] } {
    const { problem, copies } = this.rest;
    const { puzzle, pieces } = problem;
    const most = this.neighbours.length;
    const own = copies.map((count, piece) => {
      const isPlenty = (count + 1) * pieces[piece]!.cells.length > most;
      return puzzle.use === 'some' && isPlenty ? Infinity : count;
    });
    const isDue = (count: number) => puzzle.use === 'all' && count > 0 && count < Infinity;
    return { copies: own, due: own.map(isDue) };
  }

  private fillable(copies: readonly number[]): Uint8Array {
    const most = this.neighbours.length;
    const fillable = new Uint8Array(most + 1);
    fillable[0] = 1;
    for (const [piece, { cells }] of this.rest.problem.pieces.entries()) {
      const size = cells.length;
      // Copies of this piece that a sum takes, as few as may be.
      const taken = new Int32Array(most + 1);
      for (let sum = size; sum <= most; sum++) {
        if (fillable[sum] || !fillable[sum - size] || taken[sum - size]! >= copies[piece]!)
          continue;
        fillable[sum] = 1;
        taken[sum] = taken[sum - size]! + 1;
      }
    }
    return fillable;
  }
}

function optionOf(cells: readonly number[], needs: readonly Need[]): Option {
  let first = cells[0]!;
  let last = first;
  for (const cell of cells) {
    if (cell < first) first = cell;
    if (cell > last) last = cell;
  }
  return { cells, first, last, needs };
}

/** Chooses which pieces to watch, and finds where the last of their options is. */
function watch(
  options: readonly Option[],
  due: readonly boolean[],
  cells: number,
): Pick<Cover, 'watched' | 'placeable'> {
  const count = new Int32Array(due.length);
  const last = new Int32Array(due.length).fill(-1);
  for (const { first, needs } of options)
    for (const need of needs) {
      count[need[0]]!++;
      last[need[0]] = first;
    }
  const watched = [...due.keys()]
    .filter((piece) => due[piece])
    .sort((a, b) => count[a]! - count[b]!)
    .slice(0, WATCHED);
  const placeable = new Int32Array(cells + 1);
  for (const [bit, piece] of watched.entries())
    for (let cell = 0; cell <= last[piece]!; cell++) placeable[cell]! |= 1 << bit;
  return { watched, placeable };
}
