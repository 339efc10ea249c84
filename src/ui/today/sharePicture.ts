import { openLabels } from '../../puzzle/labels.ts';
import { extentOf, middleOf } from '../../puzzle/geometry.ts';
import { lattices, type Point } from '../../puzzle/lattices/index.ts';
import type { Cell, Meaning, Question } from '../../puzzle/types.ts';
import type { Theme } from '../../theme/index.ts';
import { silhouette } from '../../drawing/paths.ts';

/** What a picture to share shows: a board, but nothing of what lies on it. */
export interface SharedPicture {
  readonly question: Question;
  readonly theme: Theme;
  /** A family of fonts, as in style sheets. */
  readonly family: string;
  readonly label: (meaning: Meaning) => string;
  readonly title: string;
  /** What came of it; the first line is the largest. */
  readonly lines: readonly string[];
}

/** The width and the height of the picture, and its margin, in pixels. */
export const SIDE = 1080;
const MARGIN = 84;
/** The room of the board: its top, its height. */
const BOARD = { top: 210, height: 640 };

/** The colours of pieces from one corner of the board to the other. */
const COLOURS = [6, 8, 10];

/** Draws the picture of a board whose date is left open. */
export function drawShared(canvas: HTMLCanvasElement, picture: SharedPicture): void {
  canvas.width = canvas.height = SIDE;
  const pen = canvas.getContext('2d')!;
  const { theme, title, lines, family } = picture;
  const { strong, soft } = theme.text;
  const sky = pen.createRadialGradient(SIDE / 2, SIDE / 2, 0, SIDE / 2, SIDE / 2, SIDE * 0.75);
  sky.addColorStop(0, theme.background.inner);
  sky.addColorStop(1, theme.background.outer);
  pen.fillStyle = sky;
  pen.fillRect(0, 0, SIDE, SIDE);
  pen.textAlign = 'center';
  pen.textBaseline = 'alphabetic';
  const write = (text: string, y: number, size: number, weight: number, colour: string): void => {
    const font = (px: number) => `${weight} ${px}px ${family}`;
    pen.font = font(size);
    const width = pen.measureText(text).width;
    pen.font = font(size * Math.min(1, (SIDE - 2 * MARGIN) / Math.max(1, width)));
    pen.fillStyle = colour;
    pen.fillText(text, SIDE / 2, y);
  };
  write(title, 140, 76, 500, strong);
  drawBoard(pen, picture);
  lines.forEach((line, i) =>
    write(line, 930 + 62 * i, i === 0 ? 48 : 40, 400, i === 0 ? strong : soft),
  );
  write('Fitful', SIDE - 36, 28, 500, soft);
}

function drawBoard(pen: CanvasRenderingContext2D, picture: SharedPicture): void {
  const { question, theme, family, label } = picture;
  const { lattice, board } = question;
  const open = openLabels(question);
  const all = [...board.cells, ...open.map(({ cell }) => cell)];
  const { left, top, right, bottom } = extentOf(lattices[lattice], all);
  const cell = Math.min((SIDE - 2 * MARGIN) / (right - left), BOARD.height / (bottom - top));
  const [x, y] = [SIDE / 2, BOARD.top + BOARD.height / 2];
  const at = (point: Point): Point => [
    x + cell * (point[0] - (left + right) / 2),
    y + cell * (point[1] - (top + bottom) / 2),
  ];
  pen.save();
  pen.translate(...at([0, 0]));
  pen.scale(cell, cell);
  const outline = (cells: readonly Cell[]) => new Path2D(silhouette(lattice, cells));
  const tray = outline(all);
  pen.lineJoin = 'round';
  pen.fillStyle = pen.strokeStyle = theme.tray.colour;
  pen.lineWidth = 0.36;
  pen.stroke(tray);
  pen.fill(tray);
  // One surface, from colour to colour: what covers it is not to be seen.
  const light = pen.createLinearGradient(left, top, right, bottom);
  COLOURS.forEach((one, i) =>
    light.addColorStop(i / (COLOURS.length - 1), theme.pieces[one % theme.pieces.length]!),
  );
  pen.fillStyle = light;
  pen.fill(outline(board.cells));
  pen.restore();
  pen.fillStyle = theme.label.strong;
  pen.textBaseline = 'middle';
  pen.font = `600 ${0.42 * cell}px ${family}`;
  for (const { cell: place, meaning } of open)
    pen.fillText(label(meaning), ...at(middleOf(lattices[lattice], place)));
}
