import { StoredRecord, type OpenStorage } from './stored.ts';

/** Longer games are not stored. */
const LONGEST = 60_000;

/** The games played by hand in this browser, by the text of their puzzle, each as written by `writeGame`. */
export class Games extends StoredRecord<string> {
  constructor(open?: OpenStorage) {
    const isSound = ([, text]: readonly [string, unknown]): boolean =>
      typeof text === 'string' && text.length <= LONGEST;
    super({ key: 'fitful.games', field: 'games', most: 40, isSound }, open);
  }
}
