import { Container, Text, TextStyle } from 'pixi.js';
import type { Point } from '../../puzzle/lattices/index.ts';
import type { Theme } from '../../theme/index.ts';
import type { Board } from './board.ts';
import type { BoardGeometry, Site } from './geometry.ts';

/** Labels on cells to be covered, and on cells that stay visible: height in cell widths, and font weight. */
const kinds = {
  quiet: { size: 0.3, weight: '500' },
  strong: { size: 0.42, weight: '600' },
} as const;
/** The largest width of a label, in cell widths. */
const ROOM = 0.78;

const FAMILY = 'Jost, system-ui, "Segoe UI", Roboto, "Helvetica Neue", Arial, sans-serif';

/** The text style of all letters on a board, in a CSS colour. */
export const textStyle = (fill: string, fontWeight: '500' | '600' = '600'): TextStyle =>
  new TextStyle({ fontFamily: FAMILY, fontWeight, fill });

/** Labels of one kind; `number` is the place of a label in the board's list. */
interface Group {
  readonly kind: keyof typeof kinds;
  readonly style: TextStyle;
  readonly labels: readonly { readonly number: number; readonly text: Text }[];
}

/** The labels in the tray: quiet where pieces will lie, strong where none can. */
export class Labels {
  readonly container = new Container();
  private readonly groups: readonly Group[];
  /** Device pixels per cell; texts are rastered at this size and shown in cell widths. */
  private pixels = 64;

  constructor({ cells }: Board, { sites }: BoardGeometry, theme: Theme, texts: readonly string[]) {
    const group = (kind: Group['kind'], labelled: readonly Site[]): Group => {
      const style = textStyle(theme.label[kind], kinds[kind].weight);
      const labels = labelled.flatMap(({ label, middle }) =>
        label === undefined ? [] : [{ number: label, text: this.add(middle, style) }],
      );
      return { kind, style, labels };
    };
    this.groups = [
      group('quiet', sites.slice(0, cells.length)),
      group('strong', sites.slice(cells.length)),
    ];
    this.setTexts(texts);
  }

  private add([x, y]: Point, style: TextStyle): Text {
    const text = new Text({ style, anchor: 0.5, resolution: 1, roundPixels: true });
    text.position.set(x, y);
    return this.container.addChild(text);
  }

  setTheme(theme: Theme): void {
    for (const { style, kind } of this.groups) style.fill = theme.label[kind];
  }

  /** Sets the texts, in the order of the board's labelled cells. */
  setTexts(texts: readonly string[]): void {
    for (const { labels } of this.groups)
      for (const { number, text } of labels) text.text = texts[number] ?? '';
    this.fit();
  }

  /** Sets the width of a cell in device pixels. */
  setCellSize(pixels: number): void {
    this.pixels = pixels;
    this.fit();
  }

  /** Sizes the labels of each kind so that the widest fits its cell. */
  private fit(): void {
    const { pixels } = this;
    for (const { kind, style, labels } of this.groups) {
      const size = pixels * kinds[kind].size;
      style.fontSize = size;
      for (const { text } of labels) text.scale.set(1 / pixels);
      const widest = Math.max(ROOM, ...labels.map(({ text }) => text.width));
      style.fontSize = Math.round((size * ROOM) / widest);
    }
  }

  /** Draws all labels anew, in a face that has been loaded. */
  drawAnew(): void {
    for (const { style } of this.groups) style.update();
    this.fit();
  }

  destroy(): void {
    this.container.destroy({ children: true });
    for (const { style } of this.groups) style.destroy();
  }
}
