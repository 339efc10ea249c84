import { rgb, type Rgb } from '../../theme/colour.ts';
import type { Theme } from '../../theme/index.ts';
import { smooth, WAVE } from '../motion.ts';
import type { CellMesh } from '../pieces/cellMesh.ts';
import type { DrawnCells } from '../pieces/cells.ts';

/** The moment at which the first piece lights up, and the duration of each light, in ms. */
const FIRST_LIGHT = 600;
const PULSE = 900;
/** The longest time from one piece to the next, and from the first to the last, in ms. */
const APART = 140;
const SPAN = 4600;

/** The time from one of so many pieces to the next, in ms. */
const lightsApart = (pieces: number): number => Math.min(APART, SPAN / Math.max(1, pieces));

/** The height to which pieces rise, in cell widths. */
const RISE = 0.3;
/** The share of its light that a piece keeps until the wave is over. */
const KEPT = 0.6;
/** How long the room takes to dim, then to answer the wave, and to be as before once that is over, in ms. */
const DIMS = 900;
const ANSWER = 1400;
const AFTER = 1800;
/** The share of the wave's colour in the light of a piece, which else is of its own hue. */
const TINT = 0.4;

/** How long so many pieces take to rise and to light up, in ms. */
const allLit = (pieces: number): number =>
  pieces === 0 ? 0 : FIRST_LIGHT + (pieces - 1) * lightsApart(pieces) + PULSE;

/** More pieces than are lit with a pause between them. */
const MANY = 1000;

/** The duration of a celebration with so many pieces, in ms, with the rest after its wave; the longest one if unknown or endless. */
export const celebrationLasts = (pieces: number = MANY): number =>
  allLit(Math.min(pieces, MANY)) + WAVE + AFTER;

/**
 * The celebration of a solution: its pieces rise and light up one after another, in the order in which they
 * were laid, in a room that dims, and stay lit; then a wave of light crosses the board, which the room answers.
 * Without an order of pieces it is the wave alone.
 */
export class Celebration {
  private start = -Infinity;
  private order: readonly number[] = [];
  /** The light of the room as it began, how far it was dimmed, and the light of tiles, all of which fade. */
  private former = { glow: 0, dimming: 0, lights: new Map<number, number>() };
  /** Whether pieces are raised and lit. */
  private areLit = false;
  private isDrawn = true;
  private readonly lit: [number, number, number] = [0, 0, 0];

  /** Begins at a moment in ms, with the tiles of the solution in the order in which they were laid. */
  begin(now: number, order: readonly number[]): void {
    const lights = new Map<number, number>();
    for (const tile of [...this.order, ...this.former.lights.keys()]) {
      const light = this.light(tile, now);
      if (light > 0) lights.set(tile, light);
    }
    this.former = { glow: this.glow(now), dimming: this.dimming(now), lights };
    this.start = now;
    this.order = order;
    this.isDrawn = false;
  }

  /** The age of the wave at a moment, in ms. */
  waveAge(now: number): number {
    return now - this.start - this.before;
  }

  /** The light of the room at a moment, 0 to 1. */
  glow(now: number): number {
    const fading = this.former.glow * this.fading(now);
    if (this.order.length === 0) return fading;
    const age = this.waveAge(now);
    return Math.max(fading, smooth(age / ANSWER) * this.left(age));
  }

  /** How far the room is dimmed at a moment, 0 to 1. */
  dimming(now: number): number {
    const fading = this.former.dimming * this.fading(now);
    if (this.order.length === 0) return fading;
    const dimmed = smooth((now - this.start) / DIMS);
    return Math.max(fading, dimmed * smooth(1 - this.waveAge(now) / ANSWER));
  }

  isOver(now: number): boolean {
    return this.waveAge(now) >= WAVE + (this.order.length > 0 ? AFTER : 0);
  }

  /** The light of a tile at a moment, and its rise, 0 to 1. */
  light(tile: number, now: number): number {
    const fading = (this.former.lights.get(tile) ?? 0) * this.fading(now);
    const place = this.order.indexOf(tile);
    if (place < 0) return fading;
    const t = (now - this.start - FIRST_LIGHT - place * this.apart) / PULSE;
    const kept = KEPT * this.left(this.waveAge(now));
    return Math.max(fading, smooth(t / 0.25) * (kept + (1 - kept) * smooth((1 - t) / 0.75)));
  }

  /** The share that is left of what was lit or dimmed as it began, 0 to 1. */
  private fading(now: number): number {
    return smooth(1 - (now - this.start) / ANSWER);
  }

  /** The share of what shines that is left at an age of the wave, 0 to 1. */
  private left(age: number): number {
    return smooth((WAVE + AFTER - age) / AFTER);
  }

  /** Draws the pieces as they are at a moment; returns whether the celebration goes on. */
  draw(
    now: number,
    cells: DrawnCells,
    mesh: Pick<CellMesh, 'colour' | 'lift'>,
    { colour, strength }: Theme['wave'],
  ): boolean {
    if (this.isDrawn) return false;
    const wave = rgb(colour);
    const isOver = this.isOver(now);
    const isLighting = this.order.length > 0 || this.former.lights.size > 0;
    // Once more where another celebration has none, so that what it left is as before.
    const count = isLighting || this.areLit ? cells.list.length : 0;
    for (let cell = 0; cell < count; cell++) {
      const light = isOver ? 0 : this.light(cells.owner[cell]!, now);
      mesh.lift(cell, cells.list[cell]!.height + RISE * light);
      const opacity = cells.opacity(cell);
      if (opacity === 0) continue;
      const own = cells.colours[cells.list[cell]!.colour]!;
      mesh.colour(cell, own, opacity, this.litOf(own, wave), strength * light);
    }
    this.areLit = isLighting && !isOver;
    this.isDrawn = isOver;
    return !isOver;
  }

  /** The colour towards which a piece lights up: its own hue at its brightest, tinted by the wave. */
  private litOf(own: Rgb, wave: Rgb): Rgb {
    const most = Math.max(own[0], own[1], own[2], 1 / 255);
    for (let i = 0; i < 3; i++) this.lit[i] = (own[i]! / most) * (1 - TINT) + wave[i]! * TINT;
    return this.lit;
  }

  /** The time from one piece to the next, in ms. */
  private get apart(): number {
    return lightsApart(this.order.length);
  }

  /** The time before the wave, in ms. */
  private get before(): number {
    return allLit(this.order.length);
  }
}

/** The duration of a nudge in ms, and its height in cell widths. */
const NUDGE = 260;
const HIGH = 0.14;

/** Nudges of cells, such as those that are only considered: each rises a little and comes down again. */
export class Nudges {
  /** Raised cell → the rest of its way down, 1 at first. */
  private readonly left = new Map<number, number>();

  get any(): boolean {
    return this.left.size > 0;
  }

  nudge(cell: number): void {
    this.left.set(cell, 1);
  }

  /** Lifts the cells in their mesh, then lets some ms pass. */
  pass(elapsed: number, cells: Pick<DrawnCells, 'list'>, mesh: Pick<CellMesh, 'lift'>): void {
    for (const [cell, left] of this.left) {
      mesh.lift(cell, cells.list[cell]!.height + HIGH * smooth(left));
      if (left <= 0) this.left.delete(cell);
      else this.left.set(cell, left - elapsed / NUDGE);
    }
  }
}
