import { extentOf, middleOf, numbering, type Extent } from '../puzzle/geometry.ts';
import { lattices, type Point } from '../puzzle/lattices/index.ts';
import type { Cell } from '../puzzle/types.ts';
import { hex, over, rgb } from '../theme/colour.ts';
import { faceColour, letterColour, nameSize } from '../theme/pieceArt.ts';
import type { Theme } from '../theme/index.ts';
import type { BoardDrawing, DrawnPiece } from './boardDrawing.ts';
import { element, type Attributes } from './element.ts';
import { offsetOutline } from './offset.ts';
import { nameSpot, rounded, roundedPath, seams, sharpOutline } from './paths.ts';

/** How a drawing is made. */
export interface SvgLook {
  readonly theme: Theme;
  /** In px. */
  readonly width: number;
  /** Whether there is nothing around the tray. */
  readonly isTransparent: boolean;
  /** Whether names are on pieces. */
  readonly hasLetters: boolean;
  /** By how many quarters all but the texts is turned, counterclockwise; 0 by default. */
  readonly quarters?: number;
}

/** The width of the tray's frame, unless the theme says otherwise, of its rim, and of the ground around, in cell widths. */
const FRAME = 0.2;
const RIM = 0.03;
const GROUND = 0.8;
/** How far the ground goes on beyond the picture, whose size in px is rounded, in cell widths. */
const BEYOND = 0.1;
/** The width of grooves between open cells, in cell widths. */
const GROOVE = 0.05;
/** The width of a tube, in cell widths. */
const TUBE = 0.06;
const LABEL = 0.36;

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

interface TextLook {
  readonly size: number;
  readonly fill: string;
  /** By how many quarters it is turned back, clockwise. */
  readonly quarters: number;
}

function text([x, y]: Point, { size, fill, quarters }: TextLook, said: string): string {
  const transform =
    quarters === 0 ? undefined : `rotate(${90 * quarters} ${rounded(x)} ${rounded(y)})`;
  return element(
    'text',
    { x, y: y + 0.36 * size, 'font-size': size, fill, 'text-anchor': 'middle', transform },
    escaped(said),
  );
}

/** What a line along an outline looks like; undefined for none. */
const stroke = (colour: string, width: number): Attributes => ({
  stroke: width > 0 ? colour : undefined,
  'stroke-width': width > 0 ? width : undefined,
});

/** The tray around cells, and its frame. */
function tray({ lattice }: BoardDrawing, { tray }: Theme, plate: readonly Cell[]): string {
  const width = tray.width ?? FRAME;
  const d = sharpOutline(lattice, plate);
  const rim = hex(over(rgb(tray.rim), tray.rimStrength, rgb(tray.colour)));
  const frame = { d, 'stroke-linejoin': 'round' };
  return [
    element('path', { ...frame, fill: rim, ...stroke(rim, 2 * (width + RIM)) }),
    element('path', { ...frame, fill: tray.colour, ...stroke(tray.colour, 2 * width) }),
  ].join('\n');
}

/** The cells that no piece covers. */
function openCells({ lattice, cells, pieces }: BoardDrawing, { cell }: Theme): string[] {
  const isCovered = numbering(pieces.flatMap((piece) => piece.cells));
  const open = cells.filter((one) => isCovered(one) === undefined);
  if (open.length === 0) return [];
  const outline = sharpOutline(lattice, open);
  const groove = {
    d: outline + seams(lattice, open),
    fill: 'none',
    'stroke-opacity': cell.grooveStrength,
    ...stroke(cell.groove, GROOVE),
  };
  return [
    element('path', { d: outline, fill: cell.colour, 'fill-opacity': cell.strength }),
    element('path', groove),
  ];
}

/** A piece: its face, the lines of its material, and its name. */
function pieceMarks(
  { lattice }: BoardDrawing,
  { theme, hasLetters, quarters = 0 }: SvgLook,
  piece: DrawnPiece,
): string[] {
  const { cells, colour, name } = piece;
  const { kind, cut, line, texture } = theme.material;
  const path = (inset: number): string =>
    roundedPath(offsetOutline(lattice, cells, -inset), cut.radius);
  const isTube = kind === 'tube';
  const face = hex(faceColour(theme, rgb(colour)));
  const edge = isTube ? stroke('none', 0) : stroke(line.colour, line.width);
  const inset = isTube ? cut.gap : cut.gap + line.width / 2;
  const { width, strength } = theme.seam;
  const seam = strength > 0 ? seams(lattice, cells) : '';
  const size = nameSize(name.length, theme.letter.size);
  return [
    element('path', { d: path(inset), fill: face, 'stroke-linejoin': 'round', ...edge }),
    ...(isTube
      ? [
          element('path', { d: path(texture), fill: 'none', ...stroke(colour, TUBE) }),
          element('path', { d: path(texture), fill: 'none', ...stroke(line.colour, line.width) }),
        ]
      : []),
    ...(seam === ''
      ? []
      : [element('path', { d: seam, 'stroke-opacity': strength, ...stroke('#000000', width) })]),
    ...(hasLetters
      ? [
          text(
            nameSpot(lattice, cells),
            { size, fill: letterColour(theme, rgb(colour)), quarters },
            name,
          ),
        ]
      : []),
  ];
}

/** The colours of the ground: from its middle to its corners. */
function ground({ background }: Theme, { x, y, width, height }: Box): string {
  const { inner, outer } = background;
  // Named by its colours: where pictures share a page and a name, they share a gradient that is the same.
  const id = `ground-${inner}-${outer}`.replaceAll('#', '');
  const stops =
    element('stop', { 'stop-color': inner }) + element('stop', { offset: 1, 'stop-color': outer });
  return [
    element('radialGradient', { id, r: 0.75 }, stops),
    element('rect', {
      x: x - BEYOND,
      y: y - BEYOND,
      width: width + 2 * BEYOND,
      height: height + 2 * BEYOND,
      fill: `url(#${id})`,
    }),
  ].join('\n');
}

interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

const boxAround = ({ left, top, right, bottom }: Extent, margin: number): Box => ({
  x: left - margin,
  y: top - margin,
  width: right - left + 2 * margin,
  height: bottom - top + 2 * margin,
});

/** An extent turned counterclockwise. */
function turned(extent: Extent, quarters: number): Extent {
  if (quarters === 0) return extent;
  const { left, top, right, bottom } = extent;
  return turned({ left: top, top: -right, right: bottom, bottom: -left }, quarters - 1);
}

/** A board at a moment as the text of an SVG file. */
export function svgOf(board: BoardDrawing, look: SvgLook): string {
  const { theme, width, isTransparent, quarters = 0 } = look;
  const lattice = lattices[board.lattice];
  const plate = [...board.cells];
  const isOpen = numbering(board.cells);
  plate.push(...board.labels.map(({ cell }) => cell).filter((cell) => isOpen(cell) === undefined));
  const frame = (theme.tray.width ?? FRAME) + RIM;
  const box = boxAround(turned(extentOf(lattice, plate), quarters), isTransparent ? frame : GROUND);
  const isCovered = numbering(board.pieces.flatMap(({ cells }) => cells));
  const labels = board.labels
    .filter(({ cell }) => isCovered(cell) === undefined)
    .map(({ cell, text: said }) => {
      const { quiet, strong } = theme.label;
      const fill = isOpen(cell) === undefined ? strong : quiet;
      const size = nameSize(said.length, LABEL);
      return text(middleOf(lattice, cell), { size, fill, quarters }, said);
    });
  const marks = [
    tray(board, theme, plate),
    ...openCells(board, theme),
    ...board.pieces.flatMap((piece) => pieceMarks(board, look, piece)),
    ...labels,
  ];
  const size = {
    xmlns: 'http://www.w3.org/2000/svg',
    width,
    height: Math.round((width * box.height) / box.width),
    viewBox: [box.x, box.y, box.width, box.height].map(rounded).join(' '),
    'font-family': 'system-ui, sans-serif',
    'font-weight': 600,
  };
  const drawn = marks.join('\n');
  const all = [
    ...(isTransparent ? [] : [ground(theme, box)]),
    quarters === 0
      ? drawn
      : element('g', { transform: `rotate(${-90 * quarters})` }, `\n${drawn}\n`),
  ];
  return `${element('svg', size, `\n${all.join('\n')}\n`)}\n`;
}
