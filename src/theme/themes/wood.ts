import { themeOf } from './base.ts';

/** Marquetry: woods whose grain turns with each piece, brass in the joints, on a table by a lamp. */
export const wood = themeOf({
  id: 'wood',
  hues: [
    ['#594638', '#574a34'],
    ['#6c2f22', '#7d5640'],
    ['#8a4f2c', '#b06f3e'],
    ['#a33a30', '#bb5a4c'],
    ['#c9673b', '#d9835a'],
    ['#dd9a52', '#e6b07c'],
    ['#eec27c', '#f2d49c'],
    ['#f7e6bf', '#ede0cc'],
    ['#c3ae84', '#d8c9a4'],
    ['#8f8058', '#a8996a'],
    ['#7b6a59', '#9a8873'],
    ['#7c3f55', '#9a6474'],
  ],
  related: [7, 3, 0, 5, 2, 8, 1, 4, 9, 6, 11, 10],
  background: { inner: '#442a19', outer: '#1f130b', scene: 'table' },
  // Walnut.
  tray: { colour: '#3f2415', rim: '#c08a4c', rimStrength: 0.9, shadow: 0.7, grain: 0.8 },
  // Felt.
  cell: { colour: '#1c2c23', strength: 1, groove: '#141f18', grooveStrength: 1, recess: 0.35 },
  material: {
    kind: 'wood',
    line: { colour: '#e4bc6a', width: 0.017 },
    texture: 0.62,
    cut: { gap: 0, radius: 0.02 },
  },
  bevel: { width: 0.05, height: 0.4, depth: 0.75, gloss: 0.05 },
  light: [
    { hour: 0, sun: '#fff3e2', sky: '#e4c9ae' },
    { hour: 6.5, sun: '#fff4e6', sky: '#ecd2c0' },
    { hour: 12, sun: '#fafcff', sky: '#e2ecf8' },
    { hour: 18.5, sun: '#fff0da', sky: '#eccaa6' },
    { hour: 22, sun: '#fff3e2', sky: '#e4c9ae' },
  ],
  untried: 1,
  thickness: { piece: 0, tray: 0.16 },
  shadow: { colour: '#0a0502', strength: 0.7, soft: 0.12, height: 0.16 },
  // Faint, as warm light on green turns to olive: frequent tiles are veneers, thin as yet.
  glow: { colour: '#d9703a', strength: 0.2, keepsHue: true },
  trails: {
    brightness: 0.6,
    sharpness: 1.7,
    purity: 0.7,
    body: 0.92,
  },
  wave: { colour: '#ffe2b0', strength: 0.35 },
  jewels: { groove: 0.6, haze: 0.26 },
  heat: ['#6a4028', '#a6552f', '#cf7d35', '#f1bb5c', '#fff1bf'],
  label: { quiet: '#d3dccf', strong: '#ffcf7a' },
  letter: { dark: '#1c0f07', light: '#fff4e0' },
  text: { strong: '#f0e4d2', soft: '#cdbba3', panel: '#2a1c12', accent: '#f0b968' },
});
