import type { BoardRoom, TraySize } from '../../theme/viewport.ts';
import type { Container, WebGLRenderer } from 'pixi.js';
import type { Tiling } from '../../run/tiling.ts';
import type { Theme } from '../../theme/index.ts';
import type { Arrival } from '../changeover.ts';
import { BoardEffects } from '../effects/boardEffects.ts';
import type { Frame } from '../motion.ts';
import { FlyingTiles } from '../pieces/flyingTiles.ts';
import { Letters } from '../pieces/letters.ts';
import { Pieces } from '../pieces/pieces.ts';
import { PieceShapes } from '../remaining/pieceShapes.ts';
import { RemainingPieces } from '../remaining/remainingPieces.ts';
import type { Around } from '../remaining/sides.ts';
import { singlesOf, type Board } from './board.ts';
import { EmphasisFade, type Emphasis } from './emphasis.ts';
import { geometryOf } from './geometry.ts';
import { seat } from './grouping.ts';
import { Labels } from './labels.ts';
import { heightAbove } from '../background/disc.ts';
import { Layers } from './layers.ts';
import type { Look, Transform } from './look.ts';
import { BoardLayout, isSideways, trayOf, waysOf } from './layout.ts';
import { Presence } from './presence.ts';

/**
 * Draws one board: compares the tiles on it with those drawn before. At a few steps a second tiles drop in
 * and lift off; at faster paces tiles that stay look solid, and tiles that change leave light.
 */
export class BoardView {
  readonly container: Container;
  /** Called with the board's transform in each frame that is drawn. */
  onPlaced: (place: Transform) => void = () => {};
  onLayoutStale: () => void = () => {};
  readonly layout: BoardLayout;
  private readonly layers: Layers;
  private readonly labels: Labels;
  private readonly letters: Letters;
  private readonly pieces: Pieces;
  readonly remaining: RemainingPieces | undefined;
  readonly effects: BoardEffects;
  readonly presence = new Presence();
  private readonly emphasis = new EmphasisFade();
  private look: Look;
  private theme: Theme;
  /** The hour of the light, 0 to 24. */
  private hour = 12;
  /** The moment of the last frame, in ms; −1 before the first one. */
  private lastDrawn = -1;
  /** Whether the next frame paints all cells. */
  private stale = true;
  private still = false;
  /** Whether it arrives, leaves or comes back, or has done so since the last frame. */
  private isChanging = true;

  constructor(board: Board, theme: Theme, look: Look) {
    [this.theme, this.look] = [theme, look];
    const geometry = geometryOf(board);
    this.layout = new BoardLayout(waysOf(board, geometry));
    const set = look.remaining ? board.pieceSet : undefined;
    const shapes = set && new PieceShapes(board, set, geometry);
    const slots = FlyingTiles.slots(board);
    this.layers = new Layers(this.layout, slots, singlesOf(board), look, shapes?.geometry);
    this.remaining = shapes && new RemainingPieces(shapes, this.layers.remaining!);
    this.pieces = new Pieces(board, this.layout, this.layers, this.remaining);
    this.effects = new BoardEffects(this.layers, this.pieces);
    this.labels = new Labels(board, this.layout, theme, look);
    this.letters = new Letters(board, this.layout, this.layers, theme);
    this.container = this.layers.container;
    this.setLook(look);
    this.layers.print.addChild(this.labels.container);
    this.setTheme(theme);
  }

  setTheme(theme: Theme): void {
    this.theme = theme;
    this.pieces.setTheme(theme);
    this.remaining?.setColours(this.pieces.cells.colours);
    this.layers.setTheme(theme);
    this.labels.setTheme(theme);
    this.letters.setTheme(theme);
    this.setHour(this.hour);
  }

  /** Draws all texts anew, in a face that has been loaded. */
  letterAnew(): void {
    this.labels.drawAnew();
    this.letters.drawAnew();
    this.touch();
  }

  setHour(hour: number): void {
    this.hour = hour;
    this.pieces.afterglow.cool = this.layers.setHour(this.theme, hour).glow;
    this.touch();
  }

  /** Sets whether the board is drawn without motion trails. */
  setPlain(isPlain: boolean): void {
    this.layers.trails.isWanted = !isPlain;
    this.touch();
  }

  setLook(look: Look): void {
    if (look.turns !== this.look.turns) this.onLayoutStale();
    this.look = look;
    this.labels.setLook(look);
    this.letters.setLettering(look.letters);
    this.layers.heat.setTexts(look.letters !== 'none', look.labels.length > 0);
    this.touch();
  }

  get tray(): TraySize {
    return trayOf(this.layout.board);
  }

  /** Whether it is turned by a quarter, either way. */
  get isTurned(): boolean {
    return isSideways(this.layout.board);
  }

  /** Whether a tile visibly lies on a cell. */
  isLaid(cell: number): boolean {
    return this.pieces.cells.isLaid(cell);
  }

  /** Whether tiles visibly lie on all cells. */
  get isFull(): boolean {
    return this.pieces.cells.isFull;
  }

  get isCalm(): boolean {
    return this.look.calm;
  }

  /** Whether nothing moves, glows or fades, so that the next frame would look the same. */
  get settled(): boolean {
    return this.still && !this.effects.isMoving;
  }

  /**
   * Fits the board into a rectangle; `glide` moves it there.
   *
   * @param density device pixels per CSS pixel
   * @param dots dots per CSS pixel: cells are a whole number of them wide
   * @returns whether it is drawn in another way than when it was shown before
   */
  fit(room: BoardRoom, density: number, around: Around, dots = density): boolean {
    const { layout, layers } = this;
    const isTurned = layout.fit(room, density, this.look.turns === true, dots);
    if (isTurned) {
      layers.turn();
      this.remaining?.seats.turn(layout.board);
    }
    if (this.remaining) seat(layout, this.remaining, room, around, dots);
    const { cell, pixels, tray } = layout;
    layers.setStand({
      high: around.preferred ? heightAbove(tray, around.page) / cell : 0,
      beside: (around.page.width - tray.x - tray.width) / cell,
    });
    layers.trails.setCellSize(pixels);
    this.labels.setCellSize(pixels);
    this.letters.setCellSize(pixels, cell);
    this.touch();
    return isTurned && layout.isShown;
  }

  /** Moves the board a share of the way to where it was laid out, 0 to 1; all the way without motion. */
  glide(share: number): void {
    const { container, layers, letters, layout, presence } = this;
    const { calm } = this.look;
    // Nobody has seen it elsewhere before it arrives.
    const way = calm || presence.arrival.isUnseen ? 1 : share;
    const position = layout.glide(way);
    const { tilt } = position;
    const { middle, pixel } = layout;
    this.remaining?.seats.glide(way, position, middle);
    const { x, y, cell } = calm ? position : presence.placed(position);
    layers.show.uniforms.uPixel = (pixel * position.cell) / cell;
    container.pivot.set(...middle);
    container.scale.set(cell);
    container.rotation = tilt;
    container.position.set(x, y);
    letters.keepUpright(tilt);
    layers.tilt(tilt);
    this.onPlaced({ x: x - middle[0] * cell, y: y - middle[1] * cell, cell });
  }

  /** Sends a slow wave of light across the board, after tiles have risen and lit up in an order, if any. */
  celebrate(now: number, order: readonly number[] = []): void {
    this.effects.celebration.begin(now, this.look.calm ? [] : order);
    this.still = false;
  }

  /** Lights the open cells, if they are few, and the pieces that are left, as at a near miss. */
  showNearMiss(now: number): void {
    this.layers.hole.begin(now);
    this.still = false;
  }

  /** Lets cells rise a little and come down again, such as those that are only considered. */
  nudge(cells: readonly number[]): void {
    if (this.look.calm) return;
    for (const cell of cells) this.effects.nudges.nudge(cell);
    this.still = false;
  }

  /** Sets how the board stands among others, which changes gradually. */
  emphasise(emphasis: Emphasis): void {
    if (emphasis === this.emphasis.wanted) return;
    this.emphasis.wanted = emphasis;
    this.still = false;
  }

  /** Begins to arrive. */
  arrive(arrival: Arrival): void {
    this.presence.arrival = arrival;
    this.begin();
  }

  /** Lets the pieces sink and dim, the last one laid first, and then the tray leave. */
  leave(): void {
    if (!this.presence.isLeaving) this.pieces.order();
    this.presence.leave();
    this.begin();
  }

  /** Cancels `leave`, or the rest of the arrival: the board is back, or there. */
  stay(): void {
    this.presence.isLeaving = false;
    this.presence.arrival.hasten();
    this.begin();
  }

  /** Leaves at once and for good. */
  dismiss(): void {
    this.presence.isDismissed = true;
    this.begin();
  }

  private begin(): void {
    this.isChanging = true;
    this.still = false;
  }

  /** Draws the tiles on the board at a moment in ms and at a pace in steps a second. */
  update(tiling: Tiling, now: number, pace: number): void {
    if (this.lastDrawn < 0) this.lastDrawn = now;
    const { pieces, layers, remaining, presence, emphasis } = this;
    const { calm, letters } = this.look;
    const isLettered = letters !== 'none';
    const frame: Frame = { now, elapsed: Math.max(0, now - this.lastDrawn), pace, calm };
    const repaint = this.stale;
    [this.lastDrawn, this.stale] = [now, false];
    // Before the comparison, as new tiles have lain for no time yet.
    const isFading = pieces.cells.settle(frame, repaint);
    const isChanged = presence.isStaying && pieces.compare(tiling, frame);
    presence.pass(frame.elapsed);
    pieces.fly(now, presence.around);
    if (isChanged) remaining?.count(pieces.cells);
    const pulse = layers.hole.draw(frame, pieces.cells.owner);
    if (remaining) remaining.pulse = pulse;
    layers.trails.pass(frame, isChanged, pieces.cells, presence.around);
    remaining?.dim(layers.trails.prominent.tiles.places, layers.trails.strength);
    const untried = isLettered ? 1 : this.theme.untried;
    const isRemainingMoving = remaining?.draw(frame, presence, untried) ?? false;
    const isRising = this.isChanging && pieces.change(presence, calm);
    if (this.isChanging) this.labels.see(pieces);
    if (isRising) layers.see((site) => pieces.trayAt(site));
    this.isChanging = !presence.isOver;
    const isShining = this.effects.draw(frame, this.theme, presence.around, repaint);
    emphasis.pass(frame.elapsed);
    layers.setOpacity(presence, emphasis);
    layers.showLetters(isLettered, presence.tray * emphasis.opacity);
    if (isLettered) this.letters.show(pieces, remaining);
    const isCounting = remaining !== undefined && this.letters.number(remaining, now);
    layers.flush();
    const isMoving = isChanged || isFading || isRemainingMoving || isCounting || pieces.flights.any;
    const isOver = presence.isOver && emphasis.isOver && !layers.trails.isActive;
    this.still = isOver && !isMoving && !isShining;
  }

  /** Adds tiles to the motion trails, before the frame that shows them is drawn. */
  expose(renderer: WebGLRenderer): void {
    this.layers.trails.expose(renderer);
  }

  private touch(): void {
    this.stale = true;
    this.still = false;
  }

  destroy(): void {
    this.labels.destroy();
    this.layers.destroy();
    this.letters.destroy();
  }
}
