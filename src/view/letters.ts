import { Container, Text, TextStyle } from 'pixi.js';
import type { Point } from '../puzzle/lattices/index.ts';
import type { Problem } from '../solve/problem.ts';
import { rgb } from './colour.ts';
import { letterColour, pieceColours } from './pieceArt.ts';
import type { Theme } from './themes/index.ts';

/** Height of a letter, in cell widths. */
const SIZE = 0.42;

/**
 * The names of the pieces, one text a piece that lies: put anew in every frame that is drawn
 * (`begin`, `put`…, `end`), from a pool that only grows to what the board has shown at once.
 */
export class Letters {
  readonly container = new Container();
  private readonly problem: Problem;
  private readonly pools: Text[][];
  private readonly used: Int32Array;
  private styles: TextStyle[] = [];
  /** Device pixels a cell; texts are rastered at this size and shown in cell widths. */
  private pixels = 64;

  constructor(problem: Problem, theme: Theme) {
    this.problem = problem;
    this.pools = problem.pieces.map(() => []);
    this.used = new Int32Array(problem.pieces.length);
    this.setTheme(theme);
  }

  setTheme(theme: Theme): void {
    const byColour = new Map<string, TextStyle>();
    this.styles = pieceColours(theme, this.problem.pieces.length).map((colour) => {
      const fill = letterColour(theme, rgb(colour));
      const style =
        byColour.get(fill) ??
        new TextStyle({
          fontFamily: 'Inter, system-ui, "Segoe UI", Roboto, "Helvetica Neue", Arial, sans-serif',
          fontWeight: '600',
          fill,
        });
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

  begin(): void {
    this.used.fill(0);
  }

  /** Shows a piece's name with its middle here, in cell widths. */
  put(piece: number, [x, y]: Point, lift: number, opacity: number): void {
    const pool = this.pools[piece]!;
    const text = pool[this.used[piece]!++] ?? this.add(piece);
    text.visible = true;
    text.position.set(x, y - lift);
    text.alpha = opacity;
  }

  end(): void {
    for (let piece = 0; piece < this.pools.length; piece++) {
      const pool = this.pools[piece]!;
      for (let i = this.used[piece]!; i < pool.length; i++) pool[i]!.visible = false;
    }
  }

  private add(piece: number): Text {
    const text = new Text({
      text: this.problem.pieces[piece]!.name,
      style: this.styles[piece]!,
      anchor: 0.5,
      resolution: 1,
    });
    this.fit(text);
    this.pools[piece]!.push(text);
    this.container.addChild(text);
    return text;
  }

  /** Long names are made smaller, so that they stay on their cell. */
  private fit(text: Text): void {
    const narrow = Math.min(1, 2.6 / text.text.length);
    text.scale.set(narrow / this.pixels);
  }

  destroy(): void {
    this.container.destroy({ children: true });
    for (const style of new Set(this.styles)) style.destroy();
  }
}
