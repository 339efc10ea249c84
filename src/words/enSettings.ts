import { enGallery } from './enGallery.ts';
import { count } from './enNumbers.ts';

/** Names of the settings that are offered, and of their values, in English. */
export const enSettings = {
  /** By the name of the setting. */
  names: {
    theme: { title: 'Theme' },
    themes: { title: 'Themes that take turns' },
    hour: { title: 'Light' },
    speed: { title: 'Speed' },
    play: { title: 'Puzzles that follow each other', hint: 'Nothing chosen: all of them.' },
    minutes: { title: 'Each board stays' },
    interludes: { title: 'Interludes' },
    every: { title: 'An interlude follows' },
    letters: { title: 'Letters on the pieces' },
    captions: { title: 'Say what happens at each step' },
    titles: { title: 'Titles while the controls are hidden' },
    lang: { title: 'Language' },
  },
  /** @param pace in steps a second */
  captionsHint: (pace: number) =>
    `Below the board, while paused and at up to ${count(pace, 'step')} a second.`,
  leftAlone: 'Left on its own',
  always: 'always',
  never: 'never',
  whereNeeded: 'where they are needed',
  systemLanguage: 'as the system',
  takeTurns: 'By turns',
  clock: 'of the time of day',
  oClock: (hour: number) => `of ${hour}:00`,
  untilSolved: 'until it is solved',
  minutes: (minutes: number) => `${minutes} min`,
  boards: (boards: number) => (boards === 1 ? 'every board' : `every ${boards} boards`),
  parts: {
    squares: enGallery.lattices.square,
    triangles: enGallery.lattices.triangle,
    hexagons: enGallery.lattices.hexagon,
    impossible: 'Without a solution',
  },
  interludes: {
    race: 'A race of four searches',
    make: 'A puzzle that makes itself, then is solved',
    aztec: 'Dominoes at random, and their arctic circle',
    rain: 'All solutions of a small puzzle, as they are found',
    wall: 'A wall of the puzzles solved so far',
  },
};
