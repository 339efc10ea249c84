import type { Insets } from '../../theme/insets.ts';

/** What a pane takes around its board, in CSS px, and above or beside it, in the height of a letter. */
const PADDING = 16;
const ABOVE = 3.1;
const BESIDE = 11.5;
/** In a pane that is narrow and tall, what stands above the board takes more lines. */
const NARROW = 26;
const TALL = 16;
const LINES_ABOVE = 5.6;

/** Narrower than this, in the height of a letter, a pane cannot say what it is called. */
const LEAST = 17;
/** Lower than this it cannot show its figures; a board counts for less there. */
const LOW = 6;
const LOW_SHARE = 0.1;
/** Lower than this, the button of a pane would lie under that of the next one. */
const LOWEST = 2.4;
/** More columns leave less room for words: boards must be so much larger for it. */
const WORTH = 1.25;

/** How high the board of a pane can be, in CSS px, below what is said of it and beside that. */
function heightsOf(aspect: number, width: number, height: number, em: number) {
  const across = width - PADDING;
  const down = height - PADDING;
  const lines = width < NARROW * em && height > TALL * em ? LINES_ABOVE : ABOVE;
  return {
    below: Math.min(across / aspect, down - lines * em),
    beside: Math.min((across - BESIDE * em) / aspect, down),
  };
}

/**
 * Whether what is said of a pane stands beside its board and not above it, since the board is larger then.
 * Where it has no room either way, words are above: below them there may be some once the controls have left.
 *
 * @param aspect the width of the board over its height
 * @param em the height of a letter, in CSS px, as the pane is
 */
export function isBeside(aspect: number, width: number, height: number, em: number): boolean {
  const { below, beside } = heightsOf(aspect, width, height, em);
  return beside > Math.max(0, below);
}

export interface Grid {
  readonly columns: number;
  readonly rows: number;
}

/**
 * How so many panes are laid out in a field of so many CSS px, for boards as large as can be where
 * words have their room.
 *
 * @param aspect the width of a board over its height
 * @param em the height of a letter, in CSS px; 0 where nothing is said
 */
export function gridFor(
  panes: number,
  width: number,
  height: number,
  aspect: number,
  em: number,
): Grid {
  const least = Math.min(LEAST * em, width / 2);
  let best: Grid = { columns: 1, rows: Math.max(1, panes) };
  let largest = -Infinity;
  for (let columns = 1; columns <= panes && width / columns >= least; columns++) {
    const rows = Math.ceil(panes / columns);
    if (height / rows < LOWEST * em) {
      // Where all are too low, those in the most columns are the least so.
      best = { columns, rows };
      continue;
    }
    const { below, beside } = heightsOf(aspect, width / columns, height / rows, em);
    const share = height / rows < LOW * em ? LOW_SHARE : 1;
    // A place so low that nothing has room in it is better than none.
    const size = Math.max(1, below, beside) * share;
    if (size <= largest * (em > 0 ? WORTH : 1)) continue;
    best = { columns, rows };
    largest = size;
  }
  return best;
}

/** The places of so many boards that fill a field evenly, where there is nothing else on it. */
export function evenViewports(
  panes: number,
  width: number,
  height: number,
  aspect: number,
): readonly Insets[] {
  const { columns, rows } = gridFor(panes, width, height, aspect, 0);
  return Array.from({ length: panes }, (_, i) => {
    const column = i % columns;
    const row = Math.floor(i / columns);
    return {
      top: (height * row) / rows,
      right: (width * (columns - 1 - column)) / columns,
      bottom: (height * (rows - 1 - row)) / rows,
      left: (width * column) / columns,
    };
  });
}
