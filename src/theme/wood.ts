import { themeOf } from './base.ts';

/** Marquetry: woods whose grain turns with each piece, brass in the joints, on a table in the evening. */
export const wood = themeOf({
  id: 'wood',
  hues: [
    ['#3b3532', '#4a3f2c'],
    ['#5c3423', '#71462f'],
    ['#8a4f2c', '#b06f3e'],
    ['#a33a30', '#bb5a4c'],
    ['#c9673b', '#d9835a'],
    ['#dd9a52', '#e6b07c'],
    ['#eec27c', '#f2d49c'],
    ['#f7e6bf', '#ede0cc'],
    ['#c3ae84', '#d8c9a4'],
    ['#8f8058', '#a8996a'],
    ['#6b5a4a', '#94816c'],
    ['#7c3f55', '#9a6474'],
  ],
  related: [7, 2, 0, 5, 3, 8, 1, 4, 9, 6, 11, 10],
  background: { inner: '#38271b', outer: '#1b120c', scene: 'table' },
  tray: { colour: '#20130b', rim: '#a9743f', rimStrength: 0.55, shadow: 0.6 },
  // Felt.
  cell: { colour: '#2f3b32', strength: 1, groove: '#232d26', grooveStrength: 1 },
  material: {
    kind: 'wood',
    line: { colour: '#d9ae5c', width: 0.02 },
    texture: 0.62,
    cut: { gap: 0.004, radius: 0.03 },
  },
  bevel: { width: 0.05, height: 0.4, depth: 0.75, gloss: 0.05 },
  light: [
    { hour: 0, sun: '#fff6ea', sky: '#e0cfc0' },
    { hour: 6.5, sun: '#fff4e6', sky: '#ecd2c0' },
    { hour: 12, sun: '#ffffff', sky: '#f4ece2' },
    { hour: 18.5, sun: '#fff0da', sky: '#eccaa6' },
    { hour: 22, sun: '#fff6ea', sky: '#e0cfc0' },
  ],
  thickness: { piece: 0.02, tray: 0.16 },
  shadow: { colour: '#0a0502', strength: 0.6 },
  glow: { colour: '#e0a860', strength: 0.4 },
  trails: { brightness: 0.8, sharpness: 1.2, colours: ['#ffd98a', '#d98b4a', '#8fae9a'] },
  wave: { colour: '#ffe2b0', strength: 0.35, rise: 0.12 },
  nearMiss: { colour: '#ffc880', strength: 0.3 },
  label: { quiet: '#d3dccf', strong: '#ffcf7a' },
  letter: { dark: '#1c0f07', light: '#fff4e0' },
  text: { strong: '#f0e4d2', soft: '#cdbba3', panel: '#2a1c12', accent: '#f0b968' },
});
