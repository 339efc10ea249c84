import type { Titles } from '../sentences.ts';

export * from './solutions/atlas.ts';
export { browsing } from './solutions/browse.ts';
export { captions, reasons, whyNot } from './class/captions.ts';
export * from './class/class.ts';
export * from './class/colours.ts';
export * from './solutions/counts.ts';
export * from './page/dialogs.ts';
export * from './errors.ts';
export { comparison } from './search/experiments.ts';
export { film } from './page/film.ts';
export * from './page/gallery.ts';
export * from './search/generate.ts';
export * from './page/page.ts';
export * from './class/panels.ts';
export { picture } from './page/picture.ts';
export * from './play/play.ts';
export * from './class/proof.ts';
export * from './search/race.ts';
export * from './page/saver.ts';
export * from './search/search.ts';
export * from './page/share.ts';
export { lesson, practice } from './class/teaching.ts';
export * from './play/today.ts';

/** Titles of the catalogue's puzzles by id, where the puzzle's own is in another language. */
export const titles: Readonly<Record<string, Titles>> = {};
