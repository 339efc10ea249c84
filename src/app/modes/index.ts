import { OneBoard } from './oneBoard.ts';
import { RaceScene } from './race.ts';
import type { Opening, Scene } from './scene.ts';

/** Every mode of the page, by its name in the address. */
export const modes = {
  saver: (opening: Opening): Scene => new OneBoard(opening),
  race: (opening: Opening): Scene => new RaceScene(opening),
} as const;

export type ModeId = keyof typeof modes;
