import { Container, Text, type TextStyle } from 'pixi.js';
import type { Point } from '../../puzzle/lattices/index.ts';
import type { Board } from './board.ts';
import { lettering } from './lettering.ts';
import type { BoardGeometry, Site } from './geometry.ts';
import type { Theme } from '../../theme/index.ts';

/** Letters on cells to cover, and on those that stay visible: height in cell widths, and weight. */
const faces = {
  quiet: { size: 0.3, weight: '500' },
  strong: { size: 0.42, weight: '600' },
} as const;
/** The greatest width of a label, in cell widths. */
const ROOM = 0.78;

/** Labels in one style. */
interface Sort {
  readonly face: keyof typeof faces;
  readonly style: TextStyle;
  readonly texts: readonly Text[];
}

/** The labels in the tray: quiet where pieces will lie, strong where none can. */
export class Labels {
  readonly container = new Container();
  /** Text → the number of its label. */
  private readonly numbers = new Map<Text, number>();
  private readonly sorts: readonly Sort[];
  /** Device pixels per cell; texts are rastered at this size and shown in cell widths. */
  private pixels = 64;

  constructor({ cells }: Board, { sites }: BoardGeometry, theme: Theme, labels: readonly string[]) {
    const sort = (face: Sort['face'], its: readonly Site[]): Sort => {
      const style = lettering(theme.label[face], faces[face].weight);
      const texts = its.flatMap(({ label, middle }) =>
        label === undefined ? [] : [this.add(label, middle, style)],
      );
      return { face, style, texts };
    };
    this.sorts = [
      sort('quiet', sites.slice(0, cells.length)),
      sort('strong', sites.slice(cells.length)),
    ];
    this.say(labels);
  }

  private add(label: number, [x, y]: Point, style: TextStyle): Text {
    const text = new Text({ style, anchor: 0.5, resolution: 1, roundPixels: true });
    text.position.set(x, y);
    this.numbers.set(text, label);
    return this.container.addChild(text);
  }

  setTheme(theme: Theme): void {
    for (const { style, face } of this.sorts) style.fill = theme.label[face];
  }

  /** Sets the texts, in the order of the board's labelled cells. */
  say(labels: readonly string[]): void {
    for (const [text, label] of this.numbers) text.text = labels[label] ?? '';
    this.fit();
  }

  /** Sets how many device pixels a cell is wide. */
  size(pixels: number): void {
    this.pixels = pixels;
    this.fit();
  }

  /** Sizes the labels of each style so that the widest fits its cell. */
  private fit(): void {
    const { pixels } = this;
    for (const { face, style, texts } of this.sorts) {
      const size = pixels * faces[face].size;
      style.fontSize = size;
      for (const text of texts) text.scale.set(1 / pixels);
      const widest = Math.max(ROOM, ...texts.map(({ width }) => width));
      style.fontSize = Math.round((size * ROOM) / widest);
    }
  }

  destroy(): void {
    this.container.destroy({ children: true });
    for (const { style } of this.sorts) style.destroy();
  }
}
