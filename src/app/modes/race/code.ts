import { createRaceOverlays } from '../../../ui/race/overlay.tsx';
import type { ModeCode } from '../mode.ts';
import { RaceScene } from './raceScene.ts';

export function createCode(): ModeCode {
  const overlays = createRaceOverlays();
  return { open: (opening) => new RaceScene(opening, overlays) };
}
