import { midnight } from './midnight.ts';
import type { Theme } from './theme.ts';

/** Twelve colours as far apart as can be, for colour-blind people too. */
const pieces = [
  '#2795ac',
  '#fbf51b',
  '#c21b0d',
  '#fca9ba',
  '#9a977a',
  '#685e68',
  '#f87f02',
  '#52db7b',
  '#bffaf7',
  '#4e3ff9',
  '#267249',
  '#b5c0f8',
];

/** Colours chosen to be told apart rather than to go together, with letters, in a neutral room. */
export const distinct: Theme = {
  ...midnight,
  id: 'distinct',
  pieces,
  morePieces: [
    '#881177',
    '#cc66ff',
    '#dd2288',
    '#eeffcc',
    '#aa7733',
    '#3377aa',
    '#ff66cc',
    '#887766',
    '#77aa99',
    '#99aa55',
    '#0044aa',
    '#445544',
  ],
  schemes: false,
  related: pieces,
  background: { inner: '#22242a', outer: '#0b0c0e', of: 'sky' },
  hills: '#0a0b0d',
  // Less bright, so that the brightest of them do not flash beside the darkest.
  material: { ...midnight.material, face: 0.82 },
  letters: true,
};
