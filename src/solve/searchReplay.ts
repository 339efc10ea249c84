import type { Replay } from '../run/replay.ts';
import { BoardState } from './boardState.ts';
import { countsOf } from './counts.ts';
import type { Problem } from './problem.ts';
import type { SearchMark } from './searchProcess.ts';
import { searchKinds, type Step } from './step.ts';
import { Tally } from './tally.ts';

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
