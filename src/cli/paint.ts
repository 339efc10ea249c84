import { WriteStream } from 'node:tty';
import { textOf, type Glyph } from './pictures.ts';

/** How many colours a terminal has, as bits: 1 for none at all, 4, 8 or 24. */
export type ColourDepth = number;

/** Colours of pieces among 256, bright enough for black letters; neighbours in a set far apart. */
const many = [
  203, 221, 72, 68, 134, 215, 149, 44, 174, 111, 144, 169, 167, 186, 79, 110, 176, 209, 107, 117,
  252, 146,
];
/** The same among sixteen, as codes of the background. */
const few = [41, 43, 42, 44, 45, 46, 101, 103, 102, 104, 105, 106, 47];

const RESET = '\x1b[0m';
/** The cell that is filled next: reversed, which every terminal can. */
const MARKED = '\x1b[7m';

/** What makes the signs of a piece look like it. */
function lookOf(piece: number, depth: ColourDepth): string {
  if (depth < 8) return `\x1b[30;${few[piece % few.length]!}m`;
  return `\x1b[38;5;16;48;5;${many[piece % many.length]!}m`;
}

/** How many colours what is written will be seen in: none where it goes elsewhere than to a terminal, unless they are forced. */
export function coloursOf(out: { readonly isTTY?: boolean }, env: NodeJS.ProcessEnv): ColourDepth {
  if (!out.isTTY && env.FORCE_COLOR === undefined) return 1;
  return WriteStream.prototype.getColorDepth(env);
}

/** Writes lines of a picture for a terminal: in colours, where it has some. */
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
