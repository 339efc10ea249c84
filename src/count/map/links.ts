import type { Problem } from '../../solve/problem.ts';
import { RandomStream } from '../../solve/random.ts';
import { subsetCount, subsets } from '../../solve/walk/subsets.ts';

/** Two solutions, by their numbers in a list, the smaller one first. */
export type Link = readonly [one: number, other: number];

/** The most entries of a pass, of some 40 bytes each. */
const MOST_ENTRIES = 2 ** 21;

/** Entries made between two pauses. */
const PAUSE_EVERY = 2 ** 16;

/** What solutions leave without some of their pieces, by its hash. */
class Remainders {
  private readonly heads = new Int32Array(MOST_ENTRIES).fill(-1);
  private readonly next: number[] = [];
  private readonly solution: number[] = [];
  private readonly high: number[] = [];
  private readonly low: number[] = [];

  /** Adds what a solution leaves, and calls with each earlier solution that leaves something of the same hash. */
  add(high: number, low: number, solution: number, call: (earlier: number) => void): void {
    const slot = low & (MOST_ENTRIES - 1);
    for (let entry = this.heads[slot]!; entry >= 0; entry = this.next[entry]!)
      if (this.high[entry] === high && this.low[entry] === low) call(this.solution[entry]!);
    this.high.push(high);
    this.low.push(low);
    this.solution.push(solution);
    this.heads[slot] = this.next.push(this.heads[slot]!) - 1;
  }
}

/**
 * The links between solutions that differ by exactly so many pieces, each once: by what solutions have in common, in as
 * many passes as memory makes necessary. Undefined comes now and then, so that other things can be done meanwhile.
 *
 * @param solutions the placements of each, ascending
 */
export function* linksAmong(
  problem: Problem,
  solutions: readonly (readonly number[])[],
  many: number,
): Generator<Link | undefined, void, undefined> {
  const { piece, count } = problem.placements;
  const random = new RandomStream(0);
  const hash = (): number => random.below(2 ** 30);
  const [highs, lows] = [Array.from({ length: count }, hash), Array.from({ length: count }, hash)];
  const entries = solutions.reduce((sum, { length }) => sum + subsetCount(length, many), 0);
  const passes = Math.ceil(entries / MOST_ENTRIES);
  let made = 0;
  for (let pass = 0; pass < passes; pass++) {
    const remainders = new Remainders();
    for (const [number, solution] of solutions.entries()) {
      let [allHigh, allLow] = [0, 0];
      for (const placement of solution) {
        allHigh ^= highs[placement]!;
        allLow ^= lows[placement]!;
      }
      const found: number[] = [];
      const take = (earlier: number): void => {
        if (areLinked(solutions[earlier]!, solution, many, piece)) found.push(earlier);
      };
      for (const chosen of subsets(solution.length, many)) {
        let [high, low] = [allHigh, allLow];
        for (const at of chosen) {
          high ^= highs[solution[at]!]!;
          low ^= lows[solution[at]!]!;
        }
        if (high % passes === pass) remainders.add(high, low, number, take);
        if (++made % PAUSE_EVERY === 0) yield undefined;
      }
      for (const earlier of found) yield [earlier, number];
    }
  }
}

/** Whether two solutions differ by exactly so many placements, of the same pieces. */
function areLinked(
  one: readonly number[],
  other: readonly number[],
  many: number,
  piece: Int32Array,
): boolean {
  if (one.length !== other.length) return false;
  const [lifted, laid]: [number[], number[]] = [[], []];
  let [i, j] = [0, 0];
  while (i < one.length || j < other.length) {
    const [here, there] = [one[i] ?? Infinity, other[j] ?? Infinity];
    if (here <= there) i++;
    if (there <= here) j++;
    if (here < there) lifted.push(piece[here]!);
    if (there < here) laid.push(piece[there]!);
    if (lifted.length > many || laid.length > many) return false;
  }
  // Placements are numbered by their pieces, so both lists ascend.
  return lifted.length === many && lifted.every((each, at) => each === laid[at]);
}
