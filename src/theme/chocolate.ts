import { themeOf } from './base.ts';

/**
 * Chocolates in a mould, in a warm room: eight couvertures from the darkest to white, ruby, and fillings of
 * cherry, caramel and pistachio, as twelve tones of brown are not told apart.
 */
export const chocolate = themeOf({
  id: 'chocolate',
  hues: [
    ['#21100c', '#2b1a1a'],
    ['#5a2410', '#632f1c'],
    ['#7a2c33', '#8f3f46'],
    ['#6e4527', '#7c5233'],
    ['#8f5c35', '#9c6a48'],
    ['#b5525c', '#cf8380'],
    ['#b07c4c', '#bd8f63'],
    ['#cc8730', '#d9a04e'],
    ['#cfa070', '#dcb48c'],
    ['#a89a5e', '#bdb27e'],
    ['#e4c49a', '#ecd5b4'],
    ['#f6e6cd', '#fff4e2'],
  ],
  related: [11, 5, 0, 7, 4, 8, 3, 9, 10, 2, 6, 1],
  background: { inner: '#dccbb0', outer: '#b3926a' },
  hills: { colour: '#b3926a', contrast: 1.2 },
  tray: { colour: '#4a2c1a', rim: '#c79a6c', rimStrength: 0.35, shadow: 0.3 },
  cell: { colour: '#3a2418', strength: 1, groove: '#2a1810', grooveStrength: 1 },
  material: { cut: { gap: 0.028, radius: 0.15, least: 3 } },
  bevel: { width: 0.17, height: 0.75, depth: 0.9, gloss: 0.1 },
  light: [
    { hour: 0, sun: '#fffbf5', sky: '#e0b088', horizon: '#d9c3a0' },
    { hour: 6.5, sun: '#fffaf4', sky: '#e8b8a0', horizon: '#ecd2b4' },
    { hour: 12, sun: '#ffffff', sky: '#ffd9a8', horizon: '#efe0c4' },
    { hour: 18.5, sun: '#fff8ef', sky: '#e6a88c', horizon: '#ecc9a0' },
    { hour: 22, sun: '#fffbf5', sky: '#e0b088', horizon: '#d9c3a0' },
  ],
  thickness: { piece: 0.09, tray: 0.2 },
  seam: { width: 0.035, strength: 0.22 },
  shadow: { colour: '#140a04', strength: 0.72 },
  glow: { colour: '#e6b06a', strength: 0.5 },
  trails: { brightness: 0.85, sharpness: 1.2, colours: ['#e8b06a', '#fff0d8'] },
  wave: { colour: '#ffcf94', strength: 0.38, rise: 0.3 },
  lamp: { colour: '#fff1d2', isAdded: false },
  jewels: { order: 'foot' },
  nearMiss: { colour: '#ffb45a', strength: 0.3 },
  label: { quiet: '#bda593', strong: '#ffd98a' },
  letter: { dark: '#24120a', light: '#fff6e6' },
  text: { strong: '#2e1c0e', soft: '#3d2817', panel: '#efe3cf', accent: '#6b3410' },
});
