import type { RuleId } from '../../solve/rules/index.ts';
import type { Place, Program } from './program.ts';

/** What programs say: comments, and the labels of what they print. */
export interface ProgramWords {
  readonly made: string;
  readonly same: string;
  readonly rulesLeftOut: (rules: readonly RuleId[]) => string;
  readonly countsImages: string;
  readonly held: string;
  readonly fixed: string;
  readonly board: Readonly<Record<Program['choice'], string>>;
  readonly pieces: string;
  readonly due: string;
  readonly ways: string;
  readonly kinds: string;
  readonly inPlace: string;
  readonly fits: string;
  readonly search: Readonly<Record<Program['choice'], string>>;
  readonly labels: Readonly<Record<'placements' | 'solution' | 'solutions', string>>;
}

/** Cells on one line of a program. */
const CELLS_A_LINE = 8;

/** What a program is, and what it leaves out, a sentence a line; the title is not among the first two. */
export const aboutProgram = (program: Program, title: string, say: ProgramWords): string[] => [
  say.made,
  program.rulesLeftOut.length > 0 ? say.rulesLeftOut(program.rulesLeftOut) : say.same,
  ...(program.countsImages ? [say.countsImages] : []),
  ...(program.isHeld ? [say.held] : []),
  ...(program.hasFixed ? [say.fixed] : []),
  // Line breaks would end the comment, those of JavaScript included.
  title.replaceAll(/[\p{Cc}\p{Zl}\p{Zp}]/gu, ' '),
];

/** The cells of a board, some a line, each as a language writes it. */
export const boardLines = (
  board: readonly Place[],
  write: (place: Place) => string,
  indent: string,
): string[] =>
  Array.from({ length: Math.ceil(board.length / CELLS_A_LINE) }, (_, line) => {
    const cells = board.slice(line * CELLS_A_LINE, (line + 1) * CELLS_A_LINE);
    return `${indent}${cells.map(write).join(', ')},`;
  });
