import type { Saved } from '../../solve/ledger.ts';
import { isAmount, isRecord } from '../../solve/plainData.ts';
import { isSaved } from '../../solve/saved.ts';
import { whole } from '../../solve/shard.ts';

const KEY = 'fitful.counts';
/** Goes up whenever parts of counts are other ones. */
const VERSION = 2;
/** More counts, or puzzles of more characters, are not kept. */
const MOST = 8;
const LONGEST = 20_000;

/** A count that was put down, or is done if it has no open strands. */
export interface Kept {
  /** The puzzle as text. */
  readonly text: string;
  readonly unique: boolean;
  readonly seconds: number;
  readonly saved: Saved;
}

type Shelf = Pick<Storage, 'getItem' | 'setItem'>;
type Which = Pick<Kept, 'text' | 'unique'>;

/**
 * The counts that were begun in this browser, the latest at the end. A storage that is missing, full or
 * refuses is an empty one, and so is one that holds anything else.
 */
export class KeptCounts {
  private readonly storage: () => Shelf;

  /** @param storage gives the storage, or throws */
  constructor(storage: () => Shelf = () => localStorage) {
    this.storage = storage;
  }

  find({ text, unique }: Which): Kept | undefined {
    return this.read().find((kept) => kept.text === text && kept.unique === unique);
  }

  /** Keeps a count, in place of what was kept of the same. */
  keep(count: Kept): void {
    if (count.text.length <= LONGEST) this.write([...this.others(count), count].slice(-MOST));
  }

  forget(which: Which): void {
    this.write(this.others(which));
  }

  private others({ text, unique }: Which): Kept[] {
    return this.read().filter((kept) => kept.text !== text || kept.unique !== unique);
  }

  private read(): Kept[] {
    try {
      // What is too much for a number is written as none.
      const { version, counts } = JSON.parse(this.storage().getItem(KEY)!, (key, value) =>
        key === 'solutions' && value === null ? Infinity : value,
      ) as { version: unknown; counts: readonly unknown[] };
      return version === VERSION ? counts.filter(isKept) : [];
    } catch {
      return [];
    }
  }

  private write(counts: readonly Kept[]): void {
    try {
      this.storage().setItem(KEY, JSON.stringify({ version: VERSION, counts }));
    } catch {
      // It is not remembered, then.
    }
  }
}

/** Whether it can be a count that was kept here. */
function isKept(value: unknown): value is Kept {
  if (!isRecord(value)) return false;
  const { text, unique, seconds, saved } = value;
  return (
    typeof text === 'string' &&
    typeof unique === 'boolean' &&
    isAmount(seconds) &&
    isSaved(saved, null, whole)
  );
}
