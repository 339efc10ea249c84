import { themeOf } from './base.ts';

/** A drawing in white on blue: hatched parts in thin washes, whose outlines and hatching have their colours, and ticks for every cell. */
export const blueprint = themeOf({
  id: 'blueprint',
  // Four inks, each pale, deep and in between, so that the next ones in a set differ in value.
  hues: [
    ['#ffffff', '#e4edfc'],
    ['#4a8ae0', '#3f7acc'],
    ['#86b4ec', '#74a6e2'],
    ['#e4ffd0', '#cdf2bc'],
    ['#2c8a58', '#22784c'],
    ['#84cf8c', '#6fc07e'],
    ['#c8f6ff', '#b4ecff'],
    ['#1c84a8', '#187496'],
    ['#62bcd4', '#52aecc'],
    ['#fae0ff', '#ffd4e6'],
    ['#7060cc', '#a85088'],
    ['#b29cea', '#e28ab6'],
  ],
  related: [0, 2, 5, 10, 8, 7, 3, 9, 6, 1, 4, 11],
  background: { inner: '#1d4f90', outer: '#0f3163', scene: 'sheet' },
  tray: { colour: '#123c77', rim: '#cfe2fa', rimStrength: 1, shadow: 0, ticks: 1 },
  cell: { colour: '#0e3166', strength: 1, groove: '#a9c8ee', grooveStrength: 0.3 },
  material: {
    kind: 'drawing',
    line: { colour: '#ffffff', width: 0.036 },
    texture: 0.6,
    face: 0.48,
    cut: { gap: 0.02, radius: 0.02 },
  },
  bevel: { width: 0.05, height: 0.3, depth: 0.3, gloss: 0 },
  // Blue fronts of parts.
  light: [{ hour: 9, sun: '#ffffff', sky: '#d4e2ff' }],
  untried: 1,
  thickness: { piece: 0.05, tray: 0 },
  shadow: { colour: '#0b2444', strength: 0.35 },
  glow: { colour: '#9cc8ff', strength: 0.4, keepsHue: true },
  trails: { brightness: 0.95, sharpness: 1.3, lines: 5 },
  wave: { colour: '#ffffff', strength: 0.3 },
  nearMiss: { strength: 0.24 },
  heat: ['#245595', '#3f82b8', '#66a9cf', '#b3d3ac', '#fff6a8'],
  label: { quiet: '#c3d8f4', strong: '#ffe58a' },
  letter: { dark: '#0d2b4f', light: '#ffffff' },
  text: { strong: '#f1f6ff', soft: '#c6d9f2', panel: '#0c2440', accent: '#ffe08a' },
});
