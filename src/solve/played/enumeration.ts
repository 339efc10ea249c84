import type { Replay, Process } from '../../run/process.ts';
import type { Kind } from '../../run/step.ts';
import type { Tiling } from '../../run/tiling.ts';
import type { Problem } from '../problem.ts';
import type { Search } from '../search.ts';
import {
  END,
  kindOf,
  PLACE,
  searchKinds,
  SOLUTION,
  stepOf,
  type Step,
  idOf,
  REMOVE,
} from '../step.ts';
import { BoardState } from './boardState.ts';
import { searchProcess, type SearchMark, type SearchProcess } from './searchProcess.ts';

/** The last of the solutions has been found; its number is always 0. */
export const COMPLETE = searchKinds.length;

/**
 * The kinds of a search, but only the last solution is a milestone. Removes do not undo places, since the
 * search moves to another board after each solution.
 */
const enumerationKinds: readonly Kind[] = [
  ...searchKinds.map(({ name, isNumbered }) => ({ name, isNumbered })),
  { name: 'complete', isNumbered: false, isMilestone: true },
];

export interface EnumerationMark {
  readonly search: SearchMark;
  /** The placements of each solution found so far. */
  readonly found: readonly (readonly number[])[];
  /** Whether no piece has been placed since the last of them. */
  readonly isBetween: boolean;
  readonly isComplete: boolean;
}

/** A search that keeps its solutions, and ends after a given number of them. */
export class Enumeration implements Process<EnumerationMark> {
  readonly kinds = enumerationKinds;
  readonly series = ['solutions'];
  private readonly search: SearchProcess;
  private readonly most: number;
  private found: EnumerationMark['found'] = [];
  private isBetween = false;
  private isComplete = false;

  constructor(problem: Problem, search: Search, most: number) {
    this.search = searchProcess(problem, search)('steps');
    this.most = most;
  }

  get steps(): number {
    return this.search.steps;
  }

  step(): Step {
    if (this.found.length === this.most) {
      if (this.isComplete) return END;
      this.isComplete = true;
      return stepOf(COMPLETE, 0);
    }
    const event = this.search.step();
    if (kindOf(event) === PLACE) this.isBetween = false;
    else if (kindOf(event) === SOLUTION) {
      this.found = [...this.found, this.search.mark().path];
      this.isBetween = true;
    }
    return event;
  }

  mark(): EnumerationMark {
    const { search, found, isBetween, isComplete } = this;
    return { search: search.mark(), found, isBetween, isComplete };
  }

  restore({ search, found, isBetween, isComplete }: EnumerationMark): void {
    this.search.restore(search);
    this.found = found;
    this.isBetween = isBetween;
    this.isComplete = isComplete;
  }

  progress(): number {
    return this.found.length === this.most ? 1 : this.search.progress();
  }

  value(): number {
    return this.found.length;
  }
}

export interface Survey {
  readonly solutions: number;
  /** Whether the search has no others. */
  readonly isAll: boolean;
  /** The steps to the last of them. */
  readonly steps: number;
}

/** Counts the solutions of a search by carrying it out to its end, or to a limit. */
export function survey(
  problem: Problem,
  search: Search,
  most: { readonly solutions: number; readonly steps: number },
): Survey {
  const run = searchProcess(problem, search)('steps');
  let [solutions, steps] = [0, 0];
  while (run.steps < most.steps) {
    const event = run.step();
    if (event === END) return { solutions, isAll: true, steps };
    if (kindOf(event) !== SOLUTION) continue;
    if (solutions === most.solutions) break;
    solutions++;
    ({ steps } = run);
  }
  return { solutions, isAll: false, steps };
}

/**
 * Shows an enumeration on one board per solution, with cells numbered board after board. Each board
 * keeps its solution; the search is on the first board without one, and appears there with the
 * first piece placed after a solution.
 */
export class EnumerationReplay implements Replay<EnumerationMark> {
  readonly kinds = enumerationKinds;
  readonly tiling: Tiling;
  steps = 0;
  private readonly search: BoardState;
  private solutions = 0;
  private isBetween = false;

  /** @param boards one at least */
  constructor(problem: Problem, boards: number) {
    const { board, tiles } = problem;
    this.search = new BoardState(problem);
    this.tiling = {
      owner: new Int32Array(boards * board.length),
      cellsOf: (tile) => {
        const from = Math.floor(tile / tiles.count) * board.length;
        return this.search.cellsOf(tile % tiles.count).map((cell) => cell + from);
      },
      colourOf: (tile) => this.search.colourOf(tile % tiles.count),
    };
    this.clear();
  }

  meters() {
    return { steps: this.steps, solutions: this.solutions };
  }

  set({ search, found, isBetween }: EnumerationMark): void {
    this.search.set(search.path);
    this.steps = search.steps;
    this.isBetween = isBetween;
    this.clear();
    this.solutions = found.length;
    for (const [board, path] of found.entries()) {
      for (const placement of path) this.cover(board, placement, true);
    }
    this.show();
  }

  apply(event: Step): void {
    const kind = kindOf(event);
    if (kind === SOLUTION) {
      this.solutions++;
      this.isBetween = true;
    }
    if (kind !== PLACE && kind !== REMOVE) return;
    this.steps++;
    this.search.apply(event);
    const isBack = this.isBetween && kind === PLACE;
    this.isBetween &&= !isBack;
    if (isBack) this.show();
    else if (!this.isBetween) this.cover(this.solutions, idOf(event), kind === PLACE);
  }

  /** Lays the fixed pieces alone, on all boards. */
  private clear(): void {
    const { owner } = this.tiling;
    const { board, placements, tiles } = this.search.problem;
    owner.fill(-1);
    for (let own = 0; own < owner.length / board.length; own++)
      for (let tile = placements.count; tile < tiles.count; tile++) this.cover(own, tile, true);
  }

  /** Lays the pieces of the search, unless they are a solution or the rest of one. */
  private show(): void {
    const { path, depth } = this.search;
    if (!this.isBetween)
      for (let level = 0; level < depth; level++) this.cover(this.solutions, path[level]!, true);
  }

  /** Lays a tile on one of the boards, or takes it away. */
  private cover(at: number, own: number, isLaid: boolean): void {
    const { board, tiles } = this.search.problem;
    const { start, cellOf, count } = tiles;
    const tile = isLaid ? at * count + own : -1;
    for (let i = start[own]!; i < start[own + 1]!; i++)
      this.tiling.owner[at * board.length + cellOf[i]!] = tile;
  }
}
