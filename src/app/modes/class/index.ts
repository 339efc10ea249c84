import { classEntrance } from '../../../ui/class/entrance.ts';
import { lessonOnEntering, lessonSlice, type LessonSettings } from '../../lesson/lessonSlice.ts';
import { searchSlice } from '../../searchSlice.ts';
import type { Mode } from '../mode.ts';
import { saver } from '../saver/index.ts';
import { classSlice, type ClassSettings } from './settings.ts';

/** One search, explained moment by moment on a board that stands still. */
export const classMode: Mode<ClassSettings & LessonSettings> = {
  id: classEntrance.id,
  slices: [searchSlice, classSlice, lessonSlice],
  usual: { theme: 'paper', letters: true, paused: true, speed: 1 },
  entrance: classEntrance,
  searches: (settings) => saver.searches(settings),
  enter: (subject, settings, before) => ({
    ...saver.enter(subject, settings),
    ...lessonOnEntering(settings, before),
  }),
  load: async () => (await import('./code.ts')).createCode(),
};
