export * from './captions.ts';
export * from './class.ts';
export * from './compare.ts';
export * from './counting.ts';
export * from './errors.ts';
export * from './experiments.ts';
export * from './film.ts';
export * from './gallery.ts';
export * from './generate.ts';
export * from './page.ts';
export * from './panels.ts';
export * from './play.ts';
export * from './proof.ts';
export * from './race.ts';
export * from './saver.ts';
export * from './search.ts';
export * from './share.ts';
export * from './teaching.ts';
export * from './today.ts';
export * from './twoTrees.ts';

/** The name of the language in the language itself. */
export const language: string = 'English';
