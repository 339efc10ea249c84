/** What the files of all subjects of a language export, with the arguments of their sentences. */
export type Words = typeof import('./en/index.ts');
