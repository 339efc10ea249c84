import { Container, Geometry, UniformGroup, type WebGLRenderer } from 'pixi.js';
import type { Theme } from '../../theme/index.ts';
import type { Part } from '../../theme/viewport.ts';
import { jewelFragment, jewelVertex } from '../shaders/jewels.ts';
import { ShaderMesh, SlotBuffer, vec2, vec3 } from '../shaders/meshes.ts';
import { DISMISS } from '../changeover.ts';
import { smooth } from '../motion.ts';
import { Atlas } from './atlas.ts';
import { Collection, TILES, type Entry } from './collection.ts';
import { FLIGHT, flightAt, OPACITY, type Spot } from './flight.ts';
import type { Jewel, PlacedJewel } from './jewel.ts';
import { JewelShape } from './jewelShape.ts';
import { jewelSize, type Room } from './places.ts';

/** The longest time that passes for jewels between two frames, in ms. */
const LONGEST = 100;
/** How long a jewel that has landed takes to become that of the atlas, in ms. */
const LANDING = 400;

/** The board that a jewel comes from. */
export interface Origin {
  /** Its place now; undefined if it cannot be left from. */
  readonly spot: () => Spot | undefined;
  /** The moment at which its celebration lets it go, in ms. */
  readonly letsGoAt: number;
}

/** A jewel on its way; `shape` once it has begun to fly, since `from.since`. */
interface Coming {
  readonly entry: Entry;
  readonly origin: Origin;
  flight?: {
    readonly shape: JewelShape;
    readonly from: Spot;
    readonly since: number;
    /** The share that is left of it, 0 to 1: it fades out once there is no room. */
    left: number;
  };
}

/** Jewels: the boards solved so far, small, in a band along the top, and then around the board or below it. */
export class Jewels {
  /** Jewels at their places, and the one that flies. */
  readonly mesh: ShaderMesh;
  readonly above = new Container();
  private readonly collection = new Collection();
  private readonly atlas: Atlas;
  private coming: Coming[] = [];
  /** The place, size, tile and opacity of each jewel. */
  private readonly slots = new SlotBuffer(TILES, 5);
  private readonly uniforms = new UniformGroup({
    uWindow: vec2(1, 1),
    uOrigin: vec2(),
    uTiles: vec2(...Atlas.tiles),
    uStrengths: vec3(),
  });
  private theme: Theme;
  private hour: number;
  private page = { width: 1, height: 1 };
  private room: Room | undefined;
  private density = 1;
  /** The moment of the last frame, in ms. */
  private drawn = 0;
  /** Whether the next frame sets all slots. */
  private isStale = false;

  constructor(theme: Theme, hour: number) {
    [this.theme, this.hour] = [theme, hour];
    this.atlas = new Atlas(theme, hour);
    const { slots } = this;
    const geometry = new Geometry({
      attributes: {
        aCorner: new Float32Array([-1, -1, 1, -1, 1, 1, -1, 1]),
        aAt: slots.attribute(0, 'float32x2'),
        aSize: slots.attribute(2, 'float32'),
        aTile: slots.attribute(3, 'float32'),
        aOpacity: slots.attribute(4, 'float32'),
      },
      indexBuffer: new Uint32Array([0, 1, 2, 0, 2, 3]),
      instanceCount: TILES,
    });
    const resources = { look: this.uniforms, uAtlas: this.atlas.texture.source };
    this.mesh = new ShaderMesh(geometry, [jewelVertex, jewelFragment], resources);
    this.mesh.visible = false;
    this.setTheme(theme, hour);
  }

  /** Sets the theme, and the hour of the light, 0 to 24. */
  setTheme(theme: Theme, hour: number): void {
    [this.theme, this.hour] = [theme, hour];
    const { glow, groove, mirror } = theme.jewels;
    this.uniforms.uniforms.uStrengths.set([glow, groove, mirror]);
    this.atlas.setTheme(theme, hour);
    for (const { flight } of this.coming) flight?.shape.setTheme(theme, hour);
    this.collection.arrange(theme.jewels.order, this.room);
  }

  /** The jewels with their places, the latest one last; setting it adds those that are missing. */
  get record(): readonly PlacedJewel[] {
    return this.collection.record;
  }

  set record(record: readonly PlacedJewel[]) {
    const known = new Set(this.collection.record.map(({ jewel }) => jewel.seed));
    for (const { jewel, at } of record)
      if (!known.has(jewel.seed)) this.collection.add(jewel, false, at);
  }

  /** Adds a jewel, which comes from a board as soon as that lets it go. */
  add(jewel: Jewel, origin: Origin): void {
    const entry = this.collection.add(jewel, true);
    this.coming.push({ entry, origin });
  }

  /** Draws the atlas anew with the next frame, as after the graphics context was lost. */
  renew(): void {
    this.atlas.renew();
  }

  /**
   * Finds places for all jewels.
   *
   * @param room undefined where no jewels are shown
   * @param density device pixels per CSS pixel
   */
  arrange(room: Room | undefined, density: number): void {
    this.room = room;
    this.density = density;
    if (room) this.page = room.page;
    this.collection.arrange(this.theme.jewels.order, room);
    this.isStale = true;
  }

  /** Shows a part of the picture in a window of a size, in CSS pixels. */
  show({ x, y }: Part, windowWidth: number, windowHeight: number): void {
    const set = this.uniforms.uniforms;
    set.uWindow.set([windowWidth, windowHeight]);
    set.uOrigin.set([x, y]);
  }

  /** Draws jewels as they are at a moment, in ms; returns whether any still comes, goes or fades. */
  pass(now: number, renderer: WebGLRenderer): boolean {
    const { collection, atlas } = this;
    const { entries } = collection;
    const elapsed = Math.min(Math.max(0, now - this.drawn), LONGEST);
    this.drawn = now;
    if (entries.length === 0) return false;
    for (const one of this.coming) this.fly(one, now, elapsed);
    this.coming = this.coming.filter(({ entry, flight }) => entry.isAway || flight);
    const isFading = collection.pass(elapsed);
    const isLacking = entries.some((entry) => !atlas.has(entry));
    atlas.draw(entries, renderer);
    const isMoving = isFading || isLacking || this.coming.length > 0;
    if (isMoving || this.isStale) this.draw();
    this.isStale = isMoving;
    return isMoving;
  }

  destroy(): void {
    for (const { flight } of this.coming) flight?.shape.destroy();
    this.mesh.geometry.destroy(true);
    this.mesh.destroy();
    this.above.destroy();
    this.atlas.destroy();
  }

  /** Lets a jewel fly, if it may by now; it fades in at its place if it cannot fly. */
  private fly(one: Coming, now: number, elapsed: number): void {
    const { entry, origin, flight } = one;
    if (!flight) {
      const from = origin.spot();
      if (now < origin.letsGoAt && from) return;
      const isFlying = this.coming.some((other) => other.flight);
      if (from && entry.at && this.room && !isFlying) {
        const shape = new JewelShape(entry.jewel, this.theme, this.hour);
        this.above.addChild(shape.container);
        one.flight = { shape, from, since: now, left: 1 };
      } else entry.isAway = false;
      return;
    }
    const { shape, from, since } = flight;
    const [age, landed] = [now - since, now - since - FLIGHT];
    if (!this.room || flight.left < 1) flight.left -= elapsed / DISMISS;
    if (!entry.at || landed >= LANDING || flight.left <= 0) {
      entry.isAway = false;
      shape.destroy();
      delete one.flight;
      return;
    }
    const at = flightAt(Math.min(age, FLIGHT), from, this.spotOf(entry.at, shape));
    shape.place(at, this.density);
    shape.raise(at.opacity * (1 - smooth(landed / LANDING)) * smooth(flight.left), at.lift);
    if (landed >= 0 && flight.left === 1) {
      entry.isAway = false;
      [entry.drawnAt, entry.shown] = [entry.at, smooth(landed / LANDING / 0.6)];
    }
  }

  /** Where a shape is at a place: at the foot of its square. */
  private spotOf([x, y]: readonly [number, number], { size }: JewelShape): Spot {
    const { page } = this;
    const square = jewelSize(page);
    const cell = square / Math.max(size.width, size.height);
    const foot = y * page.height + square / 2;
    return { x: x * page.width, y: foot - (size.height * cell) / 2, cell };
  }

  private draw(): void {
    const { slots, page, atlas } = this;
    const size = jewelSize(page);
    this.mesh.visible = false;
    for (let i = 0; i < TILES; i++) {
      const entry = this.collection.entries[i];
      const at = i * slots.floats;
      slots.data[at + 4] = 0;
      if (!entry?.drawnAt || entry.shown === 0 || !atlas.has(entry)) continue;
      slots.data[at] = entry.drawnAt[0] * page.width;
      slots.data[at + 1] = entry.drawnAt[1] * page.height;
      slots.data[at + 2] = size;
      slots.data[at + 3] = entry.tile;
      slots.data[at + 4] = OPACITY * smooth(entry.shown);
      this.mesh.visible = true;
    }
    slots.isStale = true;
    slots.flush();
  }
}
