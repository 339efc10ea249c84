import { Text, type TextStyle } from 'pixi.js';
import type { Point } from '../../puzzle/lattices/index.ts';
import { rgb } from '../../theme/colour.ts';
import type { Theme } from '../../theme/index.ts';
import { letterColour, markStrength, nameSize } from '../../theme/pieceArt.ts';
import { coloursOf, namesOf, type Board } from '../board/board.ts';
import { textStyle } from '../board/labels.ts';
import type { Layers } from '../board/layers.ts';
import type { ShownBoard } from '../board/layout.ts';
import type { RemainingPieces } from '../remaining/remainingPieces.ts';
import { letter, letterFit, type LetterFit, type Lettering } from './lettering.ts';
import { marksOf } from './marks.ts';
import type { Pieces } from './pieces.ts';

/** The texts on one piece, used again from frame to frame; only the first `used` are shown. */
interface Pool {
  readonly name: string;
  readonly mark: string;
  style: TextStyle;
  /** The opacity of its mark, 0 to 1. */
  strength: number;
  readonly texts: Text[];
  used: number;
}

/** The letters on the tiles: one text each, from a pool per colour that grows as needed. */
export class Letters {
  private readonly layout: ShownBoard;
  private readonly layers: Layers;
  private readonly board: Board;
  /** The length of the longest name. */
  private readonly longest: number;
  /** The styles of dark and of light letters. */
  private readonly dark = textStyle('#000000');
  private readonly light = textStyle('#ffffff');
  /** Colour → the texts of its piece. */
  private readonly pools: readonly Pool[];
  private lettering: Lettering = 'none';
  private fit: LetterFit;
  /** Device pixels per cell; texts are rastered at this size and shown in cell widths. */
  private pixels = 64;
  /** CSS pixels per cell. */
  private cell = 64;
  /** The usual font size, in cell widths, where the theme has one of its own. */
  private height: number | undefined;
  /** The angle of the board on its way to where it is laid out, in radians. */
  private tilt = 0;

  constructor(board: Board, layout: ShownBoard, layers: Layers, theme: Theme) {
    const names = namesOf(board);
    const marks = marksOf(board);
    this.layout = layout;
    this.layers = layers;
    this.board = board;
    this.longest = Math.max(...names.map(({ length }) => length));
    this.fit = letterFit(this.lettering, this.longest, this.cell);
    this.pools = names.map((name, colour) => ({
      name,
      mark: marks[colour]!,
      style: this.dark,
      strength: 1,
      texts: [],
      used: 0,
    }));
    this.setTheme(theme);
    this.setCellSize(this.pixels, this.cell);
  }

  setTheme(theme: Theme): void {
    const { dark, light } = this;
    this.height = theme.letter.size;
    dark.fill = theme.letter.dark;
    light.fill = theme.letter.light;
    coloursOf(theme, this.board).forEach((colour, piece) => {
      const pool = this.pools[piece]!;
      pool.style = letterColour(theme, rgb(colour)) === theme.letter.dark ? dark : light;
      pool.strength = markStrength(theme, rgb(colour));
      for (const text of pool.texts) text.style = pool.style;
    });
    this.write();
  }

  setLettering(lettering: Lettering): void {
    if (lettering === this.lettering) return;
    this.lettering = lettering;
    for (const style of [this.dark, this.light])
      style.fontWeight = lettering === 'marks' ? '400' : '600';
    this.write();
  }

  /** Sets the width of a cell, in device pixels and in CSS pixels. */
  setCellSize(pixels: number, cell: number): void {
    this.pixels = pixels;
    this.cell = cell;
    this.write();
  }

  /** Draws all letters anew, in a face that has been loaded. */
  drawAnew(): void {
    for (const style of [this.dark, this.light]) style.update();
  }

  /** Keeps letters upright on a board that is tilted by an angle, in radians. */
  keepUpright(tilt: number): void {
    if (tilt === this.tilt) return;
    this.tilt = tilt;
    for (const { texts } of this.pools) for (const text of texts) text.rotation = -tilt;
  }

  /** Shows the letters of tiles that lie, fade out or fly, and of remaining pieces. */
  show(pieces: Pieces, remaining: RemainingPieces | undefined): void {
    for (const pool of this.pools) pool.used = 0;
    letter(this.layout, { pieces, layers: this.layers, seats: remaining?.seats }, this.put);
    for (const { texts, used } of this.pools)
      for (let i = used; i < texts.length; i++) texts[i]!.visible = false;
  }

  private readonly put = (
    colour: number,
    [x, y]: Point,
    lift: number,
    opacity: number,
    times: number,
    isAloft = false,
    growth = 1,
  ): void => {
    const pool = this.pools[colour]!;
    // In flight letters grow and shrink with their pieces.
    const size = this.fit.sizeOf(pool.name.length, isAloft ? 1 : times);
    if (size === undefined) return;
    const text = pool.texts[pool.used++] ?? this.add(pool);
    const above = isAloft ? this.layers.lettersAloft : this.layers.letters;
    if (text.parent !== above) above.addChild(text);
    text.visible = true;
    text.position.set(x, y - lift);
    text.alpha = this.lettering === 'marks' ? opacity * pool.strength : opacity;
    text.scale.set((size * times * growth) / this.rastered / this.pixels);
  };

  private add(pool: Pool): Text {
    const text = new Text({
      text: this.textOf(pool),
      style: pool.style,
      anchor: 0.5,
      resolution: 1,
      rotation: -this.tilt,
    });
    pool.texts.push(text);
    return text;
  }

  private textOf({ name, mark }: Pool): string {
    return this.fit.hasMarks ? mark : name;
  }

  /** The font size of one letter on the board, at which texts are rastered, in cell widths. */
  private get rastered(): number {
    return this.fit.sizeOf(1, 1) ?? nameSize(1, this.height);
  }

  /** Writes what is legible on a cell. */
  private write(): void {
    this.fit = letterFit(this.lettering, this.longest, this.cell, this.height);
    for (const style of [this.dark, this.light])
      style.fontSize = Math.max(6, Math.round(this.pixels * this.rastered));
    for (const pool of this.pools) for (const text of pool.texts) text.text = this.textOf(pool);
  }

  destroy(): void {
    for (const style of [this.dark, this.light]) style.destroy();
  }
}
