import { themeOf } from './base.ts';

const night = { sun: '#f2f4ff', sky: '#dfe6ff' } as const;
/** Daylight on pale stone. */
const day = {
  sun: '#ffffff',
  sky: '#ffffff',
  zenith: '#8f8674',
  middle: '#5e574e',
  horizon: '#423e39',
  cast: 0.6,
} as const;

/** Stained glass in lead, in a wall of stone; its picture lies on the floor, to the right of texts. */
export const glass = themeOf({
  id: 'glass',
  hues: [
    ['#e0263c', '#b01c4e'],
    ['#f2672a', '#c9553a'],
    ['#f9a825', '#d68f2e'],
    ['#ffe072', '#f6efc4'],
    ['#9ccf3a', '#c9dd80'],
    ['#2fa85a', '#1f8455'],
    ['#22b8ae', '#178a92'],
    ['#35aef0', '#93d4f0'],
    ['#2b5ae0', '#3d63b0'],
    ['#6f45d8', '#9080ea'],
    ['#b13fc0', '#8d3a92'],
    ['#f0789f', '#f6b6c4'],
  ],
  related: [3, 8, 0, 6, 2, 9, 1, 4, 11, 7, 10, 5],
  background: { inner: '#2b2931', outer: '#100f14', scene: 'wall' },
  tray: { colour: '#0a090b', rim: '#a39c92', rimStrength: 0.3, shadow: 0.7, iron: 1 },
  // Openings without glass, as deep as the wall.
  cell: { colour: '#a59b9c', strength: 0.1, groove: '#3a3a40', grooveStrength: 0.75, recess: 0.7 },
  material: {
    kind: 'glass',
    line: { colour: '#3c3d44', width: 0.076 },
    texture: 0.75,
    cut: { gap: 0, radius: 0.03 },
  },
  bevel: { width: 0.12, height: 0.4, depth: 0.6, gloss: 0.05 },
  light: [
    { hour: 0, ...night },
    { hour: 4.5, ...night },
    {
      hour: 6.25,
      sun: '#fff1e6',
      sky: '#ffe8e2',
      zenith: '#b8929c',
      middle: '#3e4660',
      horizon: '#242a3e',
      cast: 0.84,
    },
    { hour: 9, ...day, zenith: '#9a8c72', cast: 0.6 },
    { hour: 12.5, ...day },
    { hour: 16, ...day, zenith: '#a0855f', cast: 0.6 },
    {
      hour: 18.5,
      sun: '#fff0dc',
      sky: '#ffe6c8',
      zenith: '#d08648',
      middle: '#553c34',
      horizon: '#33242a',
      cast: 0.84,
    },
    { hour: 20.5, ...night },
  ],
  thickness: { piece: 0, tray: 0.05 },
  seam: { width: 0.024, strength: 0.1 },
  shadow: { colour: '#000000', strength: 0.3 },
  // Light that pieces throw on the wall as they fly and wait.
  halo: { reach: 0.4, strength: 0.23 },
  colourBleed: { wall: 2.3, floor: 0.85 },
  glow: { colour: '#d0a0b8', strength: 0.35, grooveShade: 0.5, keepsHue: true },
  trails: {
    sharpness: 1.5,
    body: 0.94,
  },
  wave: { colour: '#fff0d0', strength: 0.4 },
  jewels: { glow: 0.22, haze: 0.34 },
  heat: ['#24406e', '#1f6f7c', '#5c9f62', '#dcb64a', '#fff1c4'],
  label: { quiet: '#98a1b2', strong: '#ffcf70' },
  letter: { dark: '#0c0a0c', light: '#ffffff' },
  text: { strong: '#f5f2ed', soft: '#ece8e1', panel: '#1c191a', accent: '#f0b95c' },
});
