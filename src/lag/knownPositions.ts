/** The most positions that are kept: some megabytes. */
const MOST_KEPT = 2 ** 15;

/** Up to how many placements of a path some solution is known to be left, and from how many on none. */
export interface KnownPart {
  /** −1 if not even of the empty board it is known. */
  readonly solvable: number;
  /** More than there are placements if none is known. */
  readonly doomed: number;
}

/** What is known of positions of a search, with what follows from it for all that lie on the way there, or beyond. */
export class KnownPositions {
  private readonly most: number;
  /** Path → whether it can be completed, in the order in which they were last asked for. */
  private readonly kept = new Map<string, boolean>();

  constructor(most = MOST_KEPT) {
    this.most = most;
  }

  note(path: readonly number[], isSolvable: boolean): void {
    const keys = keysOf(path);
    // What can be completed could be completed all the way, so that other branches begin with it.
    for (const key of isSolvable ? keys : keys.slice(-1)) this.keep(key, isSolvable);
  }

  of(path: readonly number[]): KnownPart {
    let [solvable, doomed] = [-1, path.length + 1];
    for (const [depth, key] of keysOf(path).entries()) {
      const isSolvable = this.kept.get(key);
      if (isSolvable === undefined) continue;
      this.keep(key, isSolvable);
      if (isSolvable) solvable = depth;
      else {
        doomed = depth;
        break;
      }
    }
    return { solvable, doomed };
  }

  private keep(key: string, isSolvable: boolean): void {
    this.kept.delete(key);
    this.kept.set(key, isSolvable);
    if (this.kept.size > this.most) this.kept.delete(this.kept.keys().next().value!);
  }
}

/** A key of each beginning of a path, from that without any placement on. */
function keysOf(path: readonly number[]): string[] {
  const keys = [''];
  for (const placement of path) keys.push(`${keys.at(-1)} ${placement}`);
  return keys;
}

/** The placements up to which some solution is left, once that is known; −1 if the puzzle has none. */
export const lastSolvable = ({ solvable, doomed }: KnownPart): number | undefined =>
  doomed - solvable === 1 ? solvable : undefined;

/** The placements of which to ask next, so that few have to be asked about. */
export const askNext = ({ solvable, doomed }: KnownPart): number => (solvable + doomed) >> 1;
