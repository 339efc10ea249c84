import { BufferImageSource, Container, UniformGroup } from 'pixi.js';
import { rgb } from '../../theme/colour.ts';
import type { Theme } from '../../theme/index.ts';
import {
  faintRoomAt,
  LOW,
  roomAt,
  wallsAt,
  windowAt,
  type Room,
  type Walls,
} from '../../theme/room.ts';
import type { Part } from '../../theme/viewport.ts';
import { backgroundProgram } from '../shaders/background.ts';
import { coveringTriangle, float, vec2, vec3, vec4, ShaderMesh } from '../shaders/meshes.ts';
import { between, floorBelow, placeIn, spansIn, type Spans, type Stand } from './disc.ts';
import { Ranges } from './ranges.ts';
import { COLUMNS, Skyline, type SkylineRecord } from './skyline.ts';

/** The time in which the sky with its land fades in or out, in ms. */
const FADE = 1200;
/** The longest time that passes for it between two frames, in ms. */
const LONGEST = 100;
/** The height of the floor below a wall with no boards in front of it, as a share of the picture's height. */
const FLOOR = 0.164;
/** How a sky with land is seen: behind a board that stands alone, behind several, or not at all. */
type Lit = 'full' | 'faint' | 'none';

/** The lift of the land, and the height of the floor below a wall, as shares of the picture's height. */
interface Levels {
  readonly lift: number;
  readonly floor: number;
  /** The stand of the boards whose shadow falls on the land, and how much of it, 0 to 1. */
  readonly stand: Stand;
  readonly shaded: number;
}
const NOWHERE: Stand = { middle: 0.5, half: 0.5, foot: FLOOR };
const LEVEL: Levels = { lift: 0, floor: FLOOR, stand: NOWHERE, shaded: 0 };

/** A number on the way from one to another. */
const mix = (from: number, to: number, share: number): number => from + (to - from) * share;

/** The colours of a room, as uniforms of the same names. */
const roomUniforms = () => ({
  uZenith: vec4(),
  uMiddle: vec3(),
  uHorizon: vec3(),
  uDisc: vec4(),
  // Its middle, how much of it is seen, and how high its light is.
  uDiscAt: vec4(),
  // How soft its edge is, 1 for the moon, and its size.
  uDiscFace: vec3(),
  // The strengths of clouds and of the Milky Way.
  uClouds: float(),
  uGalaxy: float(),
  uFar: vec3(),
  uFarFoot: vec3(),
  uNear: vec3(),
  uNearFoot: vec3(),
  uGround: vec3(),
});

/** The background: a sky over hills of progress, or another scene; some differ behind boards. */
export class Background {
  readonly container = new Container();
  private readonly mesh: ShaderMesh;
  private readonly skyline = new Skyline();
  private readonly ranges = new Ranges();
  private readonly crests = new BufferImageSource({
    resource: this.ranges.crests,
    width: COLUMNS,
    height: 2,
    format: 'r32float',
    scaleMode: 'nearest',
    alphaMode: 'no-premultiply-alpha',
  });
  private readonly uniforms = new UniformGroup({
    uInner: vec3(),
    uOuter: vec3(),
    ...roomUniforms(),
    uRoom: float(),
    uLift: float(),
    // The middle of a window's light, its strength, and how it leans.
    uDay: vec4(),
    uFloor: float(FLOOR),
    uStand: vec4(),
    uAspect: float(16 / 9),
    uWave: vec3(),
    uGlow: float(),
    uDimming: float(),
    uLamp: float(),
    uShift: float(),
    uDensity: float(1),
    uOrigin: vec4(),
    uShare: vec2(),
  });

  private room: Room | undefined;
  /** The spans for the disc before and after it glides, and how far that is, 0 to 1. */
  private spans: { readonly from: Spans; readonly to: Spans } = { from: {}, to: {} };
  private glided = 1;
  private wanted: Lit = 'none';
  private faintness = 0;
  /** The light of the room, 0 to 1, at the moment of the last frame, in ms; at first it fades in at once. */
  private light = 0;
  private faded: number | undefined;
  /** The lift of the land and the floor below a wall, before and after they glide. */
  private levels: { readonly from: Levels; readonly to: Levels } = { from: LEVEL, to: LEVEL };

  constructor(theme: Theme, hour: number) {
    const resources = { look: this.uniforms, uCrests: this.crests };
    const program = backgroundProgram(theme.background.scene);
    this.mesh = new ShaderMesh(coveringTriangle(), program, resources);
    this.container.addChild(this.mesh);
    this.setTheme(theme, hour);
  }

  /** Sets the theme, and the hour of the light, 0 to 24. */
  setTheme(theme: Theme, hour: number): void {
    const { background, wave } = theme;
    const set = this.uniforms.uniforms;
    this.mesh.program = backgroundProgram(background.scene);
    set.uInner.set(rgb(background.inner));
    set.uOuter.set(rgb(background.outer));
    set.uWave.set(rgb(wave.colour));
    set.uDay.set(windowAt(hour));
    const hadLand = this.room !== undefined;
    const isShaped = this.ranges.shape(theme.hills?.smooth ?? false);
    this.room = roomAt(theme, hour);
    this.faintness = faintRoomAt(theme, hour).strength;
    if (this.room) this.setRoom(this.room);
    else this.setWalls(wallsAt(theme, hour));
    if (this.room && (isShaped || !hadLand)) this.drawRanges();
    this.placeDisc();
  }

  /** Lets the sky with its land be seen, where the theme has one, in `fade`. */
  set lit(lit: Lit) {
    this.wanted = lit;
  }

  /** Fades the sky with its land in or out, at a moment in ms; returns whether that goes on. */
  fade(now: number): boolean {
    const to = { full: 1, faint: this.faintness, none: 0 }[this.wanted];
    const { faded } = this;
    const step = faded === undefined ? 1 : Math.min(now - faded, LONGEST) / FADE;
    this.light += Math.max(-step, Math.min(step, to - this.light));
    this.faded = now;
    this.uniforms.uniforms.uRoom = this.light;
    return this.light !== to;
  }

  /** Lets land rise, and the floor below a wall to boards, as high as usual without any, in `glide`. */
  set land({ lift, stand }: { readonly lift: number; readonly stand?: Stand | undefined }) {
    const { uLift, uFloor, uStand } = this.uniforms.uniforms;
    const [middle, half, foot, shaded] = uStand as unknown as [number, number, number, number];
    const last = { middle, half, foot };
    // A shadow comes and goes in its place.
    const to = {
      lift,
      floor: stand ? floorBelow(stand) : FLOOR,
      stand: stand ?? last,
      shaded: stand ? 1 : 0,
    };
    const from = { lift: uLift, floor: uFloor, stand: shaded > 0 ? last : to.stand, shaded };
    this.levels = { from, to };
  }

  /** Lets the disc of the sun or of the moon keep out of the way of boards and pieces, in `glide`. */
  set around(around: Parameters<typeof spansIn>[0] | undefined) {
    this.spans = { from: this.spans.to, to: around ? spansIn(around) : {} };
  }

  /** Shows land and disc on the way to where they are to be, 0 to 1. */
  glide(share: number): void {
    const { from, to } = this.levels;
    const set = this.uniforms.uniforms;
    set.uLift = mix(from.lift, to.lift, share);
    set.uFloor = mix(from.floor, to.floor, share);
    set.uStand[0] = mix(from.stand.middle, to.stand.middle, share);
    set.uStand[1] = mix(from.stand.half, to.stand.half, share);
    set.uStand[2] = mix(from.stand.foot, to.stand.foot, share);
    set.uStand[3] = mix(from.shaded, to.shaded, share);
    this.glided = share;
    this.placeDisc();
  }

  /** Sets the number of device pixels per CSS pixel. */
  set density(density: number) {
    this.uniforms.uniforms.uDensity = density;
  }

  /** Notes the progress from which hills grow, 0 to 1, after some ms: see `Skyline.note`. */
  note(share: number, elapsed: number, calm: boolean): void {
    if (this.skyline.note(share, elapsed, calm) && this.room) this.drawRanges();
    this.uniforms.uniforms.uShift = this.skyline.shift;
  }

  /** Sets the light of a celebration, 0 to 1, in which a room's own is stronger; there is none behind texts. */
  set glow(strength: number) {
    this.uniforms.uniforms.uGlow = this.wanted === 'full' ? strength : 0;
  }

  /** Sets how far it is dimmed before that, 0 to 1. */
  set dimming(share: number) {
    this.uniforms.uniforms.uDimming = this.wanted === 'full' ? share : 0;
  }

  /** Sets how much there is of a board that hides a high sun or moon, whose light is around it, 0 to 1. */
  set lamp(share: number) {
    this.uniforms.uniforms.uLamp = share;
  }

  /** The history of the hills. */
  get record(): SkylineRecord {
    return this.skyline.record;
  }

  set record(record: SkylineRecord) {
    this.skyline.record = record;
    this.drawRanges();
  }

  /** Shows a part of the picture in a window of a size, in CSS pixels. */
  show(part: Part, windowWidth: number, windowHeight: number): void {
    const { x, y, width, height } = part;
    const below = height - y - windowHeight;
    const { uOrigin, uShare } = this.uniforms.uniforms;
    const right = (2 * x + windowWidth) / width - 1;
    const up = (2 * below + windowHeight) / height - 1;
    uOrigin.set([x, below, right, up]);
    uShare.set([windowWidth / width, windowHeight / height]);
    this.aspect = width / height;
  }

  destroy(): void {
    this.mesh.geometry.destroy(true);
    this.container.destroy({ children: true });
    this.crests.destroy();
  }

  private set aspect(aspect: number) {
    if (aspect === this.ranges.aspect) return;
    this.uniforms.uniforms.uAspect = this.ranges.aspect = aspect;
    this.drawRanges();
  }

  private drawRanges(): void {
    this.ranges.draw(this.skyline.heights, this.skyline.passed);
    this.crests.update();
  }

  private placeDisc(): void {
    if (!this.room) return;
    const { from, to } = this.spans;
    const place = between(placeIn(this.room, from), placeIn(this.room, to), this.glided);
    const { x, y } = place;
    const seen = this.room.disc ? place.seen : 0;
    this.uniforms.uniforms.uDiscAt.set([x, y, seen, this.room.high]);
    if (this.ranges.sink(x, seen, LOW - y)) this.drawRanges();
  }

  private setWalls({ light, middle, corners }: Walls): void {
    const set = this.uniforms.uniforms;
    set.uZenith.set([...light, 0]);
    set.uMiddle.set(middle);
    set.uHorizon.set(corners);
  }

  private setRoom(room: Room): void {
    const { zenith, stars, middle, horizon, disc, far, near, ground } = room;
    const set = this.uniforms.uniforms;
    set.uZenith.set([...zenith, stars]);
    set.uMiddle.set(middle);
    set.uHorizon.set(horizon);
    set.uDisc.set(disc ? [...disc, 1] : [0, 0, 0, 0]);
    set.uFar.set(far.crest);
    set.uFarFoot.set(far.foot);
    set.uNear.set(near.crest);
    set.uNearFoot.set(near.foot);
    set.uGround.set(ground);
    set.uDiscFace.set([room.discEdge, room.isMoon ? 1 : 0, room.discSize]);
    set.uClouds = room.clouds;
    set.uGalaxy = room.galaxy;
  }
}
