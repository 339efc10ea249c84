import type { Saved } from '../../solve/ledger.ts';
import { isAmount, isRecord } from '../../solve/validate.ts';
import { packed, unpacked } from '../../solve/saved.ts';
import { seal, unseal } from '../../solve/seal.ts';
import { whole } from '../../solve/shard.ts';
import { Stored, type OpenStorage } from '../stored.ts';

/** Counts of puzzles with longer texts are not saved. */
const LONGEST = 20_000;

/** A saved count; it is done if it has no open strands. */
export interface SavedCount {
  /** The puzzle as text. */
  readonly text: string;
  readonly unique: boolean;
  readonly seconds: number;
  readonly saved: Saved;
}

type Which = Pick<SavedCount, 'text' | 'unique'>;

/** The counts saved in this browser, the latest last. */
export class SavedCounts {
  private readonly stored: Stored<SavedCount>;

  constructor(open?: OpenStorage) {
    const format = {
      key: 'fitful.counts',
      version: 7,
      most: 8,
      written: (counts: readonly SavedCount[]) => ({
        counts: counts.map(({ saved, ...about }) => ({ ...about, ...packed(saved) })),
      }),
      read: ({ counts }: { readonly counts?: unknown }) =>
        (counts as unknown[]).flatMap((count) => readSavedCount(count) ?? []),
      stringify: seal,
      parse: unseal,
    };
    this.stored = new Stored(format, open);
  }

  find({ text, unique }: Which): SavedCount | undefined {
    return this.stored.read().find((kept) => kept.text === text && kept.unique === unique);
  }

  /** Saves a count, replacing its earlier state. */
  keep(count: SavedCount): void {
    if (count.text.length <= LONGEST) this.stored.write([...this.others(count), count]);
  }

  forget(which: Which): void {
    this.stored.write(this.others(which));
  }

  private others({ text, unique }: Which): SavedCount[] {
    return this.stored.read().filter((kept) => kept.text !== text || kept.unique !== unique);
  }
}

/** Validates a saved count; undefined if it is invalid. */
function readSavedCount(value: unknown): SavedCount | undefined {
  if (!isRecord(value)) return undefined;
  const { text, unique, seconds } = value;
  const saved = unpacked(value, null, whole);
  const isSound = typeof text === 'string' && typeof unique === 'boolean' && isAmount(seconds);
  return isSound && saved ? { text, unique, seconds, saved } : undefined;
}
