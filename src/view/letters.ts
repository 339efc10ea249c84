import { Container, Text, type TextStyle } from 'pixi.js';
import type { Point } from '../puzzle/lattices/index.ts';
import { marks } from '../puzzle/marks.ts';
import type { Problem } from '../solve/problem.ts';
import { rgb } from './colour.ts';
import { lettering } from './lettering.ts';
import type { Mosaic } from './mosaic.ts';
import type { Pieces } from './pieces.ts';
import { letterColour, pieceColours } from './pieceArt.ts';
import type { Theme } from './themes/index.ts';

/** Height of a letter, in cell widths. */
const SIZE = 0.42;
/** The most letters that can be read on one cell. */
const LONGEST = 5;

/**
 * The names of the pieces, or their marks where one is long, one text a piece on the board, from a pool that only grows to what the
 * board has shown at once.
 */
export class Letters {
  readonly container = new Container();
  private readonly problem: Problem;
  private readonly mosaic: Mosaic;
  private readonly labels: readonly string[];
  /** Per placement, the cell nearest its middle once that is known. */
  private readonly middles: Int32Array;
  private readonly pools: Text[][];
  private readonly used: Int32Array;
  private styles: TextStyle[] = [];
  /** Device pixels a cell; texts are rastered at this size and shown in cell widths. */
  private pixels = 64;

  constructor(problem: Problem, mosaic: Mosaic, theme: Theme) {
    this.problem = problem;
    this.mosaic = mosaic;
    const names = problem.pieces.map(({ name }) => name);
    this.labels = names.some((name) => name.length > LONGEST) ? marks(problem.pieces) : names;
    this.middles = new Int32Array(problem.placements.count).fill(-1);
    this.pools = problem.pieces.map(() => []);
    this.used = new Int32Array(problem.pieces.length);
    this.setTheme(theme);
  }

  setTheme(theme: Theme): void {
    const byColour = new Map<string, TextStyle>();
    this.styles = pieceColours(theme, this.problem.pieces.length).map((colour) => {
      const fill = letterColour(theme, rgb(colour));
      const style = byColour.get(fill) ?? lettering(fill);
      byColour.set(fill, style);
      return style;
    });
    this.size(this.pixels);
    this.pools.forEach((pool, piece) => pool.forEach((text) => (text.style = this.styles[piece]!)));
  }

  /** Tells how many device pixels a cell is wide. */
  size(pixels: number): void {
    this.pixels = pixels;
    for (const style of new Set(this.styles))
      style.fontSize = Math.max(6, Math.round(pixels * SIZE));
    for (const pool of this.pools) for (const text of pool) this.fit(text);
  }

  /** Puts the names on the pieces as they lie and fly now. */
  show(pieces: Pieces): void {
    const { piece } = this.problem.placements;
    const { tiles } = this.mosaic;
    this.used.fill(0);
    const { shown, fading } = pieces;
    for (let cell = 0; cell < shown.length; cell++) {
      this.name(cell, fading.placement[cell]!, fading.solid(cell));
      this.name(cell, shown[cell]!, pieces.solid(cell));
    }
    for (const { placement, lift, opacity } of pieces.moves.list) {
      if (placement < 0) continue;
      this.put(piece[placement]!, tiles[this.middleOf(placement)]!.middle, lift, opacity);
    }
    for (let number = 0; number < this.pools.length; number++) {
      const pool = this.pools[number]!;
      for (let i = this.used[number]!; i < pool.length; i++) pool[i]!.visible = false;
    }
  }

  /** Puts a name on a cell if its piece is solid enough to have one, and has it there. */
  private name(cell: number, placement: number, solid: number): void {
    if (solid < 0.2 || this.middleOf(placement) !== cell) return;
    const number = this.problem.placements.piece[placement]!;
    this.put(number, this.mosaic.tiles[cell]!.middle, 0, (solid - 0.2) / 0.8);
  }

  private put(piece: number, [x, y]: Point, lift: number, opacity: number): void {
    const text = this.pools[piece]![this.used[piece]!++] ?? this.add(piece);
    text.visible = true;
    text.position.set(x, y - lift);
    text.alpha = opacity;
  }

  /** The cell of a placement that lies nearest its middle. */
  private middleOf(placement: number): number {
    const known = this.middles[placement]!;
    if (known >= 0) return known;
    const { start, cellOf } = this.problem.placements;
    const cells = cellOf.subarray(start[placement], start[placement + 1]);
    const point = (cell: number): Point => this.mosaic.tiles[cell]!.middle;
    const x = cells.reduce((sum, cell) => sum + point(cell)[0], 0) / cells.length;
    const y = cells.reduce((sum, cell) => sum + point(cell)[1], 0) / cells.length;
    const far = (cell: number): number => Math.hypot(point(cell)[0] - x, point(cell)[1] - y);
    const nearest = cells.reduce((best, cell) => (far(cell) < far(best) - 1e-6 ? cell : best));
    this.middles[placement] = nearest;
    return nearest;
  }

  private add(piece: number): Text {
    const text = new Text({
      text: this.labels[piece]!,
      style: this.styles[piece]!,
      anchor: 0.5,
      resolution: 1,
    });
    this.fit(text);
    this.pools[piece]!.push(text);
    this.container.addChild(text);
    return text;
  }

  /** Names of several letters are made smaller, so that they stay on their cell. */
  private fit(text: Text): void {
    const narrow = Math.min(1, 2.6 / text.text.length);
    text.scale.set(narrow / this.pixels);
  }

  destroy(): void {
    this.container.destroy({ children: true });
    for (const style of new Set(this.styles)) style.destroy();
  }
}
