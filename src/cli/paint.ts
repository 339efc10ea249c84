import { WriteStream } from 'node:tty';
import { textOf, type Glyph } from './pictures.ts';

/** Bits of colour a terminal has: 1 for none, 4, 8 or 24. */
export type ColourDepth = number;

/**
 * Colours of pieces among 256: bright enough for black letters, and distinct between neighbours in
 * a set.
 */
const many = [
  203, 221, 72, 68, 134, 215, 149, 44, 174, 111, 144, 169, 167, 186, 79, 110, 176, 209, 107, 117,
  252, 146,
];
/** The same among sixteen, as background codes. */
const few = [41, 43, 42, 44, 45, 46, 101, 103, 102, 104, 105, 106, 47];

const RESET = '\x1b[0m';
/** The next cell, in reverse video, which every terminal has. */
const MARKED = '\x1b[7m';

/** The escape sequence for the glyphs of a piece. */
function lookOf(piece: number, depth: ColourDepth): string {
  if (depth < 8) return `\x1b[30;${few[piece % few.length]!}m`;
  return `\x1b[38;5;16;48;5;${many[piece % many.length]!}m`;
}

/** The colours available for stdout: none if it is not a terminal, unless they are forced. */
export function coloursOf(out: { readonly isTTY?: boolean }, env: NodeJS.ProcessEnv): ColourDepth {
  if (!out.isTTY && env.FORCE_COLOR === undefined) return 1;
  return WriteStream.prototype.getColorDepth(env);
}

/** Formats lines of a picture for a terminal, in colour if it has any. */
export function painter(depth: ColourDepth): (line: readonly Glyph[]) => string {
  if (depth < 4) return textOf;
  return (line) => {
    let painted = '';
    let look = '';
    for (const { text, piece, isNext } of line) {
      const its = isNext ? MARKED : piece === undefined ? '' : lookOf(piece, depth);
      if (its !== look) painted += (look === '' ? '' : RESET) + its;
      look = its;
      painted += text;
    }
    return look === '' ? painted.trimEnd() : painted + RESET;
  };
}
