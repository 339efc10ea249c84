import { Sprite } from 'pixi.js';
import type { Point } from '../../puzzle/lattices/index.ts';
import { rgb } from '../../theme/colour.ts';
import type { Theme } from '../../theme/index.ts';
import { letterColour, markStrength, nameSize, spokenHeight } from '../../theme/pieceArt.ts';
import { coloursOf, namesOf, type Board } from '../board/board.ts';
import type { Layers } from '../board/layers.ts';
import type { ShownBoard } from '../board/layout.ts';
import { Writing } from '../board/writing.ts';
import { PileNumbers } from '../remaining/pileNumbers.ts';
import type { RemainingPieces } from '../remaining/remainingPieces.ts';
import { letter, letterFit, type LetterFit, type Lettering } from './lettering.ts';
import { marksOf } from './marks.ts';
import type { Pieces } from './pieces.ts';

/** The sprites of the text on one piece, used again from frame to frame; only the first `used` are shown. */
interface Pool {
  readonly name: string;
  readonly mark: string;
  /** A CSS colour. */
  fill: string;
  /** The opacity of its mark, 0 to 1. */
  strength: number;
  readonly writing: Writing;
  /** Whether it is written as it is to be shown. */
  isWritten: boolean;
  readonly sprites: Sprite[];
  used: number;
}

/** The letters on the tiles, one sprite each, from a pool per colour that grows as needed; and the numbers of piles. */
export class Letters {
  private readonly layout: ShownBoard;
  private readonly layers: Layers;
  private readonly board: Board;
  /** The length of the longest name. */
  private readonly longest: number;
  /** Colour → the sprites of its piece. */
  private readonly pools: readonly Pool[];
  private readonly numbers: PileNumbers;
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
      fill: theme.letter.dark,
      strength: 1,
      writing: new Writing(),
      isWritten: false,
      sprites: [],
      used: 0,
    }));
    this.numbers = new PileNumbers(theme);
    layers.numbers.addChild(this.numbers.container);
    this.setTheme(theme);
    this.setCellSize(this.pixels, this.cell);
  }

  setTheme(theme: Theme): void {
    this.height = theme.letter.size;
    this.numbers.setTheme(theme);
    coloursOf(theme, this.board).forEach((colour, piece) => {
      const pool = this.pools[piece]!;
      pool.fill = letterColour(theme, rgb(colour));
      pool.strength = markStrength(theme, rgb(colour));
    });
    this.drawAnew();
  }

  setLettering(lettering: Lettering): void {
    if (lettering === this.lettering) return;
    this.lettering = lettering;
    this.drawAnew();
  }

  /** Sets the width of a cell, in device pixels and in CSS pixels. */
  setCellSize(pixels: number, cell: number): void {
    this.pixels = pixels;
    this.cell = cell;
    this.numbers.setCellSize(pixels, cell);
    this.drawAnew();
  }

  /** Writes what is legible on a cell anew where it is next shown. */
  drawAnew(): void {
    const { lettering, longest, cell, height, board } = this;
    const spoken = lettering === 'names' ? spokenHeight(board.lattice, cell, height) : height;
    this.fit = letterFit(lettering, longest, cell, spoken);
    for (const pool of this.pools) pool.isWritten = false;
    this.numbers.drawAnew();
  }

  /** Keeps letters upright on a board that is tilted by an angle, in radians. */
  keepUpright(tilt: number): void {
    if (tilt === this.tilt) return;
    this.tilt = tilt;
    for (const { sprites } of this.pools) for (const sprite of sprites) sprite.rotation = -tilt;
  }

  /** Shows the letters of tiles that lie, fade out or fly, and of remaining pieces. */
  show(pieces: Pieces, remaining: RemainingPieces | undefined): void {
    for (const pool of this.pools) pool.used = 0;
    const { layers, reachOf } = this;
    const { prominent, strength: trails } = layers.trails;
    const { places } = prominent.tiles;
    const seats = remaining?.seats;
    letter(this.layout, { pieces, layers, prominent: places, trails, seats, reachOf }, this.put);
    for (const { sprites, used } of this.pools)
      for (let i = used; i < sprites.length; i++) sprites[i]!.visible = false;
  }

  /** Shows how many copies wait in each pile, at a moment in ms; returns whether that is still to be brought up to date. */
  number(remaining: RemainingPieces, now: number): boolean {
    return this.numbers.show(remaining, this.tilt, now);
  }

  private readonly reachOf = (colour: number, times: number): number =>
    this.fit.reachOf(this.pools[colour]!.name.length, times);

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
    if (!pool.isWritten) this.write(pool);
    const sprite = pool.sprites[pool.used++] ?? this.add(pool);
    const above = isAloft ? this.layers.lettersAloft : this.layers.letters;
    if (sprite.parent !== above) above.addChild(sprite);
    sprite.visible = true;
    sprite.position.set(x, y - lift);
    sprite.alpha = this.lettering === 'marks' ? opacity * pool.strength : opacity;
    sprite.scale.set((size * times * growth) / this.rastered / this.pixels);
  };

  private add({ writing, sprites }: Pool): Sprite {
    const { texture } = writing;
    const sprite = new Sprite({ texture, anchor: 0.5, rotation: -this.tilt });
    sprites.push(sprite);
    return sprite;
  }

  /** The font size of one letter on the board, at which texts are rastered, in cell widths. */
  private get rastered(): number {
    return this.fit.sizeOf(1, 1) ?? nameSize(1, this.height);
  }

  private write(pool: Pool): void {
    const { name, mark, fill, writing } = pool;
    const weight = this.lettering === 'marks' ? '400' : '600';
    const size = Math.max(6, Math.round(this.pixels * this.rastered));
    writing.write(this.fit.hasMarks ? mark : name, { fill, weight, size });
    pool.isWritten = true;
  }

  destroy(): void {
    for (const { writing } of this.pools) writing.destroy();
    this.numbers.destroy();
  }
}
