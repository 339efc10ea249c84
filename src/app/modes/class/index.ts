import { lessonOnEntering } from '../../address/lessonAddress.ts';
import { classEntrance } from '../../../ui/class/entrance.ts';
import type { Mode } from '../mode.ts';
import { saver } from '../saver/index.ts';

/** One search, explained moment by moment on a board that stands still. */
export const classMode: Mode = {
  id: classEntrance.id,
  entrance: classEntrance,
  enter: (subject, settings, before) => ({
    ...saver.enter(subject, settings),
    ...lessonOnEntering(settings, before),
  }),
  load: async () => (await import('./classScene.ts')).createCode(),
};
