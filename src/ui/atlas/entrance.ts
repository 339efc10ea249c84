import type { ModeEntrance } from '../modeEntrance.ts';

/** The button and the key of the mode in which all solutions are asked about. */
export const atlasEntrance: ModeEntrance = {
  id: 'atlas',
  key: 'Shift A',
  code: 'Shift+a',
  group: 'closer',
  texts: (words) => words.atlas,
  // Nested squares beside smaller ones.
  icon: {
    strokes:
      'M4 4h10v10h-10zM17.5 4h2.5v2.5h-2.5zM17.5 10h2.5v2.5h-2.5zM4 17.5h2.5v2.5h-2.5zM10 17.5h2.5v2.5h-2.5zM16.5 16.5h4v4h-4z',
    fills: 'M7 7h4v4H7z',
  },
};
