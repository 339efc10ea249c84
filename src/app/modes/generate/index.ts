import { generateEntrance } from '../../../ui/generate/entrance.ts';
import type { Mode } from '../mode.ts';
import { generateSlice, type GenerateSettings } from './settings.ts';

/** The board of a puzzle, divided into other pieces: a new puzzle that makes itself. */
export const generate: Mode<GenerateSettings> = {
  id: generateEntrance.id,
  slices: [generateSlice],
  entrance: generateEntrance,
  searches: () => [],
  enter: () => ({}),
  load: async () => (await import('./code.ts')).createCode(),
};
