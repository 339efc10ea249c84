import type { Symmetry } from '../symmetry/symmetry.ts';

/** A hash of a placement below 2³² (the finaliser of MurmurHash3); sums of them tell boards apart. */
function scattered(placement: number): number {
  let mixed = Math.imul(placement + 1, 0x9e3779b1);
  mixed = Math.imul(mixed ^ (mixed >>> 15), 0x85ebca6b);
  mixed = Math.imul(mixed ^ (mixed >>> 13), 0xc2b2ae35);
  return (mixed ^ (mixed >>> 16)) >>> 0;
}

/**
 * Sorts full boards into orbits: two boards are in one orbit if and only if they are images of each
 * other under a group of symmetries. Orbits are numbered in order of appearance.
 */
export class Orbits {
  /** Orbit → the numbers of its boards, in the order added. */
  readonly members: number[][] = [];
  private readonly group: readonly Symmetry[];
  private readonly pathOf: (board: number) => ArrayLike<number>;
  /** Orbits by a sum that all boards of an orbit share, and rarely those of others. */
  private readonly bySum = new Map<number, number[]>();
  /** Placement → 1 while it is on the board being compared. */
  private readonly marked: Uint8Array;

  /**
   * @param group the symmetries, with the identity at least
   * @param pathOf board → its placements, for every board added
   */
  constructor(group: readonly Symmetry[], pathOf: (board: number) => ArrayLike<number>) {
    this.group = group;
    this.pathOf = pathOf;
    this.marked = new Uint8Array(group[0]!.placements.length);
  }

  /** The most boards of an orbit. */
  get order(): number {
    return this.group.length;
  }

  add(board: number): void {
    const path = this.pathOf(board);
    const known = this.find(path);
    if (known !== undefined) {
      this.members[known]!.push(board);
      return;
    }
    const orbit = this.members.push([board]) - 1;
    const sum = this.leastSum(path);
    this.bySum.set(sum, [...(this.bySum.get(sum) ?? []), orbit]);
  }

  /** The orbit of a full board; undefined if no board of it was added. */
  find(path: ArrayLike<number>): number | undefined {
    return this.bySum
      .get(this.leastSum(path))
      ?.find((orbit) => this.isImage(path, this.pathOf(this.members[orbit]![0]!)));
  }

  /** The least sum of the board's images, which all of them share. */
  private leastSum(path: ArrayLike<number>): number {
    let least = Infinity;
    for (const { placements } of this.group) {
      let sum = 0;
      for (let i = 0; i < path.length; i++) sum += scattered(placements[path[i]!]!);
      if (sum < least) least = sum;
    }
    return least;
  }

  private isImage(path: ArrayLike<number>, other: ArrayLike<number>): boolean {
    const { group, marked } = this;
    if (path.length !== other.length) return false;
    for (let i = 0; i < other.length; i++) marked[other[i]!] = 1;
    const isFound = group.some(({ placements }) => {
      let same = 0;
      while (same < path.length && marked[placements[path[same]!]!] === 1) same++;
      return same === path.length;
    });
    for (let i = 0; i < other.length; i++) marked[other[i]!] = 0;
    return isFound;
  }
}
