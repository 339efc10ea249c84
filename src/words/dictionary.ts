/** What the files of all subjects of a language export, with the arguments of their sentences. */
export type Words = typeof import('./en/index.ts');

/** What only code says that pages load late, so that a board on show does not wait for it. */
export type LateWords = typeof import('./en/late/index.ts');

/** What only the terminal says, so that no page has to load it. */
export type TerminalWords = (typeof import('./en/terminal/terminal.ts'))['cli'];
