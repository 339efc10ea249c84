import type { ModeEntrance } from '../modeEntrance.ts';

/** The button and the key of the mode in which puzzles are made. */
export const generateEntrance: ModeEntrance = {
  id: 'generate',
  key: 'M',
  group: 'puzzle',
  texts: (words) => words.generate,
  // Scattered cells beside a piece.
  icon: {
    strokes: 'M12 4.5h8v8h-4v7h-4z',
    fills: 'M3.5 4.5h4v4h-4zM5.5 11h3.5v3.5H5.5zM3 17h3v3H3z',
  },
};
