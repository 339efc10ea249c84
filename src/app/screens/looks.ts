import { displaySlice, watchedSlice } from '../pageSlices.ts';
import { programmeSlice } from '../programmeSlice.ts';
import { defaults } from '../settings.ts';

/** Where a run begins: another window is told where it is by now instead. */
export const beginning = {
  step: defaults.step,
  tick: defaults.tick,
  paused: defaults.paused,
};

/** How a page looks and behaves, whatever it shows: what may change while the same thing is on show. */
export const looks = {
  ...displaySlice.defaults,
  ...watchedSlice.defaults,
  ...programmeSlice.defaults,
};
