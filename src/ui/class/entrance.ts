import type { ModeEntrance } from '../modeEntrance.ts';

/** The button and the key of the mode that explains a search. */
export const classEntrance: ModeEntrance = {
  id: 'class',
  key: 'K',
  group: 'closer',
  texts: (words) => words.classroom,
  // A board on a stand, with two lines of text.
  icon: {
    strokes: 'M3 4.5h18M4.5 4.5v10.5h15V4.5M12 15v4M8.5 20.5 12 17l3.5 3.5M8 8.5h8M8 11.5h5',
    fills: '',
  },
};
