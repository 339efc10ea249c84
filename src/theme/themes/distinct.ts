import { themeOf } from './base.ts';

/** Matt lacquer between ivory lines on dark linen, with letters, in colours told apart in any kind of colour blindness. */
export const distinct = themeOf({
  id: 'distinct',
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
  background: { inner: '#303135', outer: '#1c1d20', scene: 'cloth' },
  tray: { colour: '#34383d', rim: '#efe6cf', rimStrength: 0.85, shadow: 0.6 },
  // Slate, ruled in ivory.
  cell: { colour: '#15171b', strength: 1, groove: '#e6dcc0', grooveStrength: 0.2, recess: 0.5 },
  // Dimmed, so that the brightest colours do not flash beside the darkest.
  material: {
    kind: 'enamel',
    line: { colour: '#efe6cf', width: 0.026 },
    texture: 0.16,
    face: 0.82,
    cut: { gap: 0.022, radius: 0.12 },
  },
  bevel: { width: 0.14, height: 0.4, depth: 0.85, gloss: 0.02 },
  light: [
    { hour: 0, sun: '#f4f6ff', sky: '#c2c6ce' },
    { hour: 6.5, sun: '#fff8ec', sky: '#ccc6be' },
    { hour: 12, sun: '#ffffff', sky: '#d4d6d8' },
    { hour: 18.5, sun: '#fff6e6', sky: '#cac4ba' },
    { hour: 22, sun: '#f4f6ff', sky: '#c2c6ce' },
  ],
  thickness: { piece: 0.08, tray: 0.2 },
  seam: { width: 0.014, strength: 0.1 },
  shadow: { colour: '#000000', strength: 0.5 },
  glow: { colour: '#8fb4d8', strength: 0.8, grooveShade: 0.3, removedPiecesGlow: true },
  trails: { brightness: 0.9 },
  wave: { colour: '#fff3dc', strength: 0.42, rise: 0.36 },
  lamp: { colour: '#ffe2b4' },
  jewels: { glow: 0.35, purer: 0.3, brighter: 0.15 },
  heat: ['#2f4a94', '#5f6ea0', '#8f9098', '#c6b973', '#ffe95c'],
  label: { quiet: '#c6cede', strong: '#ffd27a' },
  letter: { dark: '#000000', light: '#ffffff', size: 0.55 },
  letters: true,
  text: { strong: '#e6e2d8', soft: '#c0bcb2', panel: '#17191c', accent: '#8fb8f0' },
});
