import { Stored, type OpenStorage } from './stored.ts';

/** A puzzle id, and a solution. */
type Entry = readonly [id: string, text: string];

/** Longer solutions are not stored. */
const LONGEST = 2000;

/** Whether a value is a valid entry. */
const isSound = (entry: [string, unknown]): entry is [string, string] =>
  typeof entry[1] === 'string' && entry[1].length <= LONGEST;

/**
 * The puzzles solved in this browser, each with a solution as written by `writeSolution`. What is read
 * back is untrusted and has to be checked.
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

  /** Solutions by puzzle id, the one stored last at the end. */
  read(): ReadonlyMap<string, string> {
    return new Map(this.stored.read());
  }

  /** Stores a solution, replacing any earlier one of the same puzzle. */
  keep(id: string, text: string): void {
    if (text.length > LONGEST) return;
    const others = this.stored.read().filter(([other]) => other !== id);
    this.stored.write([...others, [id, text]]);
  }
}
