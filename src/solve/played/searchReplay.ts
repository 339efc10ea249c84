import type { Replay } from '../../run/process.ts';
import { countsOf, type Counts } from '../position.ts';
import type { Problem } from '../problem.ts';
import { searchKinds, type Step, IMAGE, kindOf, PLACE, REMOVE, SOLUTION } from '../step.ts';
import { BoardState } from './boardState.ts';
import type { SearchMark } from './searchProcess.ts';

/** The visible state of a search: its board and its figures. */
export class SearchReplay implements Replay<SearchMark> {
  readonly kinds = searchKinds;
  readonly tiling: BoardState;
  readonly tally = new Tally();

  constructor(problem: Problem) {
    this.tiling = new BoardState(problem);
  }

  get steps(): number {
    return this.tally.steps;
  }

  meters() {
    return countsOf(this.tally);
  }

  set(mark: SearchMark): void {
    this.tiling.set(mark.path);
    this.tally.set(mark);
  }

  apply(event: Step): void {
    this.tiling.apply(event);
    this.tally.count(event);
  }
}

/** The figures of a search at one moment, counted from its steps. */
export class Tally implements Counts {
  steps = 0;
  placements = 0;
  depth = 0;
  deepest = 0;
  deadEnds = 0;
  solutions = 0;
  /** Level → placements made there, for the first `deepest` levels. */
  nodes: number[] = [];
  /** The number of the placement that completed the first solution, counted from 1. */
  first: number | undefined;
  /** Whether the board is full and an image of an earlier solution. */
  image = false;
  private isLeaf = true;

  set(mark: SearchMark): void {
    Object.assign(this, countsOf({ ...mark, depth: mark.path.length }));
    this.isLeaf = mark.isLeaf;
    this.nodes = [...mark.nodes];
    this.first = mark.first;
    this.image = false;
  }

  /** The number of dead ends, with the present one if the next step removes a leaf. */
  deadEndsBefore(next: Step | undefined): number {
    const isDeadEnd = this.isLeaf && next !== undefined && kindOf(next) === REMOVE;
    return this.deadEnds + (isDeadEnd ? 1 : 0);
  }

  count(event: Step): void {
    const kind = kindOf(event);
    if (kind === PLACE) {
      this.steps++;
      this.placements++;
      if (this.depth === this.deepest) this.deepest = this.nodes.push(0);
      this.nodes[this.depth++]!++;
      this.isLeaf = true;
    } else if (kind === REMOVE) {
      this.steps++;
      this.depth--;
      this.image = false;
      if (this.isLeaf) this.deadEnds++;
      this.isLeaf = false;
    } else if (kind === SOLUTION) {
      this.solutions++;
      this.first ??= this.placements;
      this.isLeaf = false;
    } else if (kind === IMAGE) {
      this.image = true;
      this.isLeaf = false;
    }
  }
}
