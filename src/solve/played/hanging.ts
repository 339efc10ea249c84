import type { Replay, Process } from '../../run/process.ts';
import { END, idOf, stepOf, type Kind, type Step } from '../../run/step.ts';
import type { Tiling } from '../../run/tiling.ts';

/** A board shows the next of its pictures; the number is the board's. */
const NEXT = 0;

const kinds: readonly Kind[] = [{ name: 'next', isNumbered: true }];

/** A tile of a board that is laid: its cells, and the number of its colour. */
export interface LaidTile {
  readonly cells: readonly number[];
  readonly colour: number;
}

/** Full boards side by side, each with one or several pictures that it shows in turn. */
export interface HangingPlan {
  /** Board → its pictures → their tiles. */
  readonly boards: readonly (readonly (readonly LaidTile[])[])[];
  /** The number of cells of all boards. */
  readonly cells: number;
}

export interface HangingMark {
  readonly steps: number;
}

/** How often each board changes: a multiple of all numbers of turns and flips, so that all end as they began. */
const ROUNDS = 24;
/** The share of the boards from one that changes to the next, so that they lie apart. */
const APART = 0.381966;

/** The boards that change in a round, in their order: those that have another picture, neighbours far apart. */
function roundOf({ boards }: HangingPlan): readonly number[] {
  const places = [...boards.keys()].filter((board) => boards[board]!.length > 1);
  const rank = (place: number): number => (place * APART) % 1;
  return [...places.keys()].toSorted((a, b) => rank(a) - rank(b)).map((place) => places[place]!);
}

/** Full boards, one of which at each step shows the next of its pictures. */
export class Hanging implements Process<HangingMark> {
  readonly kinds = kinds;
  readonly series = ['changes'];
  steps = 0;
  private readonly round: readonly number[];

  constructor(plan: HangingPlan) {
    this.round = roundOf(plan);
  }

  private get last(): number {
    return ROUNDS * this.round.length;
  }

  step(): Step {
    const { steps, round } = this;
    if (steps === this.last) return END;
    this.steps++;
    return stepOf(NEXT, round[steps % round.length]!);
  }

  mark(): HangingMark {
    return { steps: this.steps };
  }

  restore({ steps }: HangingMark): void {
    this.steps = steps;
  }

  progress(): number {
    return this.last === 0 ? 1 : this.steps / this.last;
  }

  value(): number {
    return this.steps;
  }
}

/** Shows full boards whose pictures change. */
export class HangingReplay implements Replay<HangingMark> {
  readonly kinds = kinds;
  readonly tiling: Tiling;
  steps = 0;
  private readonly plan: HangingPlan;
  private readonly round: readonly number[];
  /** Board → the number of its picture, and of the first tile of each. */
  private readonly shown: number[];
  private readonly first: readonly (readonly number[])[];

  constructor(plan: HangingPlan) {
    const tiles = plan.boards.flat(2);
    let count = 0;
    this.first = plan.boards.map((pictures) =>
      pictures.map((picture) => (count += picture.length) - picture.length),
    );
    this.plan = plan;
    this.round = roundOf(plan);
    this.shown = plan.boards.map(() => 0);
    this.tiling = {
      owner: new Int32Array(plan.cells).fill(-1),
      cellsOf: (tile) => tiles[tile]!.cells,
      colourOf: (tile) => tiles[tile]!.colour,
    };
    for (const board of plan.boards.keys()) this.show(board, 0);
  }

  meters() {
    return { steps: this.steps };
  }

  set({ steps }: HangingMark): void {
    const { round, plan } = this;
    this.steps = steps;
    const changesOf = (place: number): number => Math.ceil((steps - place) / round.length);
    for (const [place, board] of round.entries())
      this.show(board, changesOf(place) % plan.boards[board]!.length);
  }

  apply(event: Step): void {
    const board = idOf(event);
    this.steps++;
    this.show(board, (this.shown[board]! + 1) % this.plan.boards[board]!.length);
  }

  private show(board: number, picture: number): void {
    this.shown[board] = picture;
    for (const [i, { cells }] of this.plan.boards[board]![picture]!.entries())
      for (const cell of cells) this.tiling.owner[cell] = this.first[board]![picture]! + i;
  }
}
