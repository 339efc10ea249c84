import { isAmount, isRecord } from '../../../solve/saved/validate.ts';
import type { SavedTasks } from '../../../count/queue.ts';
import { packed, unpacked } from '../../../count/saved.ts';
import { whole } from '../../../count/share.ts';
import { seal, unseal } from '../../../solve/saved/seal.ts';
import { Stored, type OpenStorage } from '../stored.ts';

/** Counts of puzzles with more characters are not saved. */
const LONGEST = 20_000;

/** A saved count; it is done if it has no open tasks. */
export interface SavedCount {
  readonly text: string;
  readonly unique: boolean;
  readonly seconds: number;
  readonly saved: SavedTasks;
}

type Which = Pick<SavedCount, 'text' | 'unique'>;

/** The counts saved in this browser, the latest last. */
export class SavedCounts {
  private readonly stored: Stored<SavedCount>;

  constructor(open?: OpenStorage) {
    const format = {
      key: 'fitful.counts',
      version: 11,
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
    return this.stored.read().find((saved) => saved.text === text && saved.unique === unique);
  }

  save(count: SavedCount): void {
    if (count.text.length <= LONGEST) this.stored.write([...this.others(count), count]);
  }

  forget(which: Which): void {
    this.stored.write(this.others(which));
  }

  private others({ text, unique }: Which): SavedCount[] {
    return this.stored.read().filter((saved) => saved.text !== text || saved.unique !== unique);
  }
}

function readSavedCount(value: unknown): SavedCount | undefined {
  if (!isRecord(value)) return undefined;
  const { text, unique, seconds } = value;
  const saved = unpacked(value, null, whole);
  const isSound = typeof text === 'string' && typeof unique === 'boolean' && isAmount(seconds);
  return isSound && saved ? { text, unique, seconds, saved } : undefined;
}
