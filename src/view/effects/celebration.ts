import type { Rgb } from '../../theme/colour.ts';
import type { Theme } from '../../theme/index.ts';
import type { CellMesh } from '../pieces/cellMesh.ts';
import { smooth, WAVE } from '../motion.ts';
import type { Pieces } from '../pieces/pieces.ts';

/** When the first piece lights up, and for how long each does, in ms. */
const FIRST = 600;
const PULSE = 1300;
/** The most time from one piece to the next, and from the first to the last, in ms. */
const APART = 420;
const SPAN = 4600;
/** How long the hills take to stop glowing once the wave has passed, in ms. */
const AFTER = 1800;

/** The longest that a ceremony takes, in ms. */
export const LONGEST_CEREMONY = FIRST + SPAN + PULSE + WAVE + AFTER;

/**
 * The celebration of a solution: its pieces rise and light up one after another, as they were laid, then a wave of
 * light crosses the board, and the hills glow meanwhile. Without an order of pieces, it is the wave alone.
 */
export class Ceremony {
  private start = -Infinity;
  private order: readonly number[] = [];
  private isDrawn = true;

  /**
   * @param now in ms
   * @param order the tiles of the solution, in the order in which they were laid
   */
  begin(now: number, order: readonly number[]): void {
    this.start = now;
    this.order = order;
    this.isDrawn = false;
  }

  /** For how long the wave has been on its way at a moment, in ms. */
  waveAge(now: number): number {
    return now - this.start - this.before;
  }

  /** How brightly the hills glow at a moment, 0 to 1. */
  glow(now: number): number {
    if (this.order.length === 0) return 0;
    const age = now - this.start;
    const end = this.before + WAVE + AFTER;
    return smooth((age - FIRST) / this.before) * smooth((end - age) / (WAVE + AFTER));
  }

  /** Whether it is over at a moment, in ms. */
  isOver(now: number): boolean {
    return this.waveAge(now) >= WAVE + (this.order.length > 0 ? AFTER : 0);
  }

  /** How far a tile has risen and lit up at a moment, 0 to 1. */
  light(tile: number, now: number): number {
    const place = this.order.indexOf(tile);
    if (place < 0) return 0;
    const t = (now - this.start - FIRST - place * this.apart) / PULSE;
    return smooth(t / 0.35) * smooth((1 - t) / 0.65);
  }

  /** Draws the pieces as they are at a moment; returns whether it goes on. */
  draw(
    now: number,
    pieces: Pick<Pieces, 'shown' | 'colour' | 'colours' | 'opacity'>,
    mesh: Pick<CellMesh, 'colour' | 'lift'>,
    { colour: its, strength, rise }: { colour: Rgb } & Pick<Theme['wave'], 'strength' | 'rise'>,
  ): boolean {
    if (this.isDrawn) return false;
    const isOver = this.isOver(now);
    for (let cell = 0; this.order.length > 0 && cell < pieces.shown.length; cell++) {
      const light = isOver ? 0 : this.light(pieces.shown[cell]!, now);
      mesh.lift(cell, rise * light);
      const opacity = pieces.opacity(cell);
      if (opacity === 0) continue;
      const [red, green, blue] = pieces.colours[pieces.colour[cell]!]!;
      const share = strength * light;
      const own = 1 - share;
      mesh.colour(
        cell,
        red * own + its[0] * share,
        green * own + its[1] * share,
        blue * own + its[2] * share,
        opacity,
      );
    }
    this.isDrawn = isOver;
    return !isOver;
  }

  /** The time from one piece to the next, in ms. */
  private get apart(): number {
    return Math.min(APART, SPAN / this.order.length);
  }

  /** How long the wave comes after the beginning, in ms. */
  private get before(): number {
    const { length } = this.order;
    return length === 0 ? 0 : FIRST + (length - 1) * this.apart + PULSE;
  }
}
