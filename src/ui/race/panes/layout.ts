import { createMemo } from 'solid-js';
import { sizeOf, type Size } from '../../widgets/sizeOf.ts';
import type { TraySize } from '../../../theme/viewport.ts';
import type { RaceProps } from '../model.ts';

/** The gaps between panes, and the padding and the borders within one on both sides: in em, and in CSS px. */
const GAP = { across: 0.8, down: 0.55 } as const;
const PADDING = 0.8;
const BORDERS = 2;

/** The height of the text below a board, in em: a line, or several lines in panes that are not as wide. */
const LINE = 2.3;
const WIDE = 34;
const LINES = 3.6;
/** The same where panes are tall. */
const TALL = 20;
const TALL_LINES = 5.8;
/** The least width of the text beside a board, in em, and in CSS px; and of captions there. */
const BESIDE = 7.5;
const LEAST_BESIDE = 110;
const CAPTION_BESIDE = 11.5;
/** The same in low panes, whose texts are in fewer lines, by the height below which they are, in em. */
const LOW_BESIDE = [
  { height: 5.5, width: 20 },
  { height: 9, width: 12 },
] as const;
/** The gap between board and text beside it, in em. */
const BETWEEN = 0.55;

/** The least width of a pane, in em. */
const LEAST = 13;
/** The minimum height for its figures, in em; boards in lower panes are valued less. */
const LOW = 3.4;
const LOW_SHARE = 0.1;
/** The least share of its pane that a board takes in width or height; others are valued less. */
const LEAST_SHARE = 2 / 3;
const LOST = 0.6;
/** The minimum height for its button, in em. */
const LOWEST = 2.4;
/** The height that is kept for what is said below a board, in em. */
const CAPTIONS = 2.6;
/** More columns leave less room for text: boards must be larger by this factor. */
const WORTH = 1.15;

/** The boards of a race: their width divided by their height, and the height of captions below, in em. */
interface Boards {
  readonly aspect: number;
  readonly captions: number;
}

interface Grid {
  readonly columns: number;
  readonly rows: number;
}

/** A pane of a grid in an area. */
export const paneIn = ({ columns, rows }: Grid, { width, height, em }: Size): Size => ({
  width: (width - (columns - 1) * GAP.across * em) / columns,
  height: (height - (rows - 1) * GAP.down * em) / rows,
  em,
});

/** The room in a pane, within its borders and its padding. */
export const roomIn = ({ width, height, em }: Size): Size => ({
  width: width - PADDING * em - BORDERS,
  height: height - PADDING * em - BORDERS,
  em,
});

/** The possible heights of a board in CSS px in a pane of a size: above its text, and beside it. */
function heightsOf({ aspect, captions }: Boards, pane: Size) {
  const { width, height, em } = roomIn(pane);
  const lines = pane.width >= WIDE * em ? LINE : pane.height > TALL * em ? TALL_LINES : LINES;
  const low = LOW_BESIDE.find((one) => pane.height < one.height * em)?.width ?? BESIDE;
  const text = Math.max(Math.max(low, captions > 0 ? CAPTION_BESIDE : 0) * em, LEAST_BESIDE);
  return {
    above: Math.min(width / aspect, height - (lines + captions) * em),
    beside: Math.min((width - text - BETWEEN * em) / aspect, height),
  };
}

/**
 * The width in CSS px of a board beside its text, where it is at least as large there as above its text;
 * undefined where it is not. If there is no room either way, the text is below: there may be room once the
 * controls have faded.
 */
export function widthBeside(boards: Boards, pane: Size): number | undefined {
  const { above, beside } = heightsOf(boards, pane);
  return beside > 0 && beside >= above ? Math.floor(beside * boards.aspect) : undefined;
}

/** The grid of panes in an area that makes boards as large as possible while leaving room for text. */
export function gridFor(panes: number, boards: Boards, area: Size): Grid {
  const { width, em } = area;
  const least = Math.min(LEAST * em, width / 2);
  let best: Grid = { columns: 1, rows: Math.max(1, panes) };
  let largest = -Infinity;
  for (let columns = 1; columns <= panes && width / columns >= least; columns++) {
    const grid = { columns, rows: Math.ceil(panes / columns) };
    const pane = paneIn(grid, area);
    if (pane.height < LOWEST * em) {
      // If all grids are too low, the one with the most columns is the best.
      best = grid;
      continue;
    }
    const { above, beside } = heightsOf(boards, pane);
    const most = Math.max(above, beside);
    const room = roomIn(pane);
    const isSmall = Math.max(most / room.height, (most * boards.aspect) / room.width) < LEAST_SHARE;
    const worth = (pane.height < LOW * em ? LOW_SHARE : 1) * (isSmall ? LOST : 1);
    // Any grid is better than none.
    const size = Math.max(1, most) * worth;
    if (size <= largest * WORTH) continue;
    best = grid;
    largest = size;
  }
  return best;
}

/** The width of the room of a board divided by its height. */
export const aspectOf = ({ width, height, margin }: TraySize): number =>
  (width + 2 * margin) / (height + 2 * margin);

/** Lays out panes in an element. */
export function createPaneLayout(props: RaceProps, element: () => Element) {
  const size = sizeOf(element);
  const boards = (): Boards => ({
    aspect: aspectOf(props.race.tray),
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
    /** The width in CSS px of the board of a pane beside its text; undefined if that is below it. */
    beside: createMemo(() => widthBeside(boards(), paneIn(grid(), size()))),
  };
}
