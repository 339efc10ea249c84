import type { Settings } from '../settings/settings.ts';
import type { Puzzle } from '../puzzle/types.ts';

/** What is shown while nobody is in control: a puzzle, and the settings that are changed for as long as it is. */
export interface Showing {
  /** Its id in the catalogue; of a puzzle that is not listed, the id of the last one that was. */
  readonly id: string;
  readonly puzzle: Puzzle;
  readonly changes: Partial<Settings> & object;
}
