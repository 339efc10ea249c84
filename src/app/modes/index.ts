import { OneBoard } from './oneBoard.ts';
import { RaceScene } from './race.ts';
import type { ModeId } from '../settings.ts';
import type { Opening, Scene } from './scene.ts';

/** What each mode opens. */
export const modes = {
  saver: (opening: Opening): Scene => new OneBoard(opening),
  race: (opening: Opening): Scene => new RaceScene(opening),
} satisfies Record<ModeId, unknown>;
