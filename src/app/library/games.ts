import { StoredRecord, type OpenStorage } from './stored.ts';
import type { Help } from '../../game/help.ts';

/** Longer games are not stored. */
const LONGEST = 60_000;

/** A game as written by `writeGame`, and the help that was taken in it. */
export interface KeptGame {
  readonly game: string;
  readonly help: Help;
  /** For how long it has been played, in ms. */
  readonly time?: number;
  /** Its position, as text, where the board is full as its last open cells were closed. */
  readonly filled?: string | undefined;
}

function isKept(value: unknown): value is KeptGame {
  const { game, help, time = 0, filled = '' } = Object(value) as Partial<KeptGame>;
  const { hints, questions, isLive, isGiven } = Object(help) as Partial<Help>;
  const areCounts = [hints, questions].every((one) => Number.isSafeInteger(one));
  return (
    typeof game === 'string' &&
    game.length <= LONGEST &&
    typeof filled === 'string' &&
    areCounts &&
    Number.isFinite(time) &&
    time >= 0 &&
    [isLive, isGiven].every((one) => typeof one === 'boolean')
  );
}

/** The games played by hand in this browser, by the text of their puzzle. */
export class Games extends StoredRecord<KeptGame> {
  private isTold = false;

  constructor(open?: OpenStorage) {
    const isSound = ([, kept]: readonly [string, unknown]): boolean => isKept(kept);
    super({ key: 'fitful.games', field: 'games', most: 120, isSound }, open);
  }

  /** Keeps a game; one that is too long leaves the earlier one of its puzzle. */
  override keep(name: string, game: KeptGame): boolean {
    return isKept(game) && super.keep(name, game);
  }

  /** Calls the first time that a game, or anything else of it, could not be kept. */
  tellOnce(refused: () => void): void {
    if (!this.isTold) refused();
    this.isTold = true;
  }
}
