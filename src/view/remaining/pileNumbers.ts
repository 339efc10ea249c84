import { CanvasSource, Container, Sprite, Texture } from 'pixi.js';
import type { Theme } from '../../theme/index.ts';
import { fontOf } from '../board/writing.ts';
import type { RemainingPieces } from './remainingPieces.ts';

/** The least and the largest font size, in CSS pixels, and the usual one, in cell widths of the pile. */
const [LEAST, LARGEST, USUAL] = [13, 22, 0.85];
/** The height of the plate behind a number, its margin at both ends, and its rim, in font sizes. */
const [HIGH, ENDS, RIM] = [1.5, 0.6, 0.07];

/** The least time from one number of a pile to the next, in ms: faster ones cannot be read. */
const READ = 500;

/** A number on a plate, on a canvas of its own. */
interface Plate {
  readonly sprite: Sprite;
  readonly texture: Texture;
  readonly source: CanvasSource;
  readonly middle: [x: number, y: number];
  /** What it says, in which font size in device pixels; −1 if it is to be written anew. */
  count: number;
  size: number;
  /** When it was written, in ms. */
  writtenAt: number;
}

/** How many copies wait in each pile, on a small plate of the tray's material below it. */
export class PileNumbers {
  readonly container = new Container();
  private readonly plates = new Map<number, Plate>();
  private theme: Theme;
  /** Device pixels and CSS pixels per cell. */
  private pixels = 64;
  private cell = 64;

  constructor(theme: Theme) {
    this.theme = theme;
  }

  setTheme(theme: Theme): void {
    this.theme = theme;
    this.drawAnew();
  }

  /** Sets the width of a cell, in device pixels and in CSS pixels. */
  setCellSize(pixels: number, cell: number): void {
    [this.pixels, this.cell] = [pixels, cell];
    this.drawAnew();
  }

  /** Writes all numbers anew where they are next shown. */
  drawAnew(): void {
    for (const plate of this.plates.values()) plate.size = -1;
  }

  /**
   * Shows the numbers of all piles as they are drawn at a moment in ms, upright on a board that is tilted by an angle, in
   * radians; returns whether any is out of date, as it was written just before.
   */
  show(remaining: RemainingPieces, tilt: number, now: number): boolean {
    const { seats } = remaining;
    let isLate = false;
    for (const [first, { sprite }] of this.plates) sprite.visible = seats.piles.has(first);
    for (const first of seats.piles.keys()) {
      const plate = this.plates.get(first) ?? this.add(first);
      const { sprite, middle } = plate;
      const count = remaining.inPile(first);
      const { opacity, pose } = seats.list[first]!;
      sprite.visible = count > 0 && opacity > 0;
      if (!sprite.visible) continue;
      const wanted = Math.min(LARGEST, Math.max(LEAST, USUAL * pose.size * this.cell));
      const size = Math.round((wanted * this.pixels) / this.cell);
      const isEarly = now - plate.writtenAt < READ;
      if (plate.size !== size || (plate.count !== count && !isEarly)) {
        this.write(plate, count, size);
        plate.writtenAt = now;
      }
      isLate ||= plate.count !== count;
      seats.numberOf(first, middle);
      sprite.position.set(middle[0], middle[1]);
      sprite.rotation = -tilt;
      sprite.alpha = opacity;
      sprite.scale.set(1 / this.pixels);
    }
    return isLate;
  }

  private add(first: number): Plate {
    const source = new CanvasSource({ width: 1, height: 1, resolution: 1 });
    const texture = new Texture({ source, dynamic: true });
    const sprite = new Sprite({ texture, anchor: 0.5, roundPixels: true });
    const plate: Plate = {
      sprite,
      texture,
      source,
      middle: [0, 0],
      count: -1,
      size: -1,
      writtenAt: -Infinity,
    };
    this.plates.set(first, plate);
    this.container.addChild(sprite);
    return plate;
  }

  private write(plate: Plate, count: number, size: number): void {
    const { source } = plate;
    const { tray, label } = this.theme;
    const digits = [...`${count}`];
    const context = source.context2D;
    const font = fontOf({ weight: '500', size });
    context.font = font;
    // Digits are as wide as each other, so that a number does not jump.
    const digit = Math.max(...[...'0123456789'].map((one) => context.measureText(one).width));
    const times = context.measureText('×').width + 0.25 * size;
    const width = times + digits.length * digit + 2 * ENDS * size;
    source.resize(2 * Math.ceil(width / 2), 2 * Math.ceil((HIGH * size) / 2));
    const [wide, high] = [source.width, source.height];
    context.clearRect(0, 0, wide, high);
    // A canvas of another size has forgotten all this.
    context.font = font;
    context.lineWidth = Math.max(1, RIM * size);
    const inset = context.lineWidth / 2;
    context.beginPath();
    context.roundRect(inset, inset, wide - 2 * inset, high - 2 * inset, high / 2);
    context.fillStyle = tray.colour;
    context.fill();
    context.globalAlpha = 0.5 * tray.rimStrength;
    context.strokeStyle = tray.rim;
    context.stroke();
    context.globalAlpha = 1;
    context.fillStyle = label.strong;
    context.textBaseline = 'middle';
    const [start, middle] = [(wide - times - digits.length * digit) / 2, high / 2 + 0.06 * size];
    context.fillText('×', start, middle);
    context.textAlign = 'center';
    for (const [i, one] of digits.entries())
      context.fillText(one, start + times + (i + 0.5) * digit, middle);
    source.update();
    [plate.count, plate.size] = [count, size];
  }

  /** Destroys what its container has not, which goes with the layer that it is in. */
  destroy(): void {
    for (const { texture } of this.plates.values()) texture.destroy(true);
  }
}
