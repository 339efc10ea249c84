import type { Titles } from '../sentences.ts';

export * from './atlas.ts';
export { browsing } from './browse.ts';
export { captions, reasons, whyNot } from './captions.ts';
export * from './class.ts';
export * from './colours.ts';
export * from './counting.ts';
export * from './dialogs.ts';
export * from './errors.ts';
export { comparison } from './experiments.ts';
export * from './film.ts';
export * from './gallery.ts';
export * from './generate.ts';
export * from './page.ts';
export * from './panels.ts';
export * from './picture.ts';
export * from './play.ts';
export * from './proof.ts';
export * from './race.ts';
export * from './saver.ts';
export * from './search.ts';
export * from './share.ts';
export { lesson, practice } from './teaching.ts';
export * from './today.ts';

/** Titles of the catalogue's puzzles by id, where the puzzle's own is in another language. */
export const titles: Readonly<Record<string, Titles>> = {};
