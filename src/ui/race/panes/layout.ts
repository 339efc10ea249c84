import { createMemo, createSignal } from 'solid-js';
import { sizeOf, whenResized, type Size } from '../../widgets/sizeOf.ts';
import type { TraySize } from '../../../theme/viewport.ts';
import type { RaceProps } from '../model.ts';

/** The gaps between panes, and the padding and the borders within one on both sides: in em, and in CSS px. */
const GAP = { across: 0.8, down: 0.55 } as const;
const PADDING = 0.8;
const BORDERS = 2;

/** The height of the text below a board, its name and its figures, in em. */
const TEXT = 3;
/** The same in panes that are narrow, and not low, where a name takes two lines. */
const NARROW = { width: 17, height: 9 } as const;
const NARROW_TEXT = 4.2;
/** The least width of the text beside a board, in em, and in CSS px; and of captions there. */
const BESIDE = 7.5;
const LEAST_BESIDE = 110;
const CAPTION_BESIDE = 11.5;
/** The same in low panes, whose texts are in fewer lines, by their least and most height, in em; lower ones have names alone. */
const LOW_BESIDE = { from: 5.5, to: 9, width: 12 } as const;
/** The gap between board and text beside it, in em. */
const BETWEEN = 0.8;
/** The text is beside boards that have at least this share of their width there, and else below them. */
const WORTH_BESIDE = 0.9;

/** The least width of a pane, in em. */
const LEAST = 13;
/** The minimum height for its figures, in em; boards in lower panes are valued less. */
const LOW = 3.4;
const LOW_SHARE = 0.1;
/** The least share of its pane that a board takes in width or height; others are valued less. */
const LEAST_SHARE = 2 / 3;
const LOST = 0.5;
/** The minimum height for its button, in em. */
const LOWEST = 2.4;
/** The heights that are kept for what is said below a board, and for the scale of its heat, in em. */
const CAPTIONS = 2.6;
const HEAT = 1.3;
/** The same for all that is below a board in a lesson, on pages that are wider than this, in CSS px. */
const TAUGHT = 10;
const WIDE = 900;
/** How many panes stand side by side there. */
const ABREAST = 3;
/** The height below which panes have a scale in place of figures, in em. */
const LOW_HEAT = 14;
/** More columns leave less room for text: boards must be larger by this factor. */
const WORTH = 1.15;
/** The value of a grid whose last row is not full. */
const RAGGED = 0.9;

/** The boards of a race: their width divided by their height, and the heights of captions and scales below, in em. */
interface Boards {
  readonly aspect: number;
  readonly captions: number;
  readonly scales?: number;
}

interface Grid {
  readonly columns: number;
  readonly rows: number;
}

/** The track in which a pane begins that is the first of the last row, so that this is in the middle. */
export const trackOf = (pane: number, panes: number, { columns, rows }: Grid): number | undefined =>
  pane === (rows - 1) * columns ? 1 + columns - (panes - pane) : undefined;

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

/** The widths of a board in a pane of a size, in CSS px, above its text and beside it. */
function boardsIn({ aspect, captions, scales = 0 }: Boards, pane: Size) {
  const { width, height, em } = roomIn(pane);
  const isNarrow = pane.width < NARROW.width * em && pane.height >= NARROW.height * em;
  const told = isNarrow ? NARROW_TEXT : TEXT;
  const lines = told + (height < LOW_HEAT * em ? 0 : scales);
  const isLow = pane.height >= LOW_BESIDE.from * em && pane.height < LOW_BESIDE.to * em;
  const low = isLow ? LOW_BESIDE.width : BESIDE;
  const text = Math.max(Math.max(low, captions > 0 ? CAPTION_BESIDE : 0) * em, LEAST_BESIDE);
  return {
    below: Math.min(width, (height - (lines + captions) * em) * aspect),
    beside: Math.min(width - text - BETWEEN * em, height * aspect),
  };
}

/** A board in a pane of a size: beside its text, or above it where it is much larger there. */
export function boardIn(boards: Boards, pane: Size) {
  const { below, beside } = boardsIn(boards, pane);
  // If there is no room either way, the text is below: there may be room once the controls have faded.
  const isBeside = beside > 0 && beside >= below * WORTH_BESIDE;
  return { width: Math.max(0, Math.floor(isBeside ? beside : below)), isBeside };
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
    const shown = boardIn(boards, pane).width;
    const room = roomIn(pane);
    const share = Math.max(shown / room.width, shown / boards.aspect / room.height);
    const isSmall = share < LEAST_SHARE;
    const isFull = panes % columns === 0;
    const worth =
      (pane.height < LOW * em ? LOW_SHARE : 1) * (isSmall ? LOST : 1) * (isFull ? 1 : RAGGED);
    // Any grid is better than none.
    const size = Math.max(1, shown) * worth;
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
  /** In a lesson, what is compared stands side by side. */
  const isTaught = (): boolean => props.lesson.open !== undefined && size().width > WIDE;
  const captions = (): number => {
    if (isTaught()) return TAUGHT;
    return props.race.panes.some(({ caption }) => caption !== undefined) ? CAPTIONS : 0;
  };
  const boards = (): Boards => ({
    aspect: aspectOf(props.race.tray),
    captions: captions(),
    scales: props.race.heat.heat === 'none' ? 0 : HEAT,
  });
  // Kept while the controls have faded, though there is more room then: panes would jump back and forth.
  const room = createMemo<Size>((before) => {
    const now = size();
    const isGrown = before && now.width === before.width && now.height >= before.height;
    return isGrown && !props.present ? before : now;
  });
  const grid = createMemo(
    () => {
      const { length } = props.race.panes;
      return isTaught() && length <= ABREAST
        ? { columns: length, rows: 1 }
        : gridFor(length, boards(), { ...room(), em: size().em });
    },
    undefined,
    { equals: (one, other) => one.columns === other.columns && one.rows === other.rows },
  );
  // Not moved from below to beside while the controls fade, either.
  const isBeside = createMemo(
    () => !isTaught() && boardIn(boards(), paneIn(grid(), { ...room(), em: size().em })).isBeside,
  );
  const [tell, setTell] = createSignal(0);
  const texts = (): HTMLElement[] => [...element().querySelectorAll<HTMLElement>('.tell')];
  // The race is another one several times a second: measured each time, its charts would be laid out twice.
  const count = createMemo(() => props.race.panes.length);
  whenResized(
    () => (void count(), texts()),
    () => setTell(Math.max(0, ...texts().map(({ offsetHeight }) => offsetHeight))),
  );
  return {
    grid,
    isBeside,
    /** The width of a board, in CSS px. */
    board: createMemo(() => {
      const pane = paneIn(grid(), size());
      const shown = boardsIn(boards(), pane);
      // Texts may need more lines than boards were chosen for.
      const below = Math.min(shown.below, (roomIn(pane).height - tell()) * boards().aspect);
      return Math.max(0, Math.floor(isBeside() ? shown.beside : below));
    }),
    /** The height of the longest text, in CSS px. */
    tell,
  };
}
