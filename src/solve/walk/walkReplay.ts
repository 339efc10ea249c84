import type { Replay } from '../../run/process.ts';
import { BoardState } from '../played/boardState.ts';
import type { Problem } from '../problem.ts';
import { idOf, kindOf, REMOVE, searchKinds, SOLUTION, type Step } from '../step.ts';

/** A moment of a walk, as plain data. */
export interface WalkMoment {
  readonly steps: number;
  /** The placements that lie. */
  readonly path: readonly number[];
  /** How many different solutions have been on the board, and how often it has changed from one to the next. */
  readonly seen: number;
  readonly links: number;
  /** The placements that were taken off since the last solution, or from it to the one on show; those laid instead. */
  readonly lifted: readonly number[];
  readonly laid: readonly number[];
  /** Whether a solution is on the board. */
  readonly isSolved: boolean;
}

/** Shows a walk. Its events are those of a search; the number of a solution is 1 if it is a new one, else 0. */
export class WalkReplay implements Replay<WalkMoment> {
  readonly kinds = searchKinds;
  readonly tiling: BoardState;
  private moment: WalkMoment;

  constructor(problem: Problem, start: readonly number[]) {
    this.tiling = new BoardState(problem);
    this.tiling.set(start);
    this.moment = {
      steps: 0,
      path: [],
      seen: start.length === 0 ? 0 : 1,
      links: 0,
      lifted: [],
      laid: [],
      isSolved: true,
    };
  }

  get steps(): number {
    return this.moment.steps;
  }

  /** Where it is now. */
  get now(): WalkMoment {
    const { tiling, moment } = this;
    return { ...moment, path: Array.from(tiling.path.subarray(0, tiling.depth)) };
  }

  meters() {
    const { steps, seen, links } = this.moment;
    return { steps, seen, links };
  }

  set({ steps, path, seen, links, lifted, laid, isSolved }: WalkMoment): void {
    this.tiling.set(path);
    this.moment = { steps, path: [], seen, links, lifted, laid, isSolved };
  }

  apply(event: Step): void {
    const { moment, tiling } = this;
    const [kind, id] = [kindOf(event), idOf(event)];
    tiling.apply(event);
    if (kind === SOLUTION) {
      this.moment = {
        ...moment,
        isSolved: true,
        seen: moment.seen + id,
        links: moment.links + 1,
      };
      return;
    }
    const { lifted, laid } = moment.isSolved ? { lifted: [], laid: [] } : moment;
    const steps = moment.steps + 1;
    this.moment =
      kind === REMOVE
        ? { ...moment, steps, isSolved: false, lifted: [...lifted, id], laid }
        : { ...moment, steps, laid: [...laid, id] };
  }
}
