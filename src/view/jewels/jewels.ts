import { Container, Geometry, UniformGroup, type WebGLRenderer } from 'pixi.js';
import type { Extent } from '../../puzzle/geometry.ts';
import { rgb } from '../../theme/colour.ts';
import type { Theme } from '../../theme/index.ts';
import type { Part } from '../../theme/viewport.ts';
import { jewelFragment, jewelVertex } from '../shaders/jewels.ts';
import { float, ShaderMesh, SlotBuffer, vec2, vec4 } from '../shaders/meshes.ts';
import { approach, smooth } from '../motion.ts';
import type { BoardView } from '../board/boardView.ts';
import { Atlas } from './atlas.ts';
import { become, type Origin } from './become.ts';
import { Collection, TILES, type Entry } from './collection.ts';
import type { Spot } from './flight.ts';
import type { Jewel, PlacedJewel } from './jewel.ts';
import { nearer } from './nearer.ts';
import { boardsBelow, jewelCell, jewelSquare, piecesBelow, type Room } from './places.ts';

/** The longest time that passes for jewels between two frames, in ms. */
const LONGEST = 100;
/** The time constant in ms with which haze and halos become those of another theme. */
const ADAPTS = 350;

/** Jewels: the boards solved so far, small, along the top, each of which a board has become. */
export class Jewels {
  readonly container = new Container();
  private readonly mesh: ShaderMesh;
  /** What their row leaves of the room for boards and for waiting pieces. */
  readonly row = { boardsBelow, piecesBelow };
  private readonly collection = new Collection();
  private readonly atlas = new Atlas();
  /** Jewels whose boards are still there. */
  private readonly coming = new Map<Entry, Origin>();
  /** Of each jewel its place, size, tile and opacity, the share of haze before it, and how strong its halo is. */
  private readonly slots = new SlotBuffer(TILES, 7);
  /** The part of the picture that the window shows. */
  private readonly view = new UniformGroup({ uWindow: vec2(1, 1), uOrigin: vec2() });
  private readonly uniforms = new UniformGroup({
    uTiles: vec2(...Atlas.tiles),
    uTexels: float(1),
    uStrengths: vec2(),
    uHaze: vec4(),
  });
  private page = { width: 1, height: 1 };
  private room: Room | undefined;
  /** The moment of the last frame, in ms. */
  private drawn = 0;
  /** Whether the next frame sets all slots. */
  private isStale = false;

  /** The strengths of halo and groove in the theme, and the colour of its haze with its share. */
  private strengths: readonly number[] = [0, 0];
  private haze: readonly number[] = [0, 0, 0, 0];

  constructor(theme: Theme) {
    const { slots } = this;
    const geometry = new Geometry({
      attributes: {
        aCorner: new Float32Array([-1, -1, 1, -1, 1, 1, -1, 1]),
        aAt: slots.attribute(0, 'float32x2'),
        aSize: slots.attribute(2, 'float32'),
        aTile: slots.attribute(3, 'float32'),
        aOpacity: slots.attribute(4, 'float32'),
        aHaze: slots.attribute(5, 'float32'),
        aHalo: slots.attribute(6, 'float32'),
      },
      indexBuffer: new Uint32Array([0, 1, 2, 0, 2, 3]),
      instanceCount: TILES,
    });
    const { uniforms: look, view } = this;
    const resources = { look, view, uAtlas: this.atlas.texture.source };
    this.mesh = new ShaderMesh(geometry, [jewelVertex, jewelFragment], resources);
    this.mesh.visible = false;
    this.container.addChild(this.mesh);
    this.setTheme(theme);
  }

  /** Sets the theme of the room: what is around jewels and before them becomes as there. */
  setTheme({ jewels, background }: Theme): void {
    this.strengths = [jewels.glow, jewels.groove];
    this.haze = [...rgb(background.inner), jewels.haze];
    this.isStale = true;
  }

  /** The jewels with their places, the latest one last; setting it adds those that are missing. */
  get record(): readonly PlacedJewel[] {
    return this.collection.record;
  }

  set record(record: readonly PlacedJewel[]) {
    for (const one of record)
      if (!this.collection.has(one.jewel.seed)) this.collection.add(one, false);
  }

  /** Lets a full board that leaves become a jewel, as long as it is there. */
  become(jewel: Jewel, board: BoardView, isThere: () => boolean): void {
    become(jewel, this, board, isThere);
  }

  /** Adds a jewel that a board is about to become; undefined where there is no place for it. */
  add(jewel: Jewel, origin: Origin): Entry | undefined {
    const place = this.room && this.collection.placeFor(jewel.seed);
    if (place === undefined) return undefined;
    const entry = this.collection.add({ jewel, place }, true);
    this.coming.set(entry, origin);
    return entry;
  }

  /** Where a board of an extent becomes a jewel; undefined where no jewels are shown. */
  spotOf({ at }: Entry, { left, top, right, bottom }: Extent): Spot | undefined {
    const { page } = this;
    if (!at || !this.room) return undefined;
    const cell = jewelCell({ width: right - left, height: bottom - top }, page);
    return { x: at[0] * page.width, y: at[1] * page.height, cell };
  }

  /** Draws the atlas anew with the next frame, as after the graphics context was lost. */
  renew(): void {
    this.atlas.renew();
  }

  /**
   * Shows the jewels in a room.
   *
   * @param room undefined where no jewels are shown
   * @param density device pixels per CSS pixel
   */
  arrange(room: Room | undefined, density: number): void {
    this.room = room;
    if (room) {
      this.page = room.page;
      this.atlas.setSquare(jewelSquare(room.page) * density);
      this.uniforms.uniforms.uTexels = this.atlas.tile;
    }
    this.collection.arrange(room);
    this.isStale = true;
  }

  /** Shows a part of the picture in a window of a size, in CSS pixels. */
  show({ x, y }: Part, windowWidth: number, windowHeight: number): void {
    const set = this.view.uniforms;
    set.uWindow.set([windowWidth, windowHeight]);
    set.uOrigin.set([x, y]);
  }

  /** Draws jewels as they are at a moment, in ms; returns whether any still comes, goes or fades. */
  pass(now: number, renderer: WebGLRenderer): boolean {
    const { collection, atlas } = this;
    const { entries } = collection;
    const elapsed = Math.min(Math.max(0, now - this.drawn), LONGEST);
    this.drawn = now;
    const share = entries.length === 0 ? 1 : approach(elapsed, ADAPTS);
    const { uStrengths, uHaze } = this.uniforms.uniforms;
    const [isAdapting, isClearing] = [
      nearer(uStrengths, this.strengths, share),
      nearer(uHaze, this.haze, share),
    ];
    if (entries.length === 0) return false;
    const isNew = this.receive();
    const isFading = collection.pass(elapsed);
    let isLacking = false;
    for (const entry of entries) isLacking ||= !atlas.sizeOf(entry);
    atlas.draw(entries, renderer);
    const isMoving =
      isNew || isFading || isLacking || isAdapting || isClearing || this.coming.size > 0;
    if (isMoving || this.isStale) this.draw();
    this.isStale = isMoving;
    return isMoving;
  }

  destroy(): void {
    this.mesh.geometry.destroy(true);
    this.mesh.destroy();
    this.container.destroy();
    this.atlas.destroy();
  }

  /** Shows the jewels whose boards have become them, and drops those whose boards have not; returns whether there are any. */
  private receive(): boolean {
    const { size } = this.coming;
    for (const [entry, { end, isCalm }] of this.coming) {
      const how = end();
      if (how === undefined && !entry.isLeaving) continue;
      this.coming.delete(entry);
      if (how === 'gone') entry.isLeaving = true;
      else if (isCalm) entry.isAway = false;
      else if (!entry.isLeaving) entry.land();
    }
    return this.coming.size < size;
  }

  private draw(): void {
    const { slots, page, atlas, coming } = this;
    this.mesh.visible = false;
    for (let i = 0; i < TILES; i++) {
      const entry = this.collection.entries[i];
      slots.data.fill(0, i * slots.floats, (i + 1) * slots.floats);
      const shape = entry && atlas.sizeOf(entry);
      if (!shape) continue;
      const cell = jewelCell(shape, page);
      const glow = coming.get(entry)?.glow();
      if (glow) this.put(i, entry, glow.x, glow.y, glow.cell / cell, glow.strength);
      if (!entry.drawnAt || entry.shown === 0) continue;
      const [x, y] = [entry.drawnAt[0] * page.width, entry.drawnAt[1] * page.height];
      const opacity = smooth(entry.shown);
      this.put(i, entry, x, y, 1, opacity * entry.halo, opacity);
    }
    slots.isStale = true;
    slots.flush();
  }

  /** Puts a jewel into a slot, or its halo alone, at a place in CSS pixels, so many times as large as at its own. */
  private put(
    slot: number,
    entry: Entry,
    x: number,
    y: number,
    larger: number,
    halo: number,
    opacity = 0,
  ): void {
    const { data, floats } = this.slots;
    const at = slot * floats;
    data[at] = x;
    data[at + 1] = y;
    data[at + 2] = jewelSquare(this.page) * larger;
    data[at + 3] = entry.tile;
    data[at + 4] = opacity;
    data[at + 5] = smooth(entry.settled);
    data[at + 6] = halo;
    this.mesh.visible = true;
  }
}
