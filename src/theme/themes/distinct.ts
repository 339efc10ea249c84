import { paletteOf } from './base.ts';
import { midnight } from './midnight.ts';
import type { Theme } from '../theme.ts';

/** The light of the night, the same for hours. */
const night = {
  sun: '#f4f6ff',
  sky: '#b4bccc',
  zenith: '#050b1e',
  middle: '#11275c',
  horizon: '#3f6ea8',
  disc: '#d9d8d0',
};

/** Midnight with colours that are told apart in any kind of colour blindness, with letters, below a sky of blue and gold. */
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
  background: { inner: '#1a2238', outer: '#090c14', scene: 'sky' },
  hills: { colour: '#0a1024', contrast: 1.62 },
  tray: { ...midnight.tray, colour: '#213053', rim: '#efe6cf' },
  // Ink blue, ruled in ivory.
  cell: { colour: '#0f1b3c', strength: 1, groove: '#e6dcc0', grooveStrength: 0.24, recess: 0.4 },
  light: [
    { hour: 0, ...night },
    {
      hour: 6.5,
      sun: '#fff8ec',
      sky: '#c4c4c4',
      zenith: '#0a1840',
      middle: '#5a5e9c',
      horizon: '#f0cda0',
      disc: '#fff6dc',
    },
    {
      hour: 12,
      sun: '#ffffff',
      sky: '#ccd2da',
      zenith: '#07245a',
      middle: '#3372a8',
      horizon: '#c8dde4',
      disc: '#fffdf4',
    },
    {
      hour: 18.5,
      sun: '#fff6e6',
      sky: '#c8c2b8',
      zenith: '#0a1640',
      middle: '#70538a',
      horizon: '#f2bd74',
      disc: '#fff2cc',
    },
    { hour: 22, ...night },
  ],
  // Dimmed, so that the brightest colours do not flash beside the darkest.
  material: {
    kind: 'enamel',
    line: { colour: '#efe6cf', width: 0.034 },
    texture: 0.5,
    face: 0.82,
    cut: { gap: 0.022, radius: 0.12 },
  },
  heat: ['#2f4a94', '#5f6ea0', '#8f9098', '#c6b973', '#ffe95c'],
  label: { quiet: '#c6cede', strong: '#ffd27a' },
  letter: { dark: '#000000', light: '#ffffff', size: 0.55 },
  letters: true,
};
