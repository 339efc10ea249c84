/** What the files of all subjects of a language export, with the arguments of their sentences. */
export type Words = typeof import('./en/index.ts');

/** What boards say, on the page and elsewhere: a part of that. */
export type BoardWords = typeof import('./en/board.ts');

/** What only code says that pages load late, so that a board on show does not wait for it. */
export type LateWords = typeof import('./en/late/index.ts');

/** What only the terminal says, so that no page has to load it. */
export type TerminalWords = (typeof import('./en/terminal/terminal.ts'))['cli'];

/** What is said otherwise: any part of a dictionary. Sentences are replaced whole. */
export type Overrides<Said> = {
  readonly [Key in keyof Said]?: Said[Key] extends
    | string
    | readonly unknown[]
    | ((...args: never) => unknown)
    | undefined
    ? Said[Key]
    : Overrides<Said[Key]>;
};

/** What is said otherwise where pieces are options, and cells items. */
export interface OptionWords {
  /** What is said otherwise, by the dictionary, whose sentences it may go by. */
  readonly said: (ofPieces: Words) => Overrides<Words>;
  readonly late: (ofPieces: LateWords) => Overrides<LateWords>;
}
