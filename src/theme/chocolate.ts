import { themeOf } from './base.ts';

/** Blocks of dark, milk and white chocolate in a warm room. */
export const chocolate = themeOf({
  id: 'chocolate',
  hues: [
    ['#2e2015', '#48361f'],
    ['#3f1b10', '#4a342d'],
    ['#5a3a0d', '#804d2b'],
    ['#743624', '#9b553c'],
    ['#775a3b', '#8e6449'],
    ['#86594b', '#976835'],
    ['#ad6b4c', '#bb8373'],
    ['#a9865d', '#c8875e'],
    ['#dd967a', '#cea287'],
    ['#d6a872', '#f5b389'],
    ['#e3c2a8', '#d1c4bd'],
    ['#f4e9da', '#f9dec2'],
  ],
  related: [11, '#a9654a', 1, 9, 2, 3, 8, 7, 4, 10, 0, 5],
  background: { inner: '#dccbb0', outer: '#b3926a' },
  hills: { colour: '#b3926a', contrast: 1.2 },
  tray: { colour: '#5a3820', rim: '#c79a6c', rimStrength: 0.35, shadow: 0.3 },
  // Silver foil: the only cool colour, so that no chocolate looks like an open cell.
  cell: { colour: '#c3c9d6', strength: 0.5, groove: '#2a160a', grooveStrength: 0.1 },
  bevel: { width: 0.17, height: 0.75, depth: 0.9, gloss: 0.1 },
  light: [
    { hour: 0, sun: '#fffbf5', sky: '#e0b088', horizon: '#d9c3a0' },
    { hour: 6.5, sun: '#fffaf4', sky: '#e8b8a0', horizon: '#ecd2b4' },
    { hour: 12, sun: '#ffffff', sky: '#ffd9a8', horizon: '#efe0c4' },
    { hour: 18.5, sun: '#fff8ef', sky: '#e6a88c', horizon: '#ecc9a0' },
    { hour: 22, sun: '#fffbf5', sky: '#e0b088', horizon: '#d9c3a0' },
  ],
  thickness: { piece: 0.09, tray: 0.2 },
  seam: { width: 0.035, strength: 0.62 },
  shadow: { colour: '#140a04', strength: 0.72 },
  glow: { colour: '#e6b06a', strength: 0.5 },
  trails: { kind: 'ink', brightness: 0.16, sharpness: 1.5 },
  wave: { colour: '#ffcf94', strength: 0.38, rise: 0.12 },
  nearMiss: { colour: '#ffb070', strength: 0.3 },
  label: { quiet: '#2b1709', strong: '#ffdc9c' },
  letter: { dark: '#24120a', light: '#fff6e6' },
  text: { strong: '#2e1c0e', soft: '#3d2817', panel: '#efe3cf', accent: '#6b3410' },
});
