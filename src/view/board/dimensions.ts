import { CanvasSource, Container, Sprite, Texture } from 'pixi.js';
import type { Theme } from '../../theme/index.ts';
import { cellsAlong, type BoardLayout } from './layout.ts';
import { RIM } from './tray.ts';
import { fontOf } from './writing.ts';

/** In CSS pixels: the distance of a line from the tray, the length of its arrows, its font size, and its height. */
const [AWAY, HEAD, SIZE, HEIGHT] = [12, 8, 13, 18];
/** The room that a line needs between the tray and the edge of the page, in CSS pixels. */
const ROOM = AWAY + HEIGHT / 2 + 4;

/** A line between arrows with an upright number in its middle, on a canvas of its own, turned by an angle. */
class Dimension {
  readonly sprite: Sprite;
  private readonly source = new CanvasSource({ width: 1, height: 1, resolution: 1 });

  constructor(rotation: number) {
    const texture = new Texture({ source: this.source, dynamic: true });
    this.sprite = new Sprite({ texture, anchor: 0.5, rotation, roundPixels: true });
  }

  /** Draws it for a number of cells of so many device pixels. */
  draw(cells: number, pixels: number, density: number, { tray, label }: Theme): void {
    const { source, sprite } = this;
    const context = source.context2D;
    source.resize(cells * pixels, 2 * Math.round((HEIGHT * density) / 2));
    const { width, height } = source;
    context.clearRect(0, 0, width, height);
    // A canvas of another size has forgotten all this.
    context.font = fontOf({ weight: '500', size: Math.round(SIZE * density) });
    context.fillStyle = label.quiet;
    context.strokeStyle = tray.rim;
    context.lineWidth = Math.max(1, Math.round(density));
    [context.textAlign, context.textBaseline] = ['center', 'middle'];
    context.save();
    context.translate(width / 2, height / 2);
    context.rotate(-sprite.rotation);
    context.fillText(`${cells}`, 0, 0.06 * SIZE * density);
    const long = sprite.rotation === 0 ? context.measureText(`${cells}`).width : SIZE * density;
    context.restore();
    const [half, head] = [long / 2 + 5 * density, HEAD * density];
    const [middle, line] = [height / 2 + 0.5, context.lineWidth / 2];
    context.beginPath();
    for (const [end, inwards] of [
      [line, 1],
      [width - line, -1],
    ] as const) {
      context.moveTo(end, 0);
      context.lineTo(end, height);
      context.moveTo(end + inwards * head, middle - 0.35 * head);
      context.lineTo(end, middle);
      context.lineTo(end + inwards * head, middle + 0.35 * head);
      context.moveTo(end, middle);
      context.lineTo(width / 2 - inwards * half, middle);
    }
    context.stroke();
    source.update();
    sprite.scale.set(1 / pixels);
  }

  destroy(): void {
    this.sprite.texture.destroy(true);
  }
}

/**
 * How many cells wide and high a board of squares is, as on a technical drawing: at its left, and above it, or below
 * where it has more room above than beside, as pieces wait there.
 */
export class Dimensions {
  readonly container = new Container();
  private readonly across = new Dimension(0);
  private readonly down = new Dimension(-Math.PI / 2);

  constructor() {
    this.container.addChild(this.across.sprite, this.down.sprite);
  }

  /** Draws those for which there is room beside a board that is laid out, in a theme that has any. */
  draw({ below, board, cell, pixels, tray }: BoardLayout, theme: Theme, isWanted: boolean): void {
    const { left, top, right, bottom, sides } = board;
    const { across, down } = this;
    const isDrawn = isWanted && theme.tray.ticks !== undefined && sides === 4 && pixels > 0;
    const isBelow = tray.y > tray.x;
    across.sprite.visible = isDrawn && (isBelow ? below : tray.y) >= ROOM;
    down.sprite.visible = isDrawn && tray.x >= ROOM;
    const away = RIM + AWAY / cell;
    across.sprite.position.set((left + right) / 2, isBelow ? bottom + away : top - away);
    down.sprite.position.set(left - away, (top + bottom) / 2);
    const [density, cells] = [pixels / cell, cellsAlong(board)];
    if (across.sprite.visible) across.draw(cells.across, pixels, density, theme);
    if (down.sprite.visible) down.draw(cells.down, pixels, density, theme);
  }

  destroy(): void {
    this.across.destroy();
    this.down.destroy();
  }
}
