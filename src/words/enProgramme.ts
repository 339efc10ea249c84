import { enGallery } from './enGallery.ts';
import { short } from './short.ts';

/** What is shown while nobody is in control, in English. */
export const enProgramme = {
  title: 'Left on its own',
  hint: 'What follows when nobody is at the controls. Who pauses or steps keeps the board.',
  parts: 'Puzzles',
  partsHint: 'Nothing chosen: all of them.',
  squares: enGallery.lattices.square,
  triangles: enGallery.lattices.triangle,
  hexagons: enGallery.lattices.hexagon,
  impossible: 'Without a solution',
  takeTurns: 'By turns',
  themes: 'Themes that take turns',
  themesHint: 'Nothing chosen: the theme stays.',
  minutes: 'Each board stays',
  automatic: 'until it is solved',
  stays: (minutes: number) => `${minutes} min`,
  interludes: 'Interludes',
  interludesHint: 'Nothing chosen: board follows board.',
  interlude: {
    race: 'A race of four searches',
    make: 'A puzzle that makes itself, then is solved',
    aztec: 'Dominoes at random, and their arctic circle',
    rain: 'All solutions of a small puzzle, as they are found',
    wall: 'A wall of the puzzles solved so far',
  },
  every: 'An interlude follows',
  boards: (count: number) => (count === 1 ? 'every board' : `every ${count} boards`),
  badName: (setting: string, name: string, known: readonly string[]) =>
    `“${short(name)}” in “${setting}” of the address has no meaning and is passed over; known are: ${known.join(', ')}.`,
};
