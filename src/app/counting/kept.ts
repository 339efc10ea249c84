import type { Saved } from '../../solve/ledger.ts';
import { isAmount, isRecord } from '../../solve/plainData.ts';
import { packed, unpacked } from '../../solve/saved.ts';
import { seal, unseal } from '../../solve/seal.ts';
import { whole } from '../../solve/shard.ts';

const KEY = 'fitful.counts';
/** Goes up whenever parts of counts are other ones. */
const VERSION = 5;
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
      const { version, counts } = unseal(this.storage().getItem(KEY)!) as Content;
      return version === VERSION ? counts.flatMap((count) => keptIn(count) ?? []) : [];
    } catch {
      return [];
    }
  }

  private write(counts: readonly Kept[]): void {
    const content: Content = {
      version: VERSION,
      counts: counts.map(({ saved, ...about }) => ({ ...about, ...packed(saved) })),
    };
    try {
      this.storage().setItem(KEY, seal(content));
    } catch {
      // It is not remembered, then.
    }
  }
}

interface Content {
  readonly version: unknown;
  readonly counts: readonly unknown[];
}

/** The count that was kept, if it can be one. */
function keptIn(value: unknown): Kept | undefined {
  if (!isRecord(value)) return undefined;
  const { text, unique, seconds } = value;
  const saved = unpacked(value, null, whole);
  const isSound = typeof text === 'string' && typeof unique === 'boolean' && isAmount(seconds);
  return isSound && saved ? { text, unique, seconds, saved } : undefined;
}
