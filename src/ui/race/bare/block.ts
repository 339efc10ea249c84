import type { Rectangle, Size, TraySize } from '../../../theme/viewport.ts';

/** The gap between trays both ways, as a share of the page's height, or of its width if that is less. */
const GUTTER = 0.04;
/** The margins of the page above, at the sides and below, in gutters. */
const MARGIN = { top: 1, side: 1.2, bottom: 0.9 } as const;
/** The size of figures, as shares of the page's height and width, and at least in CSS px; other lengths are in it. */
const TEXT = { height: 1 / 45, width: 0.032 } as const;
const LEAST_TEXT = 12;
/** The size of names. */
const NAME = 1.5;
/** The height of the line under a board, of one for figures below it, and of each more for names. */
const LINE = 2.8;
const STACKED = 2.2;
const MORE = 1.2 * NAME;
/** By how much line breaks lengthen names. */
const BROKEN = 1.2;
/** The most of a place's height for names below boards, but for two lines. */
const MOST_NAMED = 0.55;
/** The most of the height of a board for a figure below its name. */
const MOST_FIGURED = 0.15;
/** The least width of a line where there are several columns, and those of a figure of six digits, alone and after a name, or of a place instead. */
const LEAST = 5.6;
const FIGURE = 10.5;
const AFTER = 12.1;
const PLACE = 4.2;
/**
 * The least width of the text beside a board, its least height without its name, the most lines of a part of
 * that, and the gap between both.
 */
const BESIDE = { width: 7.6, height: 3.2, lines: 3, gap: 0.9 } as const;
/** The height of the line that shows how far a board is, with its margins, beside one. */
const ADVANCE = 0.6;
/** The size of a winner's place under a board, and the most beside one, and the height of its line, in itself. */
const FIRST = { least: 2.3, most: 4, line: 0.9 } as const;
/** The size of the title at the foot, as of a board that stands alone: shares of the page's height and width. */
const TITLE = { height: 0.046, width: 0.064 } as const;
/** Two lines of the least text have its room. */
const LEAST_TITLE = 24;
/** The height of its lines, in itself. */
const FOOT = 1.3;
/** The height of the line below it for a scale. */
const SCALE = 1.6;
/** Pages that are narrower have two lines of it, in the size of figures; others a smaller one below it, in its own size, but for low ones, in CSS px. */
const NARROW = 40;
export const SECOND = 0.6;
const LOW = 600;
/** The least gap above it, and the most where there is room, in gutters. */
const APART = { least: 0.5, most: 1.5 } as const;
/** The share of the free height that is above all of it: the optical middle is above the exact one. */
const OPTICAL = 0.48;
/** The part of its size by which boards may be smaller in a grid that leaves no part of the page empty. */
const WORTH = 0.4;
/** The least share of its place that a board takes in width or height. */
const LEAST_SHARE = 0.7;
/** The value of grids with less or with names cut off, of those with a board alone below three or more, and of others whose last row is not full. */
const LOST = 0.5;
const RAGGED = 0.9;

/** Where the figure of a board is: on the line of its name, or below it, or nowhere, for want of room. */
type Figures = 'inline' | 'stacked' | 'none';

/** Where the text of a board is. */
type Side = 'below' | 'left' | 'right';

/** The places of the boards of a race on a page where there are no controls, in CSS px. */
export interface Block {
  /** The font sizes of figures and of names. */
  readonly text: number;
  readonly name: number;
  /** The font size of a winner's place. */
  readonly first: number;
  /** The lines for names, and whether the longest may need more. */
  readonly nameLines: number;
  readonly areCut: boolean;
  /** Each board's tray, without its front, and its text. */
  readonly panes: readonly {
    readonly tray: Rectangle;
    readonly line: Rectangle;
    readonly side: Side;
  }[];
  readonly figures: Figures;
  /** The title and a line below it at the foot of the page: its height in lines of the title, and the font size of that. */
  readonly foot: Rectangle & { readonly lines: number; readonly title: number };
  /** The line below them for a scale, of no height if there is none. */
  readonly scale: Rectangle;
}

/** The widths of the longest name, of the longest word, of the longest first part, and of the longest that comes after one, in ems of names. */
interface NameWidths {
  readonly whole: number;
  readonly word: number;
  readonly first: number;
  readonly others: number;
}

interface Grid {
  readonly columns: number;
  readonly rows: number;
  readonly isBeside: boolean;
  /** The largest width of a cell in whole dots. */
  readonly cell: number;
  /** The width of a board's place, with its text. */
  readonly width: number;
  /** The size of the text below a board or beside it, which takes no room in the other direction. */
  readonly below: number;
  readonly beside: number;
  readonly nameLines: number;
  readonly areCut: boolean;
  readonly figures: Figures;
}

/** Texts in CSS px: their size, the gutter, the widths of the longest name with a place, the other widths of names, and the density. */
interface Texts extends Omit<NameWidths, 'whole'> {
  readonly text: number;
  readonly gutter: number;
  readonly named: number;
  readonly dots: number;
}

/**
 * Lays out boards as large as possible, each with its text under it or beside it, close together in the
 * middle of a page.
 *
 * @param dots device pixels per CSS pixel: cells are a whole number of them wide, as they are drawn
 * @param name texts are wider than their boards where names need that
 * @param hasScale whether a line is kept at the foot for a scale
 */
export function blockOf(
  boards: number,
  tray: TraySize,
  page: Size,
  {
    dots,
    name,
    hasScale = false,
  }: { readonly dots: number; readonly name: NameWidths; readonly hasScale?: boolean },
): Block {
  const text = Math.max(LEAST_TEXT, Math.min(page.height * TEXT.height, page.width * TEXT.width));
  const gutter = GUTTER * Math.min(page.width, page.height);
  const named = (name.whole * NAME + PLACE) * text;
  const below = hasScale ? SCALE * text : 0;
  const lowest = footOf(page, { text, gutter, below });
  const free = { width: lowest.width, height: lowest.y - (MARGIN.top + APART.least) * gutter };
  const grid = gridIn(boards, tray, free, {
    text,
    gutter,
    named,
    word: name.word * NAME * text,
    first: name.first * NAME * text,
    others: name.others * NAME * text,
    dots,
  });
  const { columns, rows, isBeside, cell, nameLines, areCut, figures } = grid;
  const [width, height] = [tray.width * cell, tray.height * cell];
  const front = tray.front * cell;
  // A place beside a board is above the name, a figure below it.
  const unwrapped = (Math.max(name.first * NAME, name.others * NAME, FIGURE) + BESIDE.gap) * text;
  const figured = figures === 'stacked' ? FIGURE * text : 0;
  const needed = isBeside
    ? width + Math.max(grid.beside, unwrapped)
    : Math.max(width, named, figured);
  const lot = Math.max(width, Math.min(needed, grid.width));
  const [across, down] = [lot + gutter, height + front + grid.below + gutter];
  const { highest, foot } = composed(lowest, rows * down - gutter, page, { gutter, below });
  const scale = { x: foot.x, y: foot.y + foot.height, width: foot.width, height: below };
  const panes = Array.from({ length: boards }, (_, i) => {
    const row = Math.floor(i / columns);
    // The last row is centred; a board alone below two between their texts without its own.
    const inRow = Math.min(columns, boards - row * columns);
    const isAlone = isBeside && inRow === 1 && columns === 2;
    const left =
      (page.width - (isAlone ? width : inRow * across - gutter)) / 2 + (i % columns) * across;
    const y = Math.floor(highest + row * down);
    const below = { x: left, y: y + height + front, width: lot, height: grid.below };
    if (!isBeside) {
      const x = Math.round(left + (lot - width) / 2);
      return { tray: { x, y, width, height }, line: below, side: 'below' } as const;
    }
    // Two boards are side by side, between their texts.
    const isLeft = inRow === 2 && columns === 2 && i % columns === 0;
    const gap = BESIDE.gap * text;
    const line = { y, width: lot - width - gap, height };
    return isLeft
      ? ({
          tray: { x: Math.round(left + lot - width), y, width, height },
          line: { ...line, x: left },
          side: 'left',
        } as const)
      : ({
          tray: { x: Math.round(left), y, width, height },
          line: { ...line, x: left + width + gap },
          side: 'right',
        } as const);
  });
  const above = isBeside ? (height / text - nameLines * MORE - ADVANCE) / FIRST.line : 0;
  const first = Math.max(FIRST.least, Math.min(FIRST.most, above)) * text;
  return { text, name: NAME * text, first, nameLines, areCut, panes, figures, foot, scale };
}

/** The foot of the page, above what is below it. */
function footOf(
  page: Size,
  { text, gutter, below }: Pick<Texts, 'text' | 'gutter'> & { readonly below: number },
): Block['foot'] {
  const title = Math.max(
    LEAST_TITLE,
    Math.min(TITLE.height * page.height, TITLE.width * page.width),
  );
  const lines = page.width < NARROW * text ? 2 : page.height < LOW ? 1 : 1 + SECOND;
  const [height, side] = [lines * FOOT * title, MARGIN.side * gutter];
  const y = page.height - MARGIN.bottom * gutter - below - height;
  return { x: side, y, width: page.width - 2 * side, height, lines, title };
}

/** Where boards begin that are so high with their texts, and the foot, close to them: all of it is in the middle. */
function composed(
  lowest: Block['foot'],
  height: number,
  page: Size,
  { gutter, below }: Pick<Texts, 'gutter'> & { readonly below: number },
): { readonly highest: number; readonly foot: Block['foot'] } {
  const top = MARGIN.top * gutter;
  const free = Math.max(0, lowest.y - APART.least * gutter - top - height);
  // Where there is room, what is added to a title has a line of its own.
  const second = lowest.lines === 1 && free >= SECOND * lowest.height ? SECOND : 0;
  const lines = lowest.lines + second;
  const grown = { ...lowest, lines, height: lines * FOOT * lowest.title };
  const left = free - grown.height + lowest.height;
  const gap = Math.min(APART.most * gutter, APART.least * gutter + left / 3);
  const whole = height + gap + grown.height + below;
  const highest = Math.max(top, (page.height - whole) * OPTICAL);
  return { highest, foot: { ...grown, y: highest + height + gap } };
}

/** How many lines a name takes in a width: its last words may tell it from others. */
const linesOf = (name: number, width: number): number =>
  width >= name ? 1 : Math.max(2, Math.ceil((BROKEN * name) / Math.max(1, width)));

/** The width that a name takes in a number of lines, which may be less. */
const widthIn = (lines: number, name: number): number =>
  lines === 1 ? name : (BROKEN * name) / lines;

/** The grid in which boards are largest; of grids that differ little, the one that leaves the least empty. */
function gridIn(boards: number, tray: TraySize, free: Size, texts: Texts): Grid {
  const { text, gutter, named, word, first, others, dots } = texts;
  /** For how many lines of a part of a name there is room beside boards; none below them. */
  const besides = [0, ...Array.from({ length: BESIDE.lines }, (_, i) => i + 1)];
  let best: Grid | undefined;
  let largest = -Infinity;
  for (let columns = 1; columns <= boards; columns++) {
    const rows = Math.ceil(boards / columns);
    const width = (free.width - (columns - 1) * gutter) / columns;
    const height = (free.height - (rows - 1) * gutter) / rows;
    if (columns > 1 && width < LEAST * text) break;
    for (const lines of besides) {
      const isBeside = lines > 0;
      const told = Math.max(
        word,
        BESIDE.width * text,
        isBeside ? widthIn(lines, Math.max(first, others)) : 0,
      );
      const beside = isBeside ? told + BESIDE.gap * text : 0;
      const most = Math.max(2, Math.floor(1 + ((MOST_NAMED * height) / text - LINE) / MORE));
      const wanted = isBeside
        ? linesOf(first, told) + (others > 0 ? linesOf(others, told) : 0)
        : linesOf(named, width);
      const nameLines = isBeside ? wanted : Math.min(most, wanted);
      const areCut = nameLines < wanted;
      const cellAbove = (below: number): number => {
        const fitting = Math.min(
          (width - beside) / tray.width,
          (height - below) / (tray.height + tray.front),
        );
        // Smaller cells than a pixel cannot be whole numbers of them.
        return fitting * dots < 1 ? fitting : Math.floor(fitting * dots) / dots;
      };
      const line = isBeside ? 0 : (LINE + (nameLines - 1) * MORE) * text;
      const isWide = cellAbove(line) * tray.width >= named + (AFTER - PLACE) * text;
      const isHigh = width >= FIGURE * text && STACKED * text <= MOST_FIGURED * (height - line);
      const figures = isBeside || isWide ? 'inline' : isHigh ? 'stacked' : 'none';
      const below = line + (figures === 'stacked' ? STACKED * text : 0);
      const cell = cellAbove(below);
      const share = Math.max((cell * tray.width) / width, (cell * tray.height) / height);
      const least = (BESIDE.height + nameLines * MORE) * text;
      if (isBeside && (cell * tray.height < least || share < LEAST_SHARE)) continue;
      const last = boards - (rows - 1) * columns;
      const filled = last === columns ? 1 : columns > 2 && last === 1 ? LOST : RAGGED;
      const across = cell * tray.width + beside;
      const down = cell * (tray.height + tray.front) + below;
      const empty = 1 - (boards * across * down) / (free.width * free.height);
      const lost = (share < LEAST_SHARE ? LOST : 1) * (areCut ? LOST : 1);
      const worth = cell * (1 - WORTH * empty) * lost * filled;
      if (worth <= largest) continue;
      largest = worth;
      best = { columns, rows, isBeside, cell, width, below, beside, nameLines, areCut, figures };
    }
  }
  return best!;
}
