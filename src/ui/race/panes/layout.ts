import { createMemo } from 'solid-js';
import { sizeOf, type Size } from '../../widgets/sizeOf.ts';
import type { RaceProps } from '../model.ts';

/** The space of a pane around its board in CSS px, and above or beside it in em. */
const PADDING = 16;
const ABOVE = 3.1;
const BESIDE = 11.5;
/** In a narrow and tall pane, in em, the text above the board takes more lines. */
const NARROW = 26;
const TALL = 16;
const LINES_ABOVE = 5.6;

/** The minimum width of a pane for its name, in em. */
const LEAST = 17;
/** The minimum height for its figures, in em; boards in lower panes are valued less. */
const LOW = 6;
const LOW_SHARE = 0.1;
/** The minimum height for its button, in em. */
const LOWEST = 2.4;
/** The height that is kept for what is said below a board, in em. */
const CAPTIONS = 2.6;
/** More columns leave less room for text: boards must be larger by this factor. */
const WORTH = 1.25;

/** The boards of a race: their width divided by their height, and the height of captions below, in em. */
interface Boards {
  readonly aspect: number;
  readonly captions: number;
}

/** The possible heights of a board in CSS px in a pane of a size: below its text, and beside it. */
function heightsOf({ aspect, captions }: Boards, { width, height, em }: Size) {
  const across = width - PADDING;
  const down = height - PADDING;
  const lines = width < NARROW * em && height > TALL * em ? LINES_ABOVE : ABOVE;
  return {
    below: Math.min(across / aspect, down - (lines + captions) * em),
    beside: Math.min((across - BESIDE * em) / aspect, down),
  };
}

/**
 * Whether the text of a pane stands beside its board rather than above it, because the board is larger then.
 * If there is no room either way, it stands above: there may be room below once the controls have faded.
 */
export function isBeside(boards: Boards, pane: Size): boolean {
  const { below, beside } = heightsOf(boards, pane);
  return beside > Math.max(0, below);
}

interface Grid {
  readonly columns: number;
  readonly rows: number;
}

/** The grid of panes in an area that makes boards as large as possible while leaving room for text. */
export function gridFor(panes: number, boards: Boards, { width, height, em }: Size): Grid {
  const least = Math.min(LEAST * em, width / 2);
  let best: Grid = { columns: 1, rows: Math.max(1, panes) };
  let largest = -Infinity;
  for (let columns = 1; columns <= panes && width / columns >= least; columns++) {
    const rows = Math.ceil(panes / columns);
    const pane = { width: width / columns, height: height / rows, em };
    if (pane.height < LOWEST * em) {
      // If all grids are too low, the one with the most columns is the best.
      best = { columns, rows };
      continue;
    }
    const { below, beside } = heightsOf(boards, pane);
    const share = pane.height < LOW * em ? LOW_SHARE : 1;
    // Any grid is better than none.
    const size = Math.max(1, below, beside) * share;
    if (size <= largest * WORTH) continue;
    best = { columns, rows };
    largest = size;
  }
  return best;
}

/** Lays out panes in an element. */
export function createPaneLayout(props: RaceProps, element: () => Element) {
  const size = sizeOf(element);
  const boards = (): Boards => ({
    aspect: props.model.aspect,
    captions: props.race.panes.some(({ caption }) => caption !== undefined) ? CAPTIONS : 0,
  });
  // Kept while the controls have faded, though there is more room then: panes would jump back and forth.
  const room = createMemo<Size>((before) => {
    const now = size();
    const isGrown = before && now.width === before.width && now.height >= before.height;
    return isGrown && !props.present ? before : now;
  });
  const grid = createMemo(
    () => gridFor(props.race.panes.length, boards(), { ...room(), em: size().em }),
    undefined,
    { equals: (one, other) => one.columns === other.columns && one.rows === other.rows },
  );
  return {
    grid,
    /** Whether the text of a pane stands beside its board. */
    isBeside: createMemo(() => {
      const { columns, rows } = grid();
      const { width, height, em } = size();
      return isBeside(boards(), { width: width / columns, height: height / rows, em });
    }),
  };
}
