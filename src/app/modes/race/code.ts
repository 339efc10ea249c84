import { createRaceOverlays } from '../../../ui/race/overlay.tsx';
import type { ModeCode } from '../mode.ts';
import { RaceScene } from './raceScene.ts';
import type { LessonSettings } from '../../lesson/lessonSlice.ts';
import type { RaceSettings } from './settings.ts';

export function createCode(): ModeCode<RaceSettings & LessonSettings> {
  const overlays = createRaceOverlays();
  return { open: (opening) => new RaceScene(opening, overlays) };
}
