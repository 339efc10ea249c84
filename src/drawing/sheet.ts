import type { Theme } from '../theme/index.ts';
import type { BoardDrawing } from './boardDrawing.ts';
import { element } from './element.ts';
import { svgOf } from './svg.ts';

/** A board on a sheet, and what stands below it. */
export interface SheetBoard {
  readonly board: BoardDrawing;
  readonly caption: string;
}

/** The width of a board, the space around it, and the height of what stands below, in px. */
const WIDTH = 160;
const SPACE = 16;
const CAPTION = 18;

/**
 * Boards of one puzzle side by side, in rows that make a sheet about as wide as it is high, as the text of an SVG file.
 *
 * @param aspect the width of a board divided by its height
 */
export function* sheetOf(
  boards: readonly SheetBoard[],
  aspect: number,
  theme: Theme,
): Generator<number, string, undefined> {
  const [across, down] = [WIDTH + SPACE, Math.round(WIDTH / aspect) + SPACE + CAPTION];
  const columns = Math.max(1, Math.ceil(Math.sqrt((boards.length * down) / across)));
  const [width, height] = [
    SPACE + Math.min(columns, boards.length) * across,
    SPACE + Math.ceil(boards.length / columns) * down,
  ];
  const marks = [element('rect', { width, height, fill: theme.background.inner })];
  const look = { theme, width: WIDTH, isTransparent: true, hasLetters: false };
  for (const [i, { board, caption }] of boards.entries()) {
    yield i;
    const [x, y] = [SPACE + (i % columns) * across, SPACE + Math.floor(i / columns) * down];
    const text = {
      x: WIDTH / 2,
      y: down - SPACE - 2,
      'font-size': 13,
      'font-family': 'sans-serif',
      'text-anchor': 'middle',
      fill: theme.label.strong,
    };
    marks.push(
      element(
        'g',
        { transform: `translate(${x} ${y})` },
        svgOf(board, look) + element('text', text, caption),
      ),
    );
  }
  const size = { xmlns: 'http://www.w3.org/2000/svg', width, height };
  return `${element('svg', { ...size, viewBox: `0 0 ${width} ${height}` }, marks.join('\n'))}\n`;
}
