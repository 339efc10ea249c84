import type { Container } from 'pixi.js';
import type { Tiling } from '../run/tiling.ts';
import type { Board } from './board.ts';
import { Labels } from './labels.ts';
import { Layers } from './layers.ts';
import { Letters } from './letters.ts';
import { geometryOf, type BoardGeometry } from './boardGeometry.ts';
import { ARRIVE, LEAVE, RETURN, smooth, WAVE, waveAt } from './motion.ts';
import { Pieces } from './pieces.ts';
import type { Theme } from '../theme/index.ts';
import { RIM } from './tray.ts';

/** How a board is to be shown. */
export interface Look {
  /** Whether the pieces' names are on them. */
  readonly letters: boolean;
  /** Whether nothing moves. */
  readonly calm: boolean;
  /** What is printed on the board's labelled cells, in their order. */
  readonly labels: readonly string[];
}

/** Where a board lies, in CSS pixels: its point 0, 0, and how wide a cell is. */
interface Place {
  readonly x: number;
  readonly y: number;
  readonly cell: number;
}

/** Margin around the tray, in cell widths. */
const MARGIN = 0.12;

/**
 * One board. It draws what lies on it and finds out for itself what changed since it drew last: at a
 * few steps a second tiles drop in and lift off; faster than that, what stands still looks solid and
 * what is being searched glows.
 */
export class BoardView {
  readonly container: Container;
  private readonly geometry: BoardGeometry;
  private readonly layers: Layers;
  private readonly labels: Labels;
  private readonly letters: Letters;
  private readonly pieces: Pieces;
  private look: Look;
  private theme: Theme;
  /** Where it is, and the way it is on. */
  private place: Place | undefined;
  private from: Place = { x: 0, y: 0, cell: 1 };
  private to: Place = this.from;
  /** Device pixels a CSS pixel. */
  private density = 1;
  private last = 0;
  private born = -1;
  private waveStart = -Infinity;
  private leaving = false;
  /** How far it is on its way off, in ms of leaving. */
  private away = 0;
  private stale = true;
  private still = false;

  constructor(board: Board, theme: Theme, look: Look) {
    this.theme = theme;
    this.look = look;
    this.geometry = geometryOf(board);
    this.layers = new Layers(this.geometry, Pieces.slots(board));
    this.pieces = new Pieces(board, this.geometry, this.layers);
    this.labels = new Labels(board, this.geometry, theme, look.labels);
    this.letters = new Letters(board, this.geometry, theme);
    this.container = this.layers.container;
    this.container.addChild(this.letters.container);
    this.layers.print.addChild(this.labels.container);
    this.setTheme(theme);
  }

  setTheme(theme: Theme): void {
    this.theme = theme;
    this.pieces.setTheme(theme);
    this.layers.setTheme(theme);
    this.labels.setTheme(theme);
    this.letters.setTheme(theme);
    this.touch();
  }

  setLook(look: Look): void {
    this.look = look;
    this.labels.say(look.labels);
    this.touch();
  }

  /** Nothing moves, glows or fades: one more frame would look the same. */
  get settled(): boolean {
    return this.still;
  }

  /** The board has left and can be taken off the stage. */
  get gone(): boolean {
    return this.away >= LEAVE;
  }

  /**
   * Fits the board into a rectangle of CSS pixels, cells a whole number of device pixels wide. From
   * where it was it has to `glide` there.
   */
  layout(x: number, y: number, width: number, height: number, density: number): void {
    const { left, top, right, bottom } = this.geometry;
    const across = right - left + 2 * (RIM + MARGIN);
    const down = bottom - top + 2 * (RIM + MARGIN);
    const pixels = Math.max(1, Math.floor(Math.min(width / across, height / down) * density));
    const cell = pixels / density;
    const whole = (at: number): number => Math.round(at * density) / density;
    this.to = {
      x: whole(x + width / 2 - ((left + right) / 2) * cell),
      y: whole(y + height / 2 - ((top + bottom) / 2) * cell),
      cell,
    };
    this.from = this.place ?? this.to;
    this.density = density;
    this.labels.size(pixels);
    this.letters.size(pixels);
    this.touch();
  }

  /** Brings the board a share of its way to where it was laid out, 0 to 1; a calm one is there at once. */
  glide(share: number): void {
    const { from, to } = this;
    const way = this.look.calm ? 1 : share;
    // All of the way to the pixel.
    const between = (a: number, b: number): number => (way < 1 ? a + (b - a) * way : b);
    const x = between(from.x, to.x);
    const y = between(from.y, to.y);
    const cell = between(from.cell, to.cell);
    this.place = { x, y, cell };
    this.layers.pixel = 1 / (cell * this.density);
    this.container.scale.set(cell);
    this.container.position.set(x, y);
  }

  /** One slow wave of light across the board. */
  celebrate(now: number): void {
    this.waveStart = now;
    this.still = false;
  }

  /** The pieces lift and fade in a wave, and the board after them. */
  leave(): void {
    this.leaving = true;
    this.still = false;
  }

  /** Calls the leaving off: the board comes back, from wherever it is, and plays on meanwhile. */
  stay(): void {
    this.leaving = false;
    this.still = false;
  }

  /** Draws what lies on the board at this moment (ms), at a pace in steps a second. */
  update(tiling: Tiling, now: number, pace: number): void {
    if (this.born < 0) this.last = this.born = now;
    const elapsed = Math.max(0, now - this.last);
    const { pieces, layers } = this;
    const { calm } = this.look;
    const repaint = this.stale;
    this.last = now;
    this.stale = false;
    // What is new has lain for no time yet.
    const settling = pieces.settle(elapsed, pace, repaint);
    const changed = !this.leaving && pieces.compare(tiling, now, pace, calm);
    pieces.fly(now);
    const glowing = this.glow(elapsed, repaint);
    const { crest, strength } = waveAt(now - this.waveStart);
    if (calm) layers.wave(0.5, strength * 0.4, 9);
    else layers.wave(crest, strength, 0.16);
    const come = smooth((now - this.born) / ARRIVE);
    const wasAway = this.away > 0;
    this.away = Math.max(0, this.away + (this.leaving ? elapsed : -elapsed * (LEAVE / RETURN)));
    if (wasAway || this.leaving) pieces.depart(this.away, calm);
    const left = this.away / LEAVE;
    layers.presence = come * (1 - smooth((left - 0.45) / 0.55));
    this.letters.container.visible = this.look.letters;
    this.letters.container.alpha = come * (1 - smooth(left / 0.6));
    if (this.look.letters) this.letters.show(pieces);
    layers.flush();
    const busy = changed || settling || glowing || pieces.moves.any || now - this.waveStart < WAVE;
    const going = this.leaving ? left < 1 : left > 0;
    this.still = !busy && come === 1 && !going;
  }

  /** Draws the light that changes left; says whether there is any. */
  private glow(elapsed: number, repaint: boolean): boolean {
    const { afterglow } = this.pieces;
    if (!afterglow.glowing && !repaint) return false;
    afterglow.pass(elapsed);
    this.layers.shine(afterglow.light, this.theme.glow.strength);
    return afterglow.glowing;
  }

  private touch(): void {
    this.stale = true;
    this.still = false;
  }

  destroy(): void {
    this.labels.destroy();
    this.letters.destroy();
    this.layers.destroy();
  }
}
