import { StoredRecord, type OpenStorage } from './stored.ts';

/** What a person has switched on or off for all that is played by hand in this browser. */
export class PlayChoices extends StoredRecord<boolean> {
  constructor(open?: OpenStorage) {
    const isSound = ([, choice]: readonly [string, unknown]): boolean =>
      typeof choice === 'boolean';
    super({ key: 'fitful.play', field: 'choices', most: 20, isSound }, open);
  }
}
