import { readFigures, SEARCHES, writeFigures } from '../../experiment/comparison/savedFigures.ts';
import type { Known } from '../../experiment/comparison/table.ts';
import type { KeptComparisons } from '../../ui/compare/model.ts';
import { StoredRecord, type OpenStorage } from './stored.ts';

/** The name of a comparison by the searches of this version: those of another one are run again. */
const versioned = (name: string): string => `${SEARCHES} ${name}`;

/** The complete runs of the comparisons that were made last in this browser, by what was asked. */
export class Comparisons implements KeptComparisons {
  private readonly stored: StoredRecord<unknown>;

  constructor(open?: OpenStorage) {
    const isSound = ([, runs]: readonly [string, unknown]): boolean => Array.isArray(runs);
    const format = { key: 'fitful.comparisons', field: 'runs', most: 20, isSound };
    this.stored = new StoredRecord(format, open);
  }

  of(name: string, runs: number): Known {
    return readFigures(this.stored.read().get(versioned(name)), runs) ?? [];
  }

  keep(name: string, known: Known): void {
    this.stored.keep(versioned(name), writeFigures(known));
  }
}
