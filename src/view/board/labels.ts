import { Container, Sprite } from 'pixi.js';
import type { Point } from '../../puzzle/lattices/index.ts';
import type { Theme } from '../../theme/index.ts';
import type { Pieces } from '../pieces/pieces.ts';
import type { Board } from './board.ts';
import { Dimensions } from './dimensions.ts';
import type { Site } from './geometry.ts';
import type { BoardLayout } from './layout.ts';
import type { Look } from './look.ts';
import { Writing } from './writing.ts';

/** Labels on cells to be covered, and on cells that stay visible: height in cell widths, and font weight. */
const kinds = {
  quiet: { size: 0.3, weight: '500' },
  strong: { size: 0.42, weight: '600' },
} as const;
/** The largest width of a label, in cell widths. */
const ROOM = 0.78;

/** A label; `number` is its place in the board's list, and `site` that of its cell. */
interface Label {
  readonly number: number;
  readonly site: number;
  readonly writing: Writing;
  readonly sprite: Sprite;
}

/** Labels of one kind. */
interface Group {
  readonly kind: keyof typeof kinds;
  readonly labels: readonly Label[];
}

/** The labels in the tray, quiet where pieces will lie, strong where none can, and its dimensions. */
export class Labels {
  readonly container = new Container();
  private readonly groups: readonly Group[];
  private readonly board: Board;
  private readonly layout: BoardLayout;
  private readonly dimensions = new Dimensions();
  private theme: Theme;
  private look: Look;
  /** Device pixels per cell; texts are rastered at this size and shown in cell widths. */
  private pixels = 64;

  constructor(board: Board, layout: BoardLayout, theme: Theme, look: Look) {
    const { sites } = layout.board;
    const { cells } = board;
    const group = (kind: Group['kind'], from: number, to?: number): Group => {
      const labels = sites
        .slice(from, to)
        .flatMap(({ label, middle }: Site, i) =>
          label === undefined ? [] : [this.add(label, from + i, middle)],
        );
      return { kind, labels };
    };
    this.groups = [group('quiet', 0, cells.length), group('strong', cells.length)];
    this.container.addChild(this.dimensions.container);
    [this.board, this.layout, this.theme, this.look] = [board, layout, theme, look];
    this.write();
  }

  private add(number: number, site: number, [x, y]: Point): Label {
    const writing = new Writing();
    const sprite = new Sprite({ texture: writing.texture, anchor: 0.5, roundPixels: true });
    sprite.position.set(x, y);
    this.container.addChild(sprite);
    return { number, site, writing, sprite };
  }

  setTheme(theme: Theme): void {
    this.theme = theme;
    this.write();
  }

  setLook(look: Look): void {
    this.look = look;
    this.write();
  }

  /** Sets the width of a cell in device pixels. */
  setCellSize(pixels: number): void {
    this.pixels = pixels;
    this.write();
  }

  /** Draws all labels anew, in a face that has been loaded. */
  drawAnew(): void {
    this.write();
  }

  /** Shows each label as far as its cell is lit. */
  see(pieces: Pick<Pieces, 'litAt'>): void {
    for (const { labels } of this.groups)
      for (const { site, sprite } of labels) sprite.alpha = pieces.litAt(site);
  }

  /** Writes the labels of each kind in a size in which the widest fits its cell. */
  private write(): void {
    const { pixels, board, look, theme } = this;
    // Not where texts around it speak of its pieces, nor around several boards in one.
    const isAlone = look.remaining === true && look.letters !== 'names' && !board.others.length;
    this.dimensions.draw(this.layout, theme, isAlone);
    for (const { kind, labels } of this.groups) {
      const { size, weight } = kinds[kind];
      const style = { fill: theme.label[kind], weight, size: pixels * size };
      const textOf = ({ number }: Label): string => look.labels[number] ?? '';
      const widths = labels.map((label) => label.writing.widthOf(textOf(label), style));
      const widest = Math.max(ROOM, ...widths.map((width) => width / pixels));
      const fitting = { ...style, size: Math.round((style.size * ROOM) / widest) };
      for (const label of labels) {
        label.writing.write(textOf(label), fitting);
        label.sprite.scale.set(1 / pixels);
      }
    }
  }

  destroy(): void {
    this.dimensions.destroy();
    this.container.destroy({ children: true });
    for (const { labels } of this.groups) for (const { writing } of labels) writing.destroy();
  }
}
