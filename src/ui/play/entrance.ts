import type { ModeEntrance } from '../modeEntrance.ts';

/** The button and the key of the mode in which a person lays the pieces. */
export const playEntrance: ModeEntrance = {
  id: 'play',
  key: 'Shift H',
  code: 'Shift+h',
  group: 'puzzle',
  texts: (words) => words.play,
  // A hand that reaches up, with a pointing finger.
  icon: {
    strokes:
      'M9 11.5V5.6a1.6 1.6 0 0 1 3.2 0v5M12.2 10.4a1.5 1.5 0 0 1 3 0v1M15.2 11.2a1.5 1.5 0 0 1 3 0v3.6c0 3.2-2.2 5.2-5.3 5.2-2.6 0-4-1-5.2-3L5 12.9c-.7-1.3 1-2.4 2-1.3l2 2.2',
    fills: '',
  },
};
