import type { Replay, Process } from '../../run/process.ts';
import { END, idOf, kindOf, stepOf, type Kind, type Step } from '../../run/step.ts';
import type { Tiling } from '../../run/tiling.ts';

/** A tile is laid; the number is the tile's. */
const LAY = 0;
/** All tiles are laid; the number is always 0. */
const COMPLETE = 1;

const kinds: readonly Kind[] = [
  { name: 'lay', isNumbered: true },
  { name: 'complete', isNumbered: false, isMilestone: true },
];

/** A tile of a board that is laid: its cells, and the number of its colour. */
export interface LaidTile {
  readonly cells: readonly number[];
  readonly colour: number;
}

/** Boards that are laid one after another, tile by tile. */
export interface LayingPlan {
  /** Board → its tiles. */
  readonly boards: readonly (readonly LaidTile[])[];
  /** The number of cells of all boards. */
  readonly cells: number;
}

export interface LayingMark {
  readonly steps: number;
  readonly isComplete: boolean;
}

export class Laying implements Process<LayingMark> {
  readonly kinds = kinds;
  readonly series = ['tiles'];
  steps = 0;
  private readonly tiles: number;
  private isComplete = false;

  constructor({ boards }: LayingPlan) {
    this.tiles = boards.flat().length;
  }

  step(): Step {
    if (this.steps < this.tiles) return stepOf(LAY, this.steps++);
    if (this.isComplete || this.tiles === 0) return END;
    this.isComplete = true;
    return stepOf(COMPLETE, 0);
  }

  mark(): LayingMark {
    return { steps: this.steps, isComplete: this.isComplete };
  }

  restore({ steps, isComplete }: LayingMark): void {
    this.steps = steps;
    this.isComplete = isComplete;
  }

  progress(): number {
    return this.tiles === 0 ? 1 : this.steps / this.tiles;
  }

  value(): number {
    return this.steps;
  }
}

/** Shows boards that are laid tile by tile. */
export class LayingReplay implements Replay<LayingMark> {
  readonly kinds = kinds;
  readonly tiling: Tiling;
  steps = 0;
  private readonly tiles: readonly LaidTile[];
  /** Tile → the number of full boards once it is laid. */
  private readonly full: readonly number[];

  constructor({ boards, cells }: LayingPlan) {
    const tiles = boards.flat();
    this.tiles = tiles;
    this.full = boards.flatMap((own, board) =>
      own.map((_, i) => board + Number(i + 1 === own.length)),
    );
    this.tiling = {
      owner: new Int32Array(cells).fill(-1),
      cellsOf: (tile) => tiles[tile]!.cells,
      colourOf: (tile) => tiles[tile]!.colour,
    };
  }

  meters() {
    return { steps: this.steps, solutions: this.full[this.steps - 1] ?? 0 };
  }

  set({ steps }: LayingMark): void {
    this.steps = 0;
    this.tiling.owner.fill(-1);
    while (this.steps < steps) this.lay(this.steps);
  }

  apply(event: Step): void {
    if (kindOf(event) === LAY) this.lay(idOf(event));
  }

  private lay(tile: number): void {
    this.steps++;
    for (const cell of this.tiles[tile]!.cells) this.tiling.owner[cell] = tile;
  }
}
