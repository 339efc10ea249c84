import { isNameLegible, nameSize, letterColour } from '../../theme/pieceArt.ts';
import { Container, Text, type TextStyle } from 'pixi.js';
import type { Point } from '../../puzzle/lattices/index.ts';
import { coloursOf, namesOf, type Board } from '../board/board.ts';
import { rgb } from '../../theme/colour.ts';
import { lettering } from '../board/lettering.ts';
import type { BoardGeometry } from '../board/geometry.ts';
import type { Pieces } from './pieces.ts';
import type { Theme } from '../../theme/index.ts';
import type { Waiting } from '../remaining/remainingPieces.ts';

/** The names on the tiles: one text each, from a pool per colour that grows as needed. */
export class Letters {
  readonly container = new Container();
  private geometry: BoardGeometry;
  private readonly board: Board;
  private readonly names: readonly string[];
  /** How many letters the longest of them has: either all of them can be read, or none is drawn. */
  private readonly longest: number;
  private readonly pools: Text[][];
  private readonly used: Int32Array;
  private styles: TextStyle[] = [];
  /** Device pixels per cell; texts are rastered at this size and shown in cell widths. */
  private pixels = 64;
  /** CSS px per cell. */
  private cell = 64;
  /** By how much the board is turned on its way to where it is laid out, in radians. */
  private tilt = 0;

  constructor(board: Board, geometry: BoardGeometry, theme: Theme) {
    const names = namesOf(board);
    this.geometry = geometry;
    this.board = board;
    this.names = names;
    this.longest = Math.max(...names.map(({ length }) => length));
    this.pools = names.map(() => []);
    this.used = new Int32Array(names.length);
    this.setTheme(theme);
  }

  setTheme(theme: Theme): void {
    const byColour = new Map<string, TextStyle>();
    this.styles = coloursOf(theme, this.board).map((colour) => {
      const fill = letterColour(theme, rgb(colour));
      const style = byColour.get(fill) ?? lettering(fill);
      byColour.set(fill, style);
      return style;
    });
    this.size(this.pixels, this.cell);
    this.pools.forEach((pool, colour) =>
      pool.forEach((text) => (text.style = this.styles[colour]!)),
    );
  }

  /** Sets how many device pixels, and how many CSS px, a cell is wide. */
  size(pixels: number, cell: number): void {
    this.pixels = pixels;
    this.cell = cell;
    for (const style of new Set(this.styles))
      style.fontSize = Math.max(6, Math.round(pixels * nameSize(1)));
    for (const pool of this.pools) for (const text of pool) this.fit(text);
  }

  turn(geometry: BoardGeometry): void {
    this.geometry = geometry;
  }

  /** Keeps letters upright on a board that is tilted by an angle, in radians. */
  upright(tilt: number): void {
    if (tilt === this.tilt) return;
    this.tilt = tilt;
    for (const pool of this.pools) for (const text of pool) text.rotation = -tilt;
  }

  /** Shows the names of the tiles that lie, fade or fly now, and of pieces that wait. */
  show(pieces: Pieces, waiting: Waiting | undefined): void {
    const { shown, colour, named, fading, flights } = pieces;
    const { sites } = this.geometry;
    this.used.fill(0);
    for (let cell = 0; cell < shown.length; cell++) {
      const { middle } = sites[cell]!;
      if (fading.named[cell]) this.lay(fading.colour[cell]!, middle, fading.opacity(cell));
      if (named[cell]) this.lay(colour[cell]!, middle, pieces.opacity(cell));
    }
    for (const { tile, colour, named, lift, opacity, matrix } of flights.list) {
      if (tile < 0) continue;
      const [x, y] = sites[named]!.middle;
      const size = Math.max(Math.hypot(matrix[0]!, matrix[1]!), Math.hypot(matrix[2]!, matrix[3]!));
      const at: Point = [
        matrix[0]! * x + matrix[2]! * y + matrix[4]!,
        matrix[1]! * x + matrix[3]! * y + matrix[5]!,
      ];
      this.put(colour, at, lift * size, opacity, size);
    }
    if (waiting && isNameLegible(this.longest, this.cell * waiting.size)) {
      for (const { colour, named, opacity } of waiting.seats)
        this.put(colour, named, 0, opacity, waiting.size);
    }
    for (let number = 0; number < this.pools.length; number++) {
      const pool = this.pools[number]!;
      for (let i = this.used[number]!; i < pool.length; i++) pool[i]!.visible = false;
    }
  }

  /** Puts a name on a tile that lies, unless that is nearly invisible. */
  private lay(colour: number, middle: Point, opacity: number): void {
    if (opacity >= 0.2) this.put(colour, middle, 0, (opacity - 0.2) / 0.8);
  }

  private put(colour: number, [x, y]: Point, lift: number, opacity: number, size = 1): void {
    const text = this.pools[colour]![this.used[colour]!++] ?? this.add(colour);
    text.visible = true;
    text.position.set(x, y - lift);
    text.alpha = opacity;
    text.scale.set(this.scaleOf(text) * size);
  }

  private add(colour: number): Text {
    const text = new Text({
      text: this.names[colour]!,
      style: this.styles[colour]!,
      anchor: 0.5,
      resolution: 1,
      rotation: -this.tilt,
    });
    this.fit(text);
    this.pools[colour]!.push(text);
    this.container.addChild(text);
    return text;
  }

  /** Scales down names of several letters, so that they fit their cell; leaves out those that cannot be read. */
  private fit(text: Text): void {
    text.renderable = isNameLegible(this.longest, this.cell);
    text.scale.set(this.scaleOf(text));
  }

  private scaleOf({ text }: Text): number {
    return nameSize(text.length) / nameSize(1) / this.pixels;
  }

  destroy(): void {
    this.container.destroy({ children: true });
    for (const style of new Set(this.styles)) style.destroy();
  }
}
