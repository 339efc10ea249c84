import { Stored, type OpenStorage } from './stored.ts';

/** The name of a puzzle, and a solution of it. */
type Entry = readonly [id: string, text: string];

/** A solution of more characters is not kept. */
const LONGEST = 2000;

/** Whether this can have been kept. */
const isSound = (entry: [string, unknown]): entry is [string, string] =>
  typeof entry[1] === 'string' && entry[1].length <= LONGEST;

/**
 * The puzzles that were solved in this browser, each with a solution as `writeSolution` writes it. What
 * is read may have been written by anybody, and has to be checked.
 */
export class Solved {
  private readonly stored: Stored<Entry>;

  constructor(open?: OpenStorage) {
    const format = {
      key: 'fitful.solved',
      version: 1,
      most: 600,
      written: (entries: readonly Entry[]) => ({ solutions: Object.fromEntries(entries) }),
      read: ({ solutions }: { readonly solutions?: unknown }): Entry[] =>
        Object.entries(solutions as Record<string, unknown>).filter(isSound),
    };
    this.stored = new Stored(format, open);
  }

  /** Solutions by the names of their puzzles, the one that was kept last at the end. */
  read(): ReadonlyMap<string, string> {
    return new Map(this.stored.read());
  }

  /** Keeps a solution, in place of one that was kept of the same puzzle. */
  keep(id: string, text: string): void {
    if (text.length > LONGEST) return;
    const others = this.stored.read().filter(([other]) => other !== id);
    this.stored.write([...others, [id, text]]);
  }
}
