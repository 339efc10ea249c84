import { classEntrance } from '../../../ui/class/entrance.ts';
import { searchSlice } from '../../searchSlice.ts';
import type { Mode } from '../mode.ts';
import { saver } from '../saver/index.ts';
import { classSlice, type ClassSettings } from './settings.ts';

/** One search, explained moment by moment on a board that stands still. */
export const classMode: Mode<ClassSettings> = {
  id: classEntrance.id,
  slices: [searchSlice, classSlice],
  usual: { theme: 'paper', letters: true, paused: true, speed: 1 },
  entrance: classEntrance,
  searches: (settings) => saver.searches(settings),
  enter: (subject, settings) => saver.enter(subject, settings),
  load: async () => (await import('./code.ts')).createCode(),
};
