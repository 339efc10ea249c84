import { CanvasSource, Texture } from 'pixi.js';

const FAMILY = 'Jost, system-ui, "Segoe UI", Roboto, "Helvetica Neue", Arial, sans-serif';
/** Letters of which some are as high, and some as low, as any: every text has the height of these. */
const TALL = '|ÉqÅM';
/** Clear pixels around a text, into which its edges blend. */
const MARGIN = 1;

/** How a text is written: in a CSS colour, in a font size in pixels. */
export interface TextStyle {
  readonly fill: string;
  readonly weight: '400' | '500' | '600';
  readonly size: number;
}

/** A text on a canvas of its own, as a texture that sprites show. */
export class Writing {
  readonly texture: Texture;
  private readonly source = new CanvasSource({ width: 1, height: 1, resolution: 1 });
  private readonly context = this.source.context2D;

  constructor() {
    // Sprites follow its size.
    this.texture = new Texture({ source: this.source, dynamic: true });
  }

  /** The width that a text would have, in pixels. */
  widthOf(text: string, style: TextStyle): number {
    this.context.font = fontOf(style);
    const { width, actualBoundingBoxLeft, actualBoundingBoxRight } = this.context.measureText(text);
    // Letters may reach beyond their room.
    return Math.max(width, actualBoundingBoxLeft + actualBoundingBoxRight);
  }

  /** Writes a text in place of the one before. */
  write(text: string, style: TextStyle): void {
    const { context, source } = this;
    const width = this.widthOf(text, style);
    const { actualBoundingBoxAscent: ascent, actualBoundingBoxDescent: descent } =
      context.measureText(TALL);
    source.resize(Math.ceil(width) + 2 * MARGIN, Math.ceil(ascent + descent) + 2 * MARGIN);
    context.clearRect(0, 0, source.width, source.height);
    // A canvas of another size has forgotten it.
    context.font = fontOf(style);
    context.fillStyle = style.fill;
    context.fillText(text, MARGIN, MARGIN + ascent);
    source.update();
  }

  destroy(): void {
    this.texture.destroy(true);
  }
}

/** The face of all texts on boards, as CSS writes it. */
export const fontOf = ({ weight, size }: Omit<TextStyle, 'fill'>): string =>
  `${weight} ${size}px ${FAMILY}`;
