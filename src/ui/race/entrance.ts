import type { ModeEntrance } from '../modeEntrance.ts';

/** The button and the key of the race. */
export const raceEntrance: ModeEntrance = {
  id: 'race',
  key: 'R',
  group: 'closer',
  texts: (words) => words.race,
  // Three lanes, one ahead.
  icon: {
    strokes: 'M4 6.5h8M4 12h13M4 17.5h5',
    fills:
      'M12.5 6.5a1.5 1.5 0 1 0 3 0a1.5 1.5 0 1 0-3 0M17.5 12a1.5 1.5 0 1 0 3 0a1.5 1.5 0 1 0-3 0M9.5 17.5a1.5 1.5 0 1 0 3 0a1.5 1.5 0 1 0-3 0',
  },
};
