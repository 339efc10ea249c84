import type { Replay, Process } from '../../run/process.ts';
import { END, stepOf, type Kind, type Step, idOf, kindOf } from '../../run/step.ts';
import { RandomStream } from '../../solve/random.ts';
import { Diamond, DOWN, LEFT, RIGHT, UP } from './diamond.ts';
import type { Tiling } from '../../run/tiling.ts';
import { PolarRegions } from './polarRegions.ts';

/** Two dominoes that lie across, or upright, come into the block whose first cell is the number. */
const ACROSS = 0;
const UPRIGHT = 1;
/** Two dominoes that face each other are taken away; the number is the first cell of the first one. */
const FACING = 2;
/** Every domino moves by one cell. */
export const SLIDE = 3;
export const TILED = 4;

const shufflingKinds: readonly Kind[] = [
  { name: 'across', isNumbered: true },
  { name: 'upright', isNumbered: true },
  { name: 'facing', isNumbered: true },
  { name: 'slide', isNumbered: true },
  { name: 'tiled', isNumbered: false, isMilestone: true },
];

/** The share of its order up to which a diamond is tiled from the start. */
const START = 0.5;

/** The next action of a shuffling, from one order to the next larger one. */
type Phase = 'facing' | 'slide' | 'fill' | 'tiled' | 'end';

export interface ShufflingMark {
  readonly steps: number;
  readonly ways: Int8Array;
  /** The order of the diamond that is tiled, or is being filled. */
  readonly order: number;
  readonly phase: Phase;
  /** The cell at which the phase is. */
  readonly at: number;
  readonly random: readonly number[];
}

function shuffle(diamond: Diamond, kind: number, id: number): void {
  if (kind === SLIDE) diamond.slide();
  else if (kind === FACING) {
    const other = diamond.opposite(id);
    diamond.take(id);
    diamond.take(other);
  } else if (kind === ACROSS) {
    diamond.put(id, UP);
    diamond.put(diamond.from(id, 0, 1), DOWN);
  } else if (kind === UPRIGHT) {
    diamond.put(id, LEFT);
    diamond.put(diamond.from(id, 1, 0), RIGHT);
  }
}

/**
 * Tiles an Aztec diamond with dominoes, each tiling with the same chance, by domino shuffling (Elkies,
 * Kuperberg, Larsen and Propp, 1992): from order to order, dominoes that face each other are taken away, all
 * others move by one cell, and what is left open are blocks of four cells, each of which is filled in one of
 * two ways. It begins with a diamond that was made so.
 */
export class Shuffling implements Process<ShufflingMark> {
  readonly kinds = shufflingKinds;
  readonly series = ['dominoes'];
  steps = 0;
  private readonly diamond: Diamond;
  private readonly random: RandomStream;
  private order = 0;
  private phase: Phase = 'slide';
  private at = 0;
  private readonly start: number;

  constructor(order: number, seed: number) {
    this.diamond = new Diamond(order);
    this.random = new RandomStream(seed);
    this.start = Math.floor(START * order);
    while (this.diamond.dominoes < this.start * (this.start + 1)) this.step();
    this.steps = 0;
  }

  step(): Step {
    const { diamond } = this;
    if (this.phase === 'facing') {
      for (; this.at < diamond.cells.length; this.at++)
        if (diamond.opposite(this.at) >= 0) return this.make(FACING, this.at);
      this.go('slide');
    }
    if (this.phase === 'slide') {
      this.order++;
      this.go('fill');
      if (this.order > 1) return this.make(SLIDE, 0);
    }
    if (this.phase === 'fill') {
      for (; this.at < diamond.cells.length; this.at++)
        if (diamond.first[this.at]! < 0 && diamond.isWithin(this.at, this.order))
          return this.make(this.random.below(2) === 0 ? ACROSS : UPRIGHT, this.at);
      this.go(this.order < diamond.order ? 'facing' : 'tiled');
      return this.step();
    }
    if (this.phase === 'end') return END;
    this.go('end');
    return stepOf(TILED, 0);
  }

  mark(): ShufflingMark {
    const { steps, order, phase, at, diamond, random } = this;
    return { steps, ways: diamond.way.slice(), order, phase, at, random: random.state() };
  }

  restore({ ways, random, ...rest }: ShufflingMark): void {
    this.diamond.set(ways);
    this.random.restore(random);
    Object.assign(this, rest);
  }

  /** The work of each order is in proportion to its cells. */
  progress(): number {
    if (this.phase === 'end') return 1;
    const workTo = (order: number): number => (Math.max(0, order - 1) / this.diamond.order) ** 3;
    const before = workTo(this.start);
    return (workTo(this.order) - before) / (1 - before);
  }

  value(): number {
    return this.diamond.dominoes;
  }

  private make(kind: number, id: number): Step {
    shuffle(this.diamond, kind, id);
    this.steps++;
    return stepOf(kind, id);
  }

  private go(phase: Phase): void {
    this.phase = phase;
    this.at = 0;
  }
}

const WAYS = 4;

/**
 * Shows a shuffling of dominoes from its start: each is a tile, coloured by the way it moves, but a polar region
 * is one tile.
 */
export class ShufflingReplay implements Replay<ShufflingMark> {
  readonly kinds = shufflingKinds;
  readonly tiling: Tiling;
  steps = 0;
  private readonly diamond: Diamond;
  private readonly polar: PolarRegions;
  /** The order of the diamond that is tiled, or is being filled. */
  private order = 0;

  constructor(order: number, seed: number) {
    const diamond = new Diamond(order);
    const polar = new PolarRegions(diamond);
    const owner = new Int32Array(diamond.cells.length).fill(-1);
    [this.diamond, this.polar] = [diamond, polar];
    this.tiling = {
      owner,
      cellsOf: (tile) => {
        const [first, way] = [Math.floor(tile / WAYS), tile % WAYS];
        if (first === owner.length) return polar.cells[way]!;
        return [first, diamond.second(first, way)];
      },
      colourOf: (tile) => tile % WAYS,
    };
    this.set(new Shuffling(order, seed).mark());
  }

  meters() {
    return { steps: this.steps, dominoes: this.diamond.dominoes };
  }

  /** Cell → the first cell of the domino on it, or −1. */
  get first(): Int32Array {
    return this.diamond.first;
  }

  set({ steps, ways, order }: ShufflingMark): void {
    this.diamond.set(ways);
    [this.steps, this.order] = [steps, order];
    this.show();
  }

  apply(event: Step): void {
    if (kindOf(event) === TILED) return;
    shuffle(this.diamond, kindOf(event), idOf(event));
    if (kindOf(event) === SLIDE) this.order++;
    this.steps++;
    this.show();
  }

  private show(): void {
    const { first, way } = this.diamond;
    const { owner } = this.tiling;
    for (let cell = 0; cell < owner.length; cell++) {
      const start = first[cell]!;
      owner[cell] = start < 0 ? -1 : WAYS * start + way[start]!;
    }
    this.polar.find(Math.max(1, this.order));
    for (const [direction, cells] of this.polar.cells.entries())
      for (const cell of cells) owner[cell] = WAYS * owner.length + direction;
  }
}
