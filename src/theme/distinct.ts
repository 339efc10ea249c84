import { paletteOf } from './base.ts';
import { midnight } from './midnight.ts';
import type { Theme } from './theme.ts';

/** The light of a neutral night, the same for hours. */
const night = {
  sun: '#f4f6ff',
  sky: '#b4bccc',
  zenith: '#060a16',
  middle: '#141f3a',
  horizon: '#405480',
  disc: '#d4d8e2',
};

/** Midnight with colours that are told apart in any kind of colour blindness, and with letters. */
export const distinct: Theme = {
  ...midnight,
  id: 'distinct',
  ...paletteOf({
    hues: [
      ['#912900', '#f8a882'],
      ['#ef8286', '#82683d'],
      ['#ae7300', '#fed987'],
      ['#babb3e', '#908963'],
      ['#92f3c2', '#5d775d'],
      ['#005c44', '#6eb89b'],
      ['#3c9da2', '#314b4e'],
      ['#3a5fbf', '#98b7cb'],
      ['#b68def', '#237ba9'],
      ['#7f2d73', '#748dbe'],
      ['#ebddeb', '#eabff9'],
      ['#757474', '#78647c'],
    ],
    related: [3, 7, 1, 6, 10, 0, 8, 5, 4, 9, 2, 11],
  }),
  schemes: false,
  background: { inner: '#22242a', outer: '#0b0c0e', scene: 'sky' },
  hills: { colour: '#0d0e11', contrast: 1.62 },
  tray: { ...midnight.tray, colour: '#213053', rim: '#efe6cf' },
  // Ink blue, ruled in ivory.
  cell: { colour: '#0f1b3c', strength: 1, groove: '#e6dcc0', grooveStrength: 0.24, recess: 0.4 },
  light: [
    { hour: 0, ...night },
    {
      hour: 6.5,
      sun: '#fff6ec',
      sky: '#c4bcb8',
      zenith: '#080e1e',
      middle: '#2b3350',
      horizon: '#b09a8a',
      disc: '#f6eee2',
    },
    {
      hour: 12,
      sun: '#ffffff',
      sky: '#ccd2da',
      zenith: '#12284e',
      middle: '#26487a',
      horizon: '#86a4cc',
      disc: '#fbfaf6',
    },
    {
      hour: 18.5,
      sun: '#fff4e8',
      sky: '#c8bcb8',
      zenith: '#080e1e',
      middle: '#303650',
      horizon: '#b5978a',
      disc: '#f6e6d2',
    },
    { hour: 22, ...night },
  ],
  // Dimmed, so that the brightest colours do not flash beside the darkest.
  material: { ...midnight.material, face: 0.82 },
  label: { quiet: '#c6cede', strong: '#ffd27a' },
  letters: true,
};
