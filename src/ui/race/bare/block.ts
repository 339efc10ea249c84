import type { Rectangle, Size, TraySize } from '../../../theme/viewport.ts';

/** The gap between trays both ways, as a share of the page's height, or of its width if that is less. */
const GUTTER = 0.04;
/** The margins of the page above, at the sides and below, in gutters. */
const MARGIN = { top: 1.2, side: 1.2, bottom: 0.9 } as const;
/** The size of texts, as a share of the page's height, and at least in CSS px. */
const TEXT = 1 / 45;
const LEAST_TEXT = 12;
/** The height of the line under a board, of each more for names, and of those at the foot of the page, in em. */
const LINE = 2.2;
const MORE = 1.2;
const FOOT = 1.3;
/** By how much line breaks lengthen names, and the most of a pane's height for more than two lines of them. */
const BROKEN = 1.2;
const MOST_NAMED = 0.3;
/** Pages that are narrower, in em, have two lines at the foot. */
const NARROW = 40;
/** The least width of a line where there are several columns, and those of a figure and a place in it, in em. */
const LEAST = 5.6;
const FIGURE = 10;
const PLACE = 3.6;
/** The share of the free height that is above the boards: the optical middle is above the exact one. */
const OPTICAL = 0.45;
/** The part of its size by which boards may be smaller in a grid with fewer empty places. */
const WORTH = 0.04;
/** The least share of its place that a board takes in width or height; grids with less are valued less. */
const LEAST_SHARE = 0.7;
const LOST = 0.7;

/** The places of the boards of a race on a page where there are no controls, in CSS px. */
export interface Block {
  /** The font size. */
  readonly text: number;
  /** How many lines the longest name may need. */
  readonly nameLines: number;
  /** Each board's tray, without its front, and the line under it. */
  readonly panes: readonly { readonly tray: Rectangle; readonly line: Rectangle }[];
  /** Whether there is room for a figure in the line of every board. */
  readonly hasFigures: boolean;
  /** The lines at the foot of the page. */
  readonly foot: Rectangle & { readonly lines: 1 | 2 };
}

interface Grid {
  readonly columns: number;
  readonly rows: number;
  /** The largest width of a cell. */
  readonly cell: number;
  /** The width of a board's place. */
  readonly width: number;
  readonly nameLines: number;
}

/** Texts in CSS px: their size, the gutter, and the width of the longest name with a place beside it. */
interface Texts {
  readonly text: number;
  readonly gutter: number;
  readonly named: number;
}

const lineOf = (nameLines: number, text: number): number => (LINE + (nameLines - 1) * MORE) * text;

/** How many lines the longest name takes in a pane, with a place beside it: its last words may tell it from others. */
function nameLinesIn(width: number, height: number, { text, named }: Texts): number {
  if (width >= named) return 1;
  const place = PLACE * text;
  const lines = Math.ceil((BROKEN * (named - place)) / Math.max(text, width - place));
  const most = Math.floor(1 + ((MOST_NAMED * height) / text - LINE) / MORE);
  return Math.max(2, Math.min(most, lines));
}

/**
 * Lays out boards as large as possible, and each with a line under it, close together in the middle of a page.
 *
 * @param dots device pixels per CSS pixel: cells are a whole number of them wide, as they are drawn
 * @param name the width of the longest name, in em: lines are wider than their boards where it needs that
 */
export function blockOf(
  boards: number,
  tray: TraySize,
  page: Size,
  { dots, name }: { readonly dots: number; readonly name: number },
): Block {
  const text = Math.max(LEAST_TEXT, page.height * TEXT);
  const gutter = GUTTER * Math.min(page.width, page.height);
  const named = (name + PLACE) * text;
  const [side, top] = [MARGIN.side * gutter, MARGIN.top * gutter];
  const lines = page.width < NARROW * text ? 2 : 1;
  const told = lines * FOOT * text;
  const y = page.height - MARGIN.bottom * gutter - told;
  const foot = { x: side, y, width: page.width - 2 * side, height: told, lines } as const;
  const free = { width: foot.width, height: foot.y - gutter / 2 - top };
  const grid = gridIn(boards, tray, free, { text, gutter, named });
  const { columns, rows, nameLines } = grid;
  const line = lineOf(nameLines, text);
  // Smaller cells than a pixel cannot be whole numbers of them.
  const cell = grid.cell * dots < 1 ? grid.cell : Math.floor(grid.cell * dots) / dots;
  const [width, height] = [tray.width * cell, tray.height * cell];
  const front = tray.front * cell;
  const lot = Math.max(width, Math.min(named, grid.width));
  const [across, down] = [lot + gutter, height + front + line + gutter];
  const highest = top + Math.max(0, free.height - rows * down + gutter) * OPTICAL;
  const panes = Array.from({ length: boards }, (_, i) => {
    const row = Math.floor(i / columns);
    // The last row is centred.
    const inRow = Math.min(columns, boards - row * columns);
    const left = (page.width - inRow * across + gutter) / 2 + (i % columns) * across;
    const above = Math.floor(highest + row * down);
    return {
      tray: { x: Math.round(left + (lot - width) / 2), y: above, width, height },
      line: { x: left, y: above + height + front, width: lot, height: line },
    };
  });
  return { text, nameLines, panes, hasFigures: lot >= named + FIGURE * text, foot };
}

/** The grid in which boards are largest; of grids that differ little, the one with the fewest empty places. */
function gridIn(boards: number, tray: TraySize, free: Size, { text, gutter, named }: Texts): Grid {
  let best: Grid = { columns: 1, rows: boards, cell: 1, width: free.width, nameLines: 1 };
  let most = -Infinity;
  for (let columns = 1; columns <= boards; columns++) {
    const rows = Math.ceil(boards / columns);
    const width = (free.width - (columns - 1) * gutter) / columns;
    if (columns > 1 && width < LEAST * text) break;
    const lot = (free.height - (rows - 1) * gutter) / rows;
    const nameLines = nameLinesIn(width, lot, { text, gutter, named });
    const line = lineOf(nameLines, text);
    const height = lot - line;
    const cell = Math.min(width / tray.width, height / (tray.height + tray.front));
    const share = Math.max((cell * tray.width) / width, (cell * tray.height) / (height + line));
    const full = 1 - (WORTH * (rows * columns - boards)) / boards;
    const worth = cell * full * (share < LEAST_SHARE ? LOST : 1);
    if (worth <= most) continue;
    most = worth;
    best = { columns, rows, cell, width, nameLines };
  }
  return best;
}
