import type { Titles } from '../sentences.ts';

export { captions, reasons, whyNot } from './class/captions.ts';
export { classroom } from './class/class.ts';
export { calendarTitle, label } from './page/gallery.ts';
export { page, ui } from './page/page.ts';
export { play } from './play/play.ts';

/** Titles of the catalogue's puzzles by id, where the puzzle's own is in another language. */
export const titles: Readonly<Record<string, Titles>> = {};
