import type { Replay, Process } from '../../run/process.ts';
import { END, stepOf, type Kind, type Step } from '../../run/step.ts';
import type { Tiling } from '../../run/tiling.ts';

/** A board shows another picture; the number is the board's. */
const CHANGE = 0;

const kinds: readonly Kind[] = [{ name: 'change', isNumbered: true }];

/** A tile of a board that is laid: its cells, and the number of its colour. */
interface LaidTile {
  readonly cells: readonly number[];
  readonly colour: number;
}

/** All tiles of a full board. */
export type Picture = readonly LaidTile[];

/** Full boards side by side, one of which shows another picture at each step. */
export interface HangingPlan {
  /** The number of cells of all boards. */
  readonly cells: number;
  /** Board → the picture that it shows at first. */
  readonly first: readonly Picture[];
  /** Step → the board that changes, and the picture that it shows from then on. */
  readonly changes: readonly { readonly board: number; readonly picture: Picture }[];
}

export interface HangingMark {
  readonly steps: number;
}

/** Full boards, one of which shows another picture at each step. */
export class Hanging implements Process<HangingMark> {
  readonly kinds = kinds;
  readonly series = ['changes'];
  steps = 0;
  private readonly changes: HangingPlan['changes'];

  constructor({ changes }: HangingPlan) {
    this.changes = changes;
  }

  step(): Step {
    const change = this.changes[this.steps];
    if (!change) return END;
    this.steps++;
    return stepOf(CHANGE, change.board);
  }

  mark(): HangingMark {
    return { steps: this.steps };
  }

  restore({ steps }: HangingMark): void {
    this.steps = steps;
  }

  progress(): number {
    const { length } = this.changes;
    return length === 0 ? 1 : this.steps / length;
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
  /** Picture → the number of its first tile. */
  private readonly firstOf = new Map<Picture, number>();

  constructor(plan: HangingPlan) {
    const tiles: LaidTile[] = [];
    for (const picture of [...plan.first, ...plan.changes.map((change) => change.picture)]) {
      if (this.firstOf.has(picture)) continue;
      this.firstOf.set(picture, tiles.length);
      tiles.push(...picture);
    }
    this.plan = plan;
    this.tiling = {
      owner: new Int32Array(plan.cells).fill(-1),
      cellsOf: (tile) => tiles[tile]!.cells,
      colourOf: (tile) => tiles[tile]!.colour,
    };
    this.set({ steps: 0 });
  }

  meters() {
    return { steps: this.steps };
  }

  set({ steps }: HangingMark): void {
    const { first, changes } = this.plan;
    this.steps = steps;
    const pictures = [...first];
    for (const { board, picture } of changes.slice(0, steps)) pictures[board] = picture;
    for (const picture of pictures) this.show(picture);
  }

  apply(): void {
    this.show(this.plan.changes[this.steps++]!.picture);
  }

  private show(picture: Picture): void {
    const first = this.firstOf.get(picture)!;
    for (const [i, { cells }] of picture.entries())
      for (const cell of cells) this.tiling.owner[cell] = first + i;
  }
}
