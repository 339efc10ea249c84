import type { Container, WebGLRenderer } from 'pixi.js';
import type { Tiling } from '../../run/tiling.ts';
import { rgb, type Rgb } from '../../theme/colour.ts';
import type { Board } from './board.ts';
import { Ceremony } from '../effects/celebration.ts';
import { Labels } from './labels.ts';
import { Layers } from './layers.ts';
import { Letters } from '../pieces/letters.ts';
import { geometryOf } from './geometry.ts';
import { BREATH, breathAt, LEAVE, smooth, waveAt, type Frame } from '../motion.ts';
import { FlyingTiles } from '../pieces/flyingTiles.ts';
import { Nudges } from '../effects/nudges.ts';
import { Pieces } from '../pieces/pieces.ts';
import { Placing } from './layout.ts';
import type { Around } from '../remaining/seats.ts';
import { Presence } from './fade.ts';
import { StockShapes } from '../remaining/pieceShapes.ts';
import type { Theme } from '../../theme/index.ts';
import { Waiting } from '../remaining/remainingPieces.ts';
import { lightAt } from '../../theme/light.ts';
import { waysOf, type Rectangle } from './turning.ts';

/** How a board is shown. */
export interface Look {
  /** Whether pieces show their names. */
  readonly letters: boolean;
  /** Whether nothing may move. */
  readonly calm: boolean;
  /** Whether the board may be turned where that makes it larger; else it is drawn as it is written. */
  readonly turns?: boolean;
  /** Whether the pieces that are left wait beside the board. */
  readonly stock?: boolean;
  /** The texts of the board's labelled cells, in their order. */
  readonly labels: readonly string[];
}

/** From board to screen, in CSS pixels: where the board's origin lies, and how wide a cell is. */
export interface Transform {
  readonly x: number;
  readonly y: number;
  readonly cell: number;
}

/**
 * Draws one board, comparing what lies on it with what it drew last. At a few steps a second tiles drop in
 * and lift off; faster than that, what stays looks solid and what changes glows.
 */
export class BoardView {
  readonly container: Container;
  /** Called with where the board is, in each frame that is drawn. */
  onPlaced: (place: Transform) => void = () => {};
  /** Called when it has to be laid out again. */
  onMisplaced: () => void = () => {};
  private readonly placing: Placing;
  private readonly layers: Layers;
  private readonly labels: Labels;
  private readonly letters: Letters;
  private readonly pieces: Pieces;
  private readonly waiting: Waiting | undefined;
  private readonly nudges = new Nudges();
  private look: Look;
  private theme: Theme;
  private waveColour: Rgb = [1, 1, 1];
  /** The hour of the day that its light is of, 0 to 24. */
  private hour = 12;
  /** When it was drawn last, in ms; none yet. */
  private lastDrawn = -1;
  private readonly ceremony = new Ceremony();
  /** When its open cells were lit, in ms. */
  private breathStart = -Infinity;
  private readonly presence = new Presence();
  /** Whether the next frame paints all cells. */
  private stale = true;
  private still = false;

  constructor(board: Board, theme: Theme, look: Look) {
    [this.theme, this.look] = [theme, look];
    const geometry = geometryOf(board);
    this.placing = new Placing(waysOf(board, geometry));
    const { stock } = board;
    const shapes = stock && look.stock ? new StockShapes(board, stock, geometry) : undefined;
    this.layers = new Layers(geometry, FlyingTiles.slots(board), shapes?.geometry);
    this.waiting = shapes && new Waiting(shapes, this.layers.waiting!);
    this.pieces = new Pieces(board, geometry, this.layers, this.waiting);
    this.labels = new Labels(board, geometry, theme, look.labels);
    this.letters = new Letters(board, geometry, theme);
    this.container = this.layers.container;
    this.container.addChild(this.letters.container);
    this.layers.print.addChild(this.labels.container);
    this.setTheme(theme);
  }

  setTheme(theme: Theme): void {
    this.theme = theme;
    this.pieces.setTheme(theme);
    this.waiting?.setColours(this.pieces.colours);
    this.waveColour = rgb(theme.wave.colour);
    this.layers.setTheme(theme);
    this.layers.setLight(lightAt(theme, this.hour));
    this.labels.setTheme(theme);
    this.letters.setTheme(theme);
    this.touch();
  }

  /** Sets the hour of the day, 0 to 24, that its light is of. */
  setHour(hour: number): void {
    this.hour = hour;
    this.layers.setLight(lightAt(this.theme, hour));
    this.touch();
  }

  /** Sets whether it does without lace. */
  setPlain(isPlain: boolean): void {
    this.layers.lace.isWanted = !isPlain;
    this.touch();
  }

  setLook(look: Look): void {
    if (look.turns !== this.look.turns) this.onMisplaced();
    this.look = look;
    this.labels.say(look.labels);
    this.touch();
  }

  /** Whether it is drawn turned by a quarter. */
  get isTurned(): boolean {
    return this.placing.board.turnedBy !== 0;
  }

  /** Whether the tile on a cell lies there, to be seen. */
  isLaid(cell: number): boolean {
    return this.pieces.opacity(cell) > 0.5;
  }

  /** Whether nothing moves, glows or fades: the next frame would look the same. */
  get settled(): boolean {
    return this.still;
  }

  /** Whether the board has left so far that another one may come in its place. */
  get givesWay(): boolean {
    return this.presence.givesWay;
  }

  /** Whether the board has left and can be taken off the stage. */
  get gone(): boolean {
    return this.presence.isGone;
  }

  /**
   * Fits the board into a rectangle; `glide` moves it there.
   *
   * @param density device pixels per CSS pixel
   * @param dots dots per CSS pixel: cells are a whole number of them wide
   * @returns whether it has been turned since it was laid out last
   */
  layout(room: Rectangle, density: number, around: Around, dots = density): boolean {
    const { placing } = this;
    const isTurned = placing.layout(room, density, this.look.turns === true, dots);
    const { board, cell, pixels } = placing;
    if (isTurned)
      for (const part of [this.layers, this.pieces, this.letters, this.waiting]) part?.turn(board);
    this.waiting?.layOut({ ...around, tray: placing.tray, cell });
    this.layers.lace.size(pixels);
    this.labels.size(pixels);
    this.letters.size(pixels, cell);
    this.touch();
    return isTurned && placing.isShown;
  }

  /** Moves the board a share of the way to where it was laid out, 0 to 1; a calm one all the way. */
  glide(share: number): void {
    const { container, layers, letters, placing } = this;
    const way = this.look.calm ? 1 : share;
    const placement = placing.glide(way);
    const { x, y, cell, tilt } = placement;
    const { middle, pixel } = placing;
    this.waiting?.glide(way, placement, middle);
    layers.pixel = pixel;
    container.pivot.set(...middle);
    container.scale.set(cell);
    container.rotation = tilt;
    container.position.set(x, y);
    letters.upright(tilt);
    layers.tilt(tilt);
    this.onPlaced({ x: x - middle[0] * cell, y: y - middle[1] * cell, cell });
  }

  /**
   * Sends one slow wave of light across the board.
   *
   * @param order tiles that rise and light up before that, one after another; calm ones do not
   */
  celebrate(now: number, order: readonly number[] = []): void {
    this.ceremony.begin(now, this.look.calm ? [] : order);
    this.still = false;
  }

  /** Lets the light of the open cells rise and fall once, as at a near miss. */
  breathe(now: number): void {
    this.breathStart = now;
    this.still = false;
  }

  /** Lets cells rise a little and come down again, such as those that are only considered. */
  nudge(cells: readonly number[]): void {
    if (this.look.calm) return;
    for (const cell of cells) this.nudges.nudge(cell);
    this.still = false;
  }

  /** Lets the pieces lift and fade in a wave, and the board after them. */
  leave(): void {
    this.presence.leaving = true;
    this.still = false;
  }

  /** Cancels `leave`: the board comes back. */
  stay(): void {
    this.presence.leaving = false;
    this.still = false;
  }

  /**
   * Draws what lies on the board.
   *
   * @param now in ms
   * @param pace in steps a second
   */
  update(tiling: Tiling, now: number, pace: number): void {
    if (this.lastDrawn < 0) this.lastDrawn = now;
    const { pieces, layers } = this;
    const { calm } = this.look;
    const frame: Frame = { now, elapsed: Math.max(0, now - this.lastDrawn), pace, calm };
    const repaint = this.stale;
    this.lastDrawn = now;
    this.stale = false;
    // Before the comparison, since new tiles have lain for no time yet.
    const settling = pieces.settle(frame, repaint);
    const changed = !this.presence.leaving && pieces.compare(tiling, frame);
    pieces.fly(now);
    if (changed) this.waiting?.count(pieces);
    const stirring = this.waiting?.draw(frame, this.presence.leaving, this.look.letters) ?? false;
    this.nudges.pass(frame.elapsed, layers.settled);
    layers.lace.pass(frame, changed);
    const glowing = this.glow(frame.elapsed, repaint);
    const celebrating = this.ceremony.draw(now, pieces, layers.settled, {
      ...this.theme.wave,
      colour: this.waveColour,
    });
    const { crest, strength } = waveAt(this.ceremony.waveAge(now));
    if (calm) layers.wave(0.5, strength * 0.4, 9);
    else layers.wave(crest, strength, 0.16);
    const breathing = now - this.breathStart;
    layers.breathe(breathAt(breathing, calm) * this.theme.nearMiss.strength);
    const isThere = this.comeAndGo(frame);
    if (this.look.letters) this.letters.show(pieces, this.waiting);
    layers.flush();
    const isWaving = celebrating || breathing < BREATH;
    const isLit = glowing || layers.lace.isActive;
    const isMoving =
      changed || settling || stirring || isLit || pieces.flights.any || this.nudges.any;
    this.still = isThere && !isMoving && !isWaving;
  }

  /** How brightly what is behind it glows for a celebration, 0 to 1. */
  get glory(): number {
    return this.ceremony.glow(this.lastDrawn) * this.presence.left;
  }

  /** Exposes what lies on the board, before the frame that shows it is drawn. */
  expose(renderer: WebGLRenderer): void {
    this.layers.lace.expose(renderer);
  }

  /** Draws how far the board has arrived or left; returns whether it has done so completely. */
  private comeAndGo({ elapsed, calm }: Frame): boolean {
    const { presence, letters, layers } = this;
    if (presence.pass(elapsed)) this.pieces.depart(presence.away, calm);
    layers.opacity = presence.arrived * presence.left;
    letters.container.visible = this.look.letters;
    letters.container.alpha = presence.arrived * (1 - smooth(presence.away / LEAVE / 0.6));
    return presence.isComplete;
  }

  /** Draws the light that changes left; returns whether there is any. */
  private glow(elapsed: number, repaint: boolean): boolean {
    const { afterglow } = this.pieces;
    if (!afterglow.glowing && !repaint) return false;
    afterglow.pass(elapsed);
    this.layers.shine(afterglow.light, this.theme.glow.strength * (1 - this.layers.lace.strength));
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
