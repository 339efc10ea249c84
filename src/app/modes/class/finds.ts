import type { Chunk } from '../../../play/chunk.ts';
import type { Problem } from '../../../solve/problem.ts';
import type { SearchMark } from '../../../solve/searchProcess.ts';
import { SearchReplay } from '../../../solve/searchReplay.ts';
import { idOf, kindOf, PLACE, REMOVE, SOLUTION } from '../../../solve/step.ts';
import type { Found } from '../../../ui/class/model.ts';

/** The moments of a search that stand out, as far as it is recorded. */
export class Finds {
  /** In the order found. */
  readonly solutions: Found[] = [];
  /** The steps after which the search is at a dead end, ascending. */
  readonly deadEnds: number[] = [];
  private readonly replay: SearchReplay;
  private readonly path: number[] = [];

  constructor(problem: Problem) {
    this.replay = new SearchReplay(problem);
  }

  /** Adds what a chunk of the search has; chunks come in order. */
  add({ start, events }: Chunk): void {
    const { replay, path } = this;
    const mark = start as SearchMark;
    replay.set(mark);
    path.splice(0, path.length, ...mark.path);
    for (const event of events) {
      const { deadEnds } = replay.tally;
      replay.apply(event);
      const kind = kindOf(event);
      if (kind === PLACE) path.push(idOf(event));
      else if (kind === REMOVE) path.pop();
      else if (kind === SOLUTION) this.solutions.push({ step: replay.steps, path: [...path] });
      if (replay.tally.deadEnds > deadEnds) this.deadEnds.push(replay.steps - 1);
    }
  }

  /** The solutions up to a step. */
  solutionsUpTo(step: number): readonly Found[] {
    return this.solutions.filter((found) => found.step <= step);
  }
}
