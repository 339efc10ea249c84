import { Container, RenderTexture, type WebGLRenderer } from 'pixi.js';
import type { Size } from '../../theme/viewport.ts';
import { renewed } from '../renewed.ts';
import { SQUARE } from '../shaders/jewels.ts';
import { TILES, type Entry } from './collection.ts';
import { JewelShape } from './jewelShape.ts';
import { jewelCell, jewelSquare } from './places.ts';

/** The sizes of a tile in pixels: multiples of one, so that no blur crosses tiles, up to the largest. */
const STEP = 32;
const LARGEST = 7 * STEP;
/** How many times as large as a jewel is seen it is drawn, as long as a tile is large enough. */
const FINER = 1.5;
const COLUMNS = 6;
const ROWS = TILES / COLUMNS;

/**
 * All jewels in one texture, each in the middle of a tile, larger than it is seen, so that its edges are smooth. A
 * context that is lost takes the picture with it, so it is drawn again then.
 */
export class Atlas {
  readonly texture = RenderTexture.create({
    width: STEP * COLUMNS,
    height: STEP * ROWS,
    resolution: 1,
    antialias: false,
    autoGenerateMipmaps: true,
    scaleMode: 'linear',
  });
  static readonly tiles = [COLUMNS, ROWS] as const;
  /** The size of a tile in pixels. */
  tile = STEP;
  private readonly shapes = new Map<Entry, JewelShape>();
  private scene = new Container();
  private renderer: WebGLRenderer | undefined;
  private isStale = false;

  /** Sets the side of the square around any jewel as it is seen, in device pixels. */
  setSquare(pixels: number): void {
    const tile = Math.min(LARGEST, STEP * Math.max(1, Math.ceil((FINER * pixels) / SQUARE / STEP)));
    if (tile === this.tile) return;
    this.tile = tile;
    this.texture.resize(tile * COLUMNS, tile * ROWS);
    for (const [entry, shape] of this.shapes) this.place(entry, shape);
    this.isStale = true;
  }

  /** Draws it anew with the next frame. */
  renew(): void {
    this.isStale = true;
  }

  /** The size of a jewel in cell widths; undefined until it is drawn. */
  sizeOf(entry: Entry): Size | undefined {
    return this.shapes.get(entry)?.size;
  }

  /** Draws what has changed among some jewels: at most one new one each time, as its shape takes a moment. */
  draw(entries: readonly Entry[], renderer: WebGLRenderer): void {
    for (const [entry, shape] of this.shapes) if (!entries.includes(entry)) this.drop(entry, shape);
    const next = entries.findLast((entry) => !this.shapes.has(entry));
    if (next) this.add(next);
    if (this.renderer !== renderer) this.adopt(renderer);
    if (!this.isStale) return;
    this.isStale = false;
    renderer.render({
      container: this.scene,
      target: this.texture,
      clear: true,
      clearColor: [0, 0, 0, 0],
    });
    this.texture.source.updateMipmaps();
    // A moment passes until they are drawn again: with a jewel that comes or goes, or another size.
    for (const shape of this.shapes.values()) shape.unload();
  }

  private add(entry: Entry): void {
    const shape = new JewelShape(entry.jewel);
    this.place(entry, shape);
    this.shapes.set(entry, shape);
    this.scene.addChild(shape.container);
    this.isStale = true;
  }

  private place(entry: Entry, shape: JewelShape): void {
    const { tile } = this;
    const page = { width: 1, height: 1 };
    const cell = (tile * SQUARE * jewelCell(shape.size, page)) / jewelSquare(page);
    const [column, row] = [entry.tile % COLUMNS, Math.floor(entry.tile / COLUMNS)];
    shape.place({ x: (column + 0.5) * tile, y: (row + 0.5) * tile, cell }, 1);
  }

  private drop(entry: Entry, shape: JewelShape): void {
    this.shapes.delete(entry);
    shape.destroy();
    this.isStale = true;
  }

  private adopt(renderer: WebGLRenderer): void {
    this.renderer = renderer;
    this.scene = renewed(this.scene);
    this.isStale = true;
  }

  destroy(): void {
    for (const shape of this.shapes.values()) shape.destroy();
    this.scene.destroy();
    this.texture.destroy(true);
  }
}
