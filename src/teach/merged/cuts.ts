import type { RuleId } from '../../solve/rules/index.ts';

/** One of two searches: the first or the other. */
export type Side = 0 | 1;

/** The reason for which a search leaves out what the other searches: a rule, or a piece held to some orientations. */
export type CutReason = RuleId | 'held';

/** A branch that a search has cut and the other has gone through. */
interface Cut {
  /** The board: below it a rule cut; its last placement is the one that a held piece may not have. */
  readonly path: readonly number[];
  /** The placements of the other search that were saved. */
  readonly size: number;
}

/** All cuts of one search for one reason. */
export interface CutTally {
  readonly by: Side;
  readonly reason: CutReason;
  /** The branches of the other search that were cut. */
  readonly cuts: number;
  /** The boards that were refused in vain: the other search refuses none of them, and has nothing below. */
  readonly idle: number;
  /** The placements saved by all cuts. */
  readonly saved: number;
  /** The largest cuts, the largest first; of equal ones, the earlier. */
  readonly largest: readonly Cut[];
}

/** The cuts that are kept of a search and a reason, if no other number is given. */
export const KEPT_CUTS = 100;

/** A tally that is added to: so many cuts can be kept that a list of them is not written anew for each. */
type Growing = { -readonly [Part in keyof CutTally]: CutTally[Part] } & { largest: Cut[] };

const copyOf = (tally: Growing): Growing => ({ ...tally, largest: [...tally.largest] });

/** Adds up the cuts of both searches; its memory is bounded. */
export class CutMeter {
  private readonly most: number;
  private readonly tallies = new Map<string, Growing>();

  constructor(most = KEPT_CUTS) {
    this.most = most;
  }

  /** Adds a cut of a size; the path is asked for only if the cut is kept. */
  add(by: Side, reason: CutReason, size: number, path: () => readonly number[]): void {
    const key = `${by} ${reason}`;
    let tally = this.tallies.get(key);
    if (!tally) {
      tally = { by, reason, cuts: 0, idle: 0, saved: 0, largest: [] };
      this.tallies.set(key, tally);
    }
    if (size === 0) {
      tally.idle++;
      return;
    }
    tally.cuts++;
    tally.saved += size;
    this.keep(tally.largest, size, path);
  }

  /** The tallies, by what was saved. */
  all(): readonly CutTally[] {
    const tallies = [...this.tallies.values()].map((tally) => copyOf(tally));
    return tallies.sort((one, other) => other.saved - one.saved);
  }

  /** A meter that goes on from here, on its own. */
  copy(): CutMeter {
    const copy = new CutMeter(this.most);
    for (const [key, tally] of this.tallies) copy.tallies.set(key, copyOf(tally));
    return copy;
  }

  /** Puts a cut among the largest, after those of its size. */
  private keep(largest: Cut[], size: number, path: () => readonly number[]): void {
    if (largest.length === this.most && largest.at(-1)!.size >= size) return;
    let [from, to] = [0, largest.length];
    while (from < to) {
      const middle = (from + to) >> 1;
      if (largest[middle]!.size < size) to = middle;
      else from = middle + 1;
    }
    largest.splice(from, 0, { path: path(), size });
    if (largest.length > this.most) largest.pop();
  }
}

/** The share of what was saved that a few cuts are to have. */
const MOST_OF_IT = 0.8;

/** The fewest cuts that saved most of what was saved, and their share; undefined if they are not kept, or are all. */
export function fewWithMost({
  cuts,
  saved,
  largest,
}: CutTally): { readonly cuts: number; readonly share: number } | undefined {
  let sum = 0;
  for (const [at, { size }] of largest.entries()) {
    sum += size;
    if (sum < MOST_OF_IT * saved) continue;
    return at + 1 < cuts ? { cuts: at + 1, share: sum / saved } : undefined;
  }
  return undefined;
}

/** A cut with the search that made it, and why. */
export interface ListedCut extends Cut, Pick<CutTally, 'by' | 'reason'> {
  /** Its part of what that search saved for that reason. */
  readonly share: number;
}

/** The largest cuts of both searches, the largest first. */
export const largestCuts = (tallies: readonly CutTally[], most: number): readonly ListedCut[] =>
  tallies
    .flatMap(({ by, reason, saved, largest }) =>
      largest.map((cut) => ({ ...cut, by, reason, share: cut.size / saved })),
    )
    .sort((one, other) => other.size - one.size)
    .slice(0, most);
