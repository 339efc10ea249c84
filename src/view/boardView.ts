import type { Container } from 'pixi.js';
import type { BoardState } from '../play/boardState.ts';
import type { Problem } from '../solve/problem.ts';
import { Afterglow } from './afterglow.ts';
import { rgb, type Rgb } from './colour.ts';
import { Layers } from './layers.ts';
import { Letters } from './letters.ts';
import { mosaicOf, reach, type Mosaic } from './mosaic.ts';
import {
  ARRIVE,
  LEAVE,
  leaveAt,
  liftAt,
  moveTime,
  settleTime,
  smooth,
  SWIFT,
  WAVE,
  waveAt,
} from './motion.ts';
import { Moves } from './moves.ts';
import { pieceColours } from './pieceArt.ts';
import type { Theme } from './themes/index.ts';
import { RIM } from './tray.ts';

/** How a board is to be shown: with the pieces' names, and without movement. */
export interface Look {
  readonly letters: boolean;
  readonly calm: boolean;
}

/** More placements than this change at once only in a jump, which is shown without movement. */
const JUMP = 6;
const FLYING = 12;
/** Margin around the tray, in cell widths. */
const MARGIN = 0.12;

/**
 * One board. It draws what lies on it and finds out for itself what changed since it drew last: at a
 * few steps a second pieces drop in and lift off; faster than that, what stands still looks solid and
 * what is being searched glows.
 */
export class BoardView {
  readonly container: Container;
  private readonly problem: Problem;
  private readonly mosaic: Mosaic;
  private readonly layers: Layers;
  private readonly letters: Letters;
  private readonly afterglow: Afterglow;
  private readonly moves = new Moves(FLYING);
  private readonly largest: number;
  private look: Look;
  private theme: Theme;
  private colours: Rgb[] = [];
  /** Per cell: the placement drawn, how solid it is on its way from 0 to 1, whether it is still in the air. */
  private readonly shown: Int32Array;
  private readonly firm: Float32Array;
  private readonly aloft: Uint8Array;
  /** The placements that come and go in this frame. */
  private readonly coming = new Int32Array(JUMP + 1);
  private readonly going = new Int32Array(JUMP + 1);
  /** One placement by itself, to shape it while it is in the air. */
  private readonly alone: Int32Array;
  /** Per placement, the cell nearest its middle once that is known. */
  private readonly middles: Int32Array;
  private readonly cool = new Float32Array(3);
  private last = 0;
  private born = -1;
  private waveStart = -Infinity;
  private leaveStart = -1;
  private stale = true;
  private still = false;

  constructor(problem: Problem, theme: Theme, look: Look) {
    this.problem = problem;
    this.theme = theme;
    this.look = look;
    this.mosaic = mosaicOf(problem);
    this.largest = Math.max(1, ...problem.pieces.map((piece) => piece.cells.length));
    this.layers = new Layers(this.mosaic, FLYING * this.largest);
    this.letters = new Letters(problem, theme);
    this.container = this.layers.container;
    this.container.addChild(this.letters.container);
    const cells = problem.cells.length;
    this.afterglow = new Afterglow(cells);
    this.shown = new Int32Array(cells).fill(-1);
    this.firm = new Float32Array(cells);
    this.aloft = new Uint8Array(cells);
    this.alone = new Int32Array(cells);
    this.middles = new Int32Array(problem.placements.count).fill(-1);
    this.setTheme(theme);
  }

  setTheme(theme: Theme): void {
    this.theme = theme;
    this.colours = pieceColours(theme, this.problem.pieces.length).map(rgb);
    this.layers.setTheme(theme);
    this.letters.setTheme(theme);
    this.stale = true;
  }

  setLook(look: Look): void {
    this.look = look;
    this.stale = true;
  }

  /** Nothing moves, glows or fades: a frame more would look the same. */
  get settled(): boolean {
    return this.still;
  }

  /** The board has left and can be taken off the stage. */
  get gone(): boolean {
    return this.leaveStart >= 0 && this.last - this.leaveStart >= LEAVE;
  }

  /** Width over height of what is drawn. */
  get aspect(): number {
    return this.width / this.height;
  }

  private get width(): number {
    return this.mosaic.right - this.mosaic.left + 2 * (RIM + MARGIN);
  }

  private get height(): number {
    return this.mosaic.bottom - this.mosaic.top + 2 * (RIM + MARGIN);
  }

  /** Fits the board into a rectangle of CSS pixels, cells a whole number of device pixels wide. */
  layout(x: number, y: number, width: number, height: number, density: number): void {
    const { left, top, right, bottom } = this.mosaic;
    const pixels = Math.max(
      1,
      Math.floor(Math.min(width / this.width, height / this.height) * density),
    );
    const cell = pixels / density;
    const whole = (at: number): number => Math.round(at * density) / density;
    this.container.scale.set(cell);
    this.container.position.set(
      whole(x + width / 2 - ((left + right) / 2) * cell),
      whole(y + height / 2 - ((top + bottom) / 2) * cell),
    );
    this.layers.pixel = 1 / pixels;
    this.letters.size(pixels);
    this.stale = true;
  }

  /** One slow wave of light across the board. */
  celebrate(now: number): void {
    this.waveStart = now;
    this.still = false;
  }

  /** The pieces lift and fade, then the board does. */
  leave(now: number): void {
    this.leaveStart = now;
    this.still = false;
  }

  /** Draws what lies on the board at this moment (ms), at a pace in steps a second. */
  update(state: BoardState, now: number, pace: number): void {
    if (this.born < 0) this.last = this.born = now;
    const elapsed = Math.max(0, now - this.last);
    this.last = now;
    if (this.leaveStart < 0) this.compare(state, now, pace);
    const repaint = this.stale;
    this.stale = false;
    const settling = this.settle(elapsed, pace, repaint);
    this.fly(now);
    const glowing = this.shine(elapsed, repaint);
    const { crest, strength } = waveAt(now - this.waveStart);
    if (this.look.calm) this.layers.wave(0.5, strength * 0.5, 9);
    else this.layers.wave(crest, strength, 0.17);
    const arrived = smooth((now - this.born) / ARRIVE);
    const left = this.leaveStart < 0 ? 0 : (now - this.leaveStart) / LEAVE;
    if (left > 0) this.depart(now - this.leaveStart);
    this.layers.presence = arrived * (1 - smooth((left - 0.45) / 0.55));
    this.letters.container.alpha = arrived * (1 - smooth(left / 0.6));
    this.label();
    this.layers.flush();
    this.still =
      !settling &&
      !this.moves.any &&
      !glowing &&
      now - this.waveStart >= WAVE &&
      arrived === 1 &&
      (left === 0 || left >= 1);
  }

  /** Finds the cells whose owner changed, and begins what is to be seen of it. */
  private compare(state: BoardState, now: number, pace: number): void {
    const { owner } = state;
    const { piece } = this.problem.placements;
    let coming = 0;
    let going = 0;
    for (let cell = 0; cell < owner.length; cell++) {
      const [was, is] = [this.shown[cell]!, owner[cell]!];
      if (was === is) continue;
      if (was >= 0) going = note(this.going, going, was);
      if (is >= 0) coming = note(this.coming, coming, is);
    }
    if (coming + going === 0) return;
    const moving = pace < SWIFT && !this.look.calm && coming <= JUMP && going <= JUMP;
    if (moving) {
      const time = moveTime(pace);
      for (let i = 0; i < going; i++) this.launch(this.going[i]!, false, now, time, pace);
      for (let i = 0; i < coming; i++) this.launch(this.coming[i]!, true, now, time, pace);
    }
    for (let cell = 0; cell < owner.length; cell++) {
      const [was, is] = [this.shown[cell]!, owner[cell]!];
      if (was === is) continue;
      const flown = is >= 0 && this.moves.of(is) >= 0;
      if (was >= 0) {
        this.afterglow.excite(
          cell,
          this.colours[piece[was]!]!,
          this.aloft[cell] ? 0.3 : smooth(this.firm[cell]!) * (moving ? 0.8 : 1),
        );
      } else if (!moving) {
        this.afterglow.excite(cell, this.colours[piece[is]!]!, 0);
      }
      this.shown[cell] = is;
      this.firm[cell] = 0;
      this.aloft[cell] = flown ? 1 : 0;
      this.layers.settled.colour(cell, 0, 0, 0, 0);
      if (is < 0) continue;
      const tile = this.mosaic.tiles[cell]!;
      this.layers.settled.reach(cell, reach(tile, owner, is, false), reach(tile, owner, is, true));
    }
    if (!moving) this.ground(owner);
  }

  /** Ends the flight of pieces that were taken away, or put back, while nothing may move. */
  private ground(owner: Int32Array): void {
    const { start, cellOf } = this.problem.placements;
    for (let number = 0; number < FLYING; number++) {
      const { placement, arriving } = this.moves.list[number]!;
      if (placement < 0 || (owner[cellOf[start[placement]!]!] === placement) === arriving) continue;
      this.land(number);
    }
  }

  /** Sends a placement on its way, and shapes its cells among the moving ones. */
  private launch(
    placement: number,
    arriving: boolean,
    now: number,
    time: number,
    pace: number,
  ): void {
    const number = this.moves.begin(
      placement,
      arriving,
      liftAt(pace) * (arriving ? 1 : 0.8),
      now,
      time,
    );
    if (number < 0) return;
    const { start, cellOf } = this.problem.placements;
    const from = start[placement]!;
    const alone = this.alone;
    alone.fill(-1);
    for (let i = from; i < start[placement + 1]!; i++) alone[cellOf[i]!] = placement;
    for (let i = from; i < start[placement + 1]!; i++) {
      const slot = number * this.largest + i - from;
      const tile = this.mosaic.tiles[cellOf[i]!]!;
      this.layers.moving.put(slot, cellOf[i]!);
      this.layers.moving.reach(
        slot,
        reach(tile, alone, placement, false),
        reach(tile, alone, placement, true),
      );
    }
  }

  /** Draws the pieces in the air, and lands those whose time has come. */
  private fly(now: number): void {
    if (!this.moves.any) return;
    const { piece, start } = this.problem.placements;
    for (let number = 0; number < FLYING; number++) {
      const move = this.moves.list[number]!;
      if (move.placement < 0) continue;
      if (this.moves.advance(number, now)) {
        this.land(number);
        continue;
      }
      const [red, green, blue] = this.colours[piece[move.placement]!]!;
      const cells = start[move.placement + 1]! - start[move.placement]!;
      for (let i = 0; i < cells; i++) {
        this.layers.moving.colour(number * this.largest + i, red, green, blue, move.opacity);
        this.layers.moving.lift(number * this.largest + i, move.lift);
      }
    }
  }

  private land(number: number): void {
    const { placement } = this.moves.list[number]!;
    const { start, cellOf } = this.problem.placements;
    this.moves.end(number);
    for (let i = 0; i < this.largest; i++)
      this.layers.moving.colour(number * this.largest + i, 0, 0, 0, 0);
    for (let i = start[placement]!; i < start[placement + 1]!; i++) {
      const cell = cellOf[i]!;
      if (this.shown[cell] !== placement) continue;
      this.aloft[cell] = 0;
      this.firm[cell] = 1;
      this.paint(cell);
    }
  }

  /** Lets what stands still become solid; says whether anything still does. */
  private settle(elapsed: number, pace: number, repaint: boolean): boolean {
    const gain = elapsed / settleTime(pace);
    let settling = false;
    for (let cell = 0; cell < this.shown.length; cell++) {
      if (this.shown[cell]! < 0 || this.aloft[cell]) continue;
      const firm = this.firm[cell]!;
      if (firm < 1) {
        this.firm[cell] = Math.min(1, firm + gain);
        if (this.firm[cell]! < 1) settling = true;
      } else if (!repaint) continue;
      this.paint(cell);
    }
    return settling;
  }

  private paint(cell: number): void {
    const [red, green, blue] = this.colours[this.problem.placements.piece[this.shown[cell]!]!]!;
    this.layers.settled.colour(cell, red, green, blue, smooth(this.firm[cell]!));
  }

  /** Draws the light that changes left; says whether there is any. */
  private shine(elapsed: number, repaint: boolean): boolean {
    if (!this.afterglow.glowing && !repaint) return false;
    this.afterglow.pass(elapsed);
    const { light } = this.afterglow;
    const { colour, tint, strength } = this.theme.glow;
    const cool = this.cool;
    if (repaint) cool.set(rgb(colour));
    for (let cell = 0, at = 0; cell < this.shown.length; cell++, at += 4) {
      const opacity = light[at + 3]! * strength;
      const own = opacity * (1 - tint);
      const other = opacity * tint;
      this.layers.light.colour(
        cell,
        light[at]! * own + cool[0]! * other,
        light[at + 1]! * own + cool[1]! * other,
        light[at + 2]! * own + cool[2]! * other,
        opacity,
      );
    }
    return this.afterglow.glowing;
  }

  /** Lifts and fades the pieces that lie, those at the upper left first. */
  private depart(age: number): void {
    const { piece, start, cellOf } = this.problem.placements;
    const { left, top, right, bottom } = this.mosaic;
    for (let cell = 0; cell < this.shown.length; cell++) {
      const placement = this.shown[cell]!;
      if (placement < 0 || this.aloft[cell]) continue;
      const [x, y] = this.mosaic.tiles[cellOf[start[placement]!]!]!.middle;
      const gone = leaveAt(
        age,
        0.62 * ((x - left) / (right - left)) + 0.38 * ((y - top) / (bottom - top)),
      );
      const [red, green, blue] = this.colours[piece[placement]!]!;
      this.layers.settled.colour(
        cell,
        red,
        green,
        blue,
        smooth(this.firm[cell]!) * (1 - smooth(gone)),
      );
      if (!this.look.calm) this.layers.settled.lift(cell, 0.3 * gone * gone);
    }
  }

  /** Puts the names on their pieces. */
  private label(): void {
    this.letters.container.visible = this.look.letters;
    if (!this.look.letters) return;
    const { piece } = this.problem.placements;
    this.letters.begin();
    for (let cell = 0; cell < this.shown.length; cell++) {
      const placement = this.shown[cell]!;
      if (placement < 0 || this.aloft[cell] || this.middleOf(placement) !== cell) continue;
      this.letters.put(
        piece[placement]!,
        this.mosaic.tiles[cell]!.middle,
        0,
        smooth((this.firm[cell]! - 0.3) / 0.7),
      );
    }
    for (const { placement, lift, opacity } of this.moves.list) {
      if (placement < 0) continue;
      this.letters.put(
        piece[placement]!,
        this.mosaic.tiles[this.middleOf(placement)]!.middle,
        lift,
        opacity,
      );
    }
    this.letters.end();
  }

  /** The cell of a placement that lies nearest its middle. */
  private middleOf(placement: number): number {
    const known = this.middles[placement]!;
    if (known >= 0) return known;
    const { start, cellOf } = this.problem.placements;
    const cells = cellOf.subarray(start[placement]!, start[placement + 1]!);
    const [x, y] = [0, 1].map(
      (axis) =>
        cells.reduce((sum, cell) => sum + this.mosaic.tiles[cell]!.middle[axis]!, 0) / cells.length,
    ) as [number, number];
    let nearest = cells[0]!;
    const far = (cell: number): number =>
      Math.hypot(this.mosaic.tiles[cell]!.middle[0] - x, this.mosaic.tiles[cell]!.middle[1] - y);
    for (const cell of cells) if (far(cell) < far(nearest) - 1e-6) nearest = cell;
    return (this.middles[placement] = nearest);
  }

  destroy(): void {
    this.letters.destroy();
    this.layers.destroy();
  }
}

/** Adds a number to a short list that holds each once; stops when the list is full. */
function note(list: Int32Array, count: number, value: number): number {
  for (let i = 0; i < count; i++) if (list[i] === value) return count;
  if (count < list.length) list[count++] = value;
  return count;
}
