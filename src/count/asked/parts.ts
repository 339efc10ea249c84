import { lattices, type Lattice } from '../../puzzle/lattices/index.ts';
import { CellNumbers } from '../../puzzle/geometry.ts';
import type { Problem } from '../../solve/problem.ts';
import type { Filled } from './filled.ts';
import { pairsByEdges, type Pair } from './touching.ts';

/** Some of the tiles on a board, a bit for each. */
type Mask = number;

/** A symmetry of the lattice, as the columns and rows of the images of all cells of a board. */
interface Motion {
  readonly column: Int32Array;
  readonly row: Int32Array;
}

/** A board as its parts need it. */
interface Ground {
  /** All symmetries of its lattice, the identity first. */
  readonly motions: readonly Motion[];
  readonly numbers: CellNumbers;
  readonly lattice: Lattice;
  /** The pairs of neighbours. */
  readonly pairs: readonly Pair[];
}

export function groundOf(problem: Problem): Ground {
  const { board, puzzle } = problem;
  const lattice = lattices[puzzle.lattice];
  const motions = lattice.symmetries.map((symmetry) => {
    const images = board.map(symmetry);
    return {
      column: Int32Array.from(images, ([column]) => column),
      row: Int32Array.from(images, ([, row]) => row),
    };
  });
  const numbers = new CellNumbers(board);
  return { motions, numbers, lattice, pairs: pairsByEdges(problem) };
}

/** The numbers of the image of some cells: the sums of its columns and of its rows, and the least of each. */
const SUMS = 4;

/** Joins the sums of two parts, for each motion in turn. */
function join(one: Int32Array, other: Int32Array, joint: Int32Array): void {
  for (let i = 0; i < joint.length; i += SUMS) {
    joint[i] = one[i]! + other[i]!;
    joint[i + 1] = one[i + 1]! + other[i + 1]!;
    joint[i + 2] = Math.min(one[i + 2]!, other[i + 2]!);
    joint[i + 3] = Math.min(one[i + 3]!, other[i + 3]!);
  }
}

/** The base in which the numbers of a key are written as one. */
const BASE = 2 ** 16;

/** A part of a full board: some of its tiles, connected by edges. */
export interface Part {
  readonly mask: Mask;
  readonly cells: number;
  /** Motion → a number that is the same for parts whose images by it can be moved onto each other. */
  readonly keys: Float64Array;
}

/** The connected parts of a full board of at most 30 tiles. */
export class Parts {
  readonly all: Mask;
  /** All but what lies from the start. */
  readonly laid: Mask;
  private readonly ground: Ground;
  private readonly partOn: Int32Array;
  private readonly cellsOf: readonly (readonly number[])[];
  /** Tile → those that share an edge with it. */
  private readonly near: Int32Array;
  /** Tile → the sums of its image by each motion. */
  private readonly sums: readonly Int32Array[];

  constructor(ground: Ground, { tiles, laid, partOn }: Filled) {
    this.ground = ground;
    this.partOn = partOn;
    this.all = 2 ** tiles.length - 1;
    this.laid = 2 ** laid - 1;
    const cellsOf = tiles.map((): number[] => []);
    for (const [cell, part] of partOn.entries()) cellsOf[part]!.push(cell);
    this.cellsOf = cellsOf;
    this.near = new Int32Array(tiles.length);
    for (const [cell, neighbour] of ground.pairs) {
      const [one, other] = [partOn[cell]!, partOn[neighbour]!];
      this.near[one]! |= 1 << other;
      this.near[other]! |= 1 << one;
    }
    this.sums = cellsOf.map((cells) => {
      const sums = cells.map((cell) =>
        Int32Array.from(
          ground.motions.flatMap(({ column, row }) => [
            column[cell]!,
            row[cell]!,
            column[cell]!,
            row[cell]!,
          ]),
        ),
      );
      return joined(sums);
    });
  }

  /** Whether something holds for some part of some tiles that has no more than so many cells. */
  some(among: Mask, most: number, holds: (part: Part) => boolean): boolean {
    const { near, sums, cellsOf } = this;
    const joints = sums.map((one) => one.slice());
    /** Extends a part of some tiles by those at its edge, each of which is passed then. */
    const extend = (
      mask: Mask,
      tiles: number,
      cells: number,
      own: Int32Array,
      edge: Mask,
      passed: Mask,
    ): boolean => {
      if (cells > most) return false;
      if (holds({ mask, cells, keys: keysOf(cells, own) })) return true;
      const joint = joints[tiles]!;
      let [left, seen] = [edge, passed];
      while (left !== 0) {
        const bit = left & -left;
        const tile = 31 - Math.clz32(bit);
        left &= ~bit;
        seen |= bit;
        join(own, sums[tile]!, joint);
        const size = cells + cellsOf[tile]!.length;
        const next = (left | near[tile]!) & ~seen;
        if (extend(mask | bit, tiles + 1, size, joint, next, seen)) return true;
      }
      return false;
    };
    let passed = ~among;
    for (const [tile, cells] of cellsOf.entries()) {
      const bit = 1 << tile;
      if ((among & bit) === 0) continue;
      passed |= bit;
      if (extend(bit, 1, cells.length, sums[tile]!, near[tile]! & ~passed, passed)) return true;
    }
    return false;
  }

  /** Any tiles as a part. */
  partOf(mask: Mask): Part {
    const own = [...this.cellsOf.keys()].filter((tile) => (mask & (1 << tile)) !== 0);
    const cells = own.reduce((sum, tile) => sum + this.cellsOf[tile]!.length, 0);
    return { mask, cells, keys: keysOf(cells, this.sumsOf(mask)) };
  }

  /**
   * Whether something holds for some motion that carries a part onto another, or onto itself but not each cell. It is
   * given cell → its image, −1 outside the part.
   */
  someCarries(part: Part, onto: Part, holds: (images: Int32Array) => boolean): boolean {
    return part.keys.some((key, motion) => {
      if (key !== onto.keys[0] || (motion === 0 && part.mask === onto.mask)) return false;
      const images = this.carried(motion, part.mask, onto.mask);
      return images !== undefined && holds(images);
    });
  }

  private carried(motion: number, from: Mask, onto: Mask): Int32Array | undefined {
    const { ground, partOn } = this;
    const { column, row } = ground.motions[motion]!;
    const [sums, target] = [this.sumsOf(from), this.sumsOf(onto)];
    const columns = target[2]! - sums[motion * SUMS + 2]!;
    const rows = target[3]! - sums[motion * SUMS + 3]!;
    if (!ground.lattice.isTranslation(columns, rows)) return undefined;
    const images = new Int32Array(partOn.length).fill(-1);
    for (const [cell, tile] of partOn.entries()) {
      if ((from & (1 << tile)) === 0) continue;
      const image = ground.numbers.at(column[cell]! + columns, row[cell]! + rows);
      if (image < 0 || (onto & (1 << partOn[image]!)) === 0) return undefined;
      images[cell] = image;
    }
    return images;
  }

  private sumsOf(mask: Mask): Int32Array {
    return joined(this.sums.filter((_, tile) => (mask & (1 << tile)) !== 0));
  }
}

/** The sums of at least one part. */
function joined([first, ...others]: readonly Int32Array[]): Int32Array {
  const joint = first!.slice();
  for (const other of others) join(joint, other, joint);
  return joint;
}

function keysOf(cells: number, sums: Int32Array): Float64Array {
  const keys = new Float64Array(sums.length / SUMS);
  for (let i = 0, at = 0; i < keys.length; i++, at += SUMS)
    keys[i] =
      (cells * BASE + sums[at]! - cells * sums[at + 2]!) * BASE +
      sums[at + 1]! -
      cells * sums[at + 3]!;
  return keys;
}
