import { themeOf } from './base.ts';

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
  background: { inner: '#2d2a31', outer: '#0e0d11', scene: 'wall' },
  tray: { colour: '#0a090b', rim: '#8b8378', rimStrength: 0.3, shadow: 0.7 },
  // Clear glass against a night that is not quite dark.
  cell: { colour: '#8fabd8', strength: 0.16, groove: '#050506', grooveStrength: 0.7, recess: 0.3 },
  material: {
    kind: 'glass',
    line: { colour: '#26272d', width: 0.062 },
    texture: 0.75,
    cut: { gap: 0.004, radius: 0.05 },
  },
  bevel: { width: 0.12, height: 0.4, depth: 0.6, gloss: 0.05 },
  light: [
    { hour: 0, sun: '#f2f4ff', sky: '#dfe6ff' },
    { hour: 6.5, sun: '#fff1e6', sky: '#ffe8e2' },
    { hour: 12, sun: '#ffffff', sky: '#ffffff' },
    { hour: 18.5, sun: '#fff0dc', sky: '#ffe6c8' },
    { hour: 22, sun: '#f2f4ff', sky: '#dfe6ff' },
  ],
  thickness: { piece: 0, tray: 0.05 },
  seam: { width: 0.016, strength: 0.4 },
  shadow: { colour: '#000000', strength: 0.3 },
  // Light that pieces throw on the wall as they fly and wait.
  halo: { reach: 0.4, strength: 0.23 },
  colourBleed: { wall: 2.3, floor: 0.38 },
  glow: { colour: '#d0a0b8', strength: 0.35, grooveShade: 0.5, keepsHue: true },
  trails: {
    brightness: 0.9,
    sharpness: 1.5,
    body: 0.94,
    lines: 1,
  },
  wave: { colour: '#fff0d0', strength: 0.4 },
  jewels: { glow: 0.22, haze: 0.34 },
  heat: ['#24406e', '#1f6f7c', '#5c9f62', '#dcb64a', '#fff1c4'],
  label: { quiet: '#98a1b2', strong: '#ffcf70' },
  letter: { dark: '#0c0a0c', light: '#ffffff' },
  text: { strong: '#f5f2ed', soft: '#ece8e1', panel: '#1c191a', accent: '#f0b95c' },
});
