import { Container, Text, type TextStyle } from 'pixi.js';
import type { Point } from '../../puzzle/lattices/index.ts';
import { rgb } from '../../theme/colour.ts';
import type { Theme } from '../../theme/index.ts';
import { isNameLegible, letterColour, nameSize } from '../../theme/pieceArt.ts';
import { coloursOf, namesOf, type Board } from '../board/board.ts';
import { textStyle } from '../board/labels.ts';
import type { ShownBoard } from '../board/layout.ts';
import type { RemainingPieces } from '../remaining/remainingPieces.ts';
import type { Pieces } from './pieces.ts';
import { transformed } from './pose.ts';

/** The texts of one piece's name, used again from frame to frame; only the first `used` are shown. */
interface Pool {
  readonly name: string;
  style: TextStyle;
  readonly texts: Text[];
  used: number;
}

/** The names on the tiles: one text each, from a pool per colour that grows as needed. */
export class Letters {
  readonly container = new Container();
  private readonly layout: ShownBoard;
  private readonly board: Board;
  /** The length of the longest name: either all names are legible, or none is drawn. */
  private readonly longest: number;
  /** The styles of dark and of light names. */
  private readonly dark = textStyle('#000000');
  private readonly light = textStyle('#ffffff');
  /** Colour → the texts of its piece. */
  private readonly pools: readonly Pool[];
  /** Device pixels per cell; texts are rastered at this size and shown in cell widths. */
  private pixels = 64;
  /** CSS pixels per cell. */
  private cell = 64;
  /** The angle of the board on its way to where it is laid out, in radians. */
  private tilt = 0;

  constructor(board: Board, layout: ShownBoard, theme: Theme) {
    const names = namesOf(board);
    this.layout = layout;
    this.board = board;
    this.longest = Math.max(...names.map(({ length }) => length));
    this.pools = names.map((name) => ({ name, style: this.dark, texts: [], used: 0 }));
    this.setTheme(theme);
    this.setCellSize(this.pixels, this.cell);
  }

  setTheme(theme: Theme): void {
    const { dark, light } = this;
    dark.fill = theme.letter.dark;
    light.fill = theme.letter.light;
    coloursOf(theme, this.board).forEach((colour, piece) => {
      const pool = this.pools[piece]!;
      pool.style = letterColour(theme, rgb(colour)) === theme.letter.dark ? dark : light;
      for (const text of pool.texts) text.style = pool.style;
    });
  }

  /** Sets the width of a cell, in device pixels and in CSS pixels. */
  setCellSize(pixels: number, cell: number): void {
    this.pixels = pixels;
    this.cell = cell;
    for (const style of [this.dark, this.light])
      style.fontSize = Math.max(6, Math.round(pixels * nameSize(1)));
    for (const { texts } of this.pools) for (const text of texts) this.fit(text);
  }

  /** Keeps letters upright on a board that is tilted by an angle, in radians. */
  keepUpright(tilt: number): void {
    if (tilt === this.tilt) return;
    this.tilt = tilt;
    for (const { texts } of this.pools) for (const text of texts) text.rotation = -tilt;
  }

  /** Shows the names of tiles that lie, fade out or fly, and of remaining pieces. */
  show({ cells, flights }: Pieces, remaining: RemainingPieces | undefined): void {
    const { sites } = this.layout.board;
    for (const pool of this.pools) pool.used = 0;
    for (let cell = 0; cell < cells.list.length; cell++) {
      const { middle } = sites[cell]!;
      const { removed, colour, isNamed } = cells.list[cell]!;
      if (removed.isNamed) this.showOnBoard(removed.colour, middle, cells.removedOpacity(cell));
      if (isNamed) this.showOnBoard(colour, middle, cells.opacity(cell));
    }
    for (const flight of flights.list) {
      if (!flight) continue;
      const { colour, named, lift, opacity, matrix } = flight;
      const at = transformed(matrix, sites[named]!.middle);
      const size = Math.max(Math.hypot(matrix[0]!, matrix[1]!), Math.hypot(matrix[2]!, matrix[3]!));
      this.put(colour, at, lift * size, opacity, size);
    }
    if (remaining && isNameLegible(this.longest, this.cell * remaining.seats.size)) {
      for (const { colour, named, opacity } of remaining.seats.list)
        this.put(colour, named, 0, opacity, remaining.seats.size);
    }
    for (const { texts, used } of this.pools)
      for (let i = used; i < texts.length; i++) texts[i]!.visible = false;
  }

  /** Shows a name on a tile that lies, unless that is nearly invisible. */
  private showOnBoard(colour: number, middle: Point, opacity: number): void {
    if (opacity >= 0.2) this.put(colour, middle, 0, (opacity - 0.2) / 0.8);
  }

  private put(colour: number, [x, y]: Point, lift: number, opacity: number, size = 1): void {
    const pool = this.pools[colour]!;
    const text = pool.texts[pool.used++] ?? this.add(pool);
    text.visible = true;
    text.position.set(x, y - lift);
    text.alpha = opacity;
    text.scale.set(this.scaleOf(text) * size);
  }

  private add({ name, style, texts }: Pool): Text {
    const rotation = -this.tilt;
    const text = new Text({ text: name, style, anchor: 0.5, resolution: 1, rotation });
    this.fit(text);
    texts.push(text);
    this.container.addChild(text);
    return text;
  }

  /** Scales a name of several letters down to fit its cell; leaves it out if it is not legible. */
  private fit(text: Text): void {
    text.renderable = isNameLegible(this.longest, this.cell);
    text.scale.set(this.scaleOf(text));
  }

  private scaleOf({ text }: Text): number {
    return nameSize(text.length) / nameSize(1) / this.pixels;
  }

  destroy(): void {
    this.container.destroy({ children: true });
    for (const style of [this.dark, this.light]) style.destroy();
  }
}
