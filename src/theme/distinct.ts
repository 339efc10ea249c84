import { paletteOf } from './base.ts';
import { midnight } from './midnight.ts';
import type { Theme } from './theme.ts';

/** Midnight with colours that are told apart in any kind of colour blindness, and with letters. */
export const distinct: Theme = {
  ...midnight,
  id: 'distinct',
  ...paletteOf({
    hues: [
      ['#2795ac', '#881177'],
      ['#fbf51b', '#cc66ff'],
      ['#c21b0d', '#dd2288'],
      ['#fca9ba', '#eeffcc'],
      ['#9a977a', '#aa7733'],
      ['#685e68', '#3377aa'],
      ['#f87f02', '#ff66cc'],
      ['#52db7b', '#887766'],
      ['#bffaf7', '#77aa99'],
      ['#4e3ff9', '#99aa55'],
      ['#267249', '#0044aa'],
      ['#b5c0f8', '#445544'],
    ],
    related: [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11],
  }),
  schemes: false,
  background: { inner: '#22242a', outer: '#0b0c0e', scene: 'sky' },
  hills: '#0a0b0d',
  // Dimmed, so that the brightest colours do not flash beside the darkest.
  material: { ...midnight.material, face: 0.82 },
  letters: true,
};
