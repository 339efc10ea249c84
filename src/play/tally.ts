import type { Position } from '../solve/position.ts';
import { kindOf, PLACE, REMOVE, SOLUTION, type Step } from '../solve/step.ts';

/** The figures of a search at the playhead, counted from its steps. */
export class Tally {
  /** Places and removes. */
  steps = 0;
  placements = 0;
  depth = 0;
  deepest = 0;
  /** Placements taken back with nothing placed after them, solutions aside. */
  deadEnds = 0;
  solutions = 0;
  private barren = true;

  set(position: Position): void {
    this.steps = position.steps;
    this.placements = position.placements;
    this.depth = position.path.length;
    this.deepest = position.deepest;
    this.deadEnds = position.deadEnds;
    this.solutions = position.solutions;
    this.barren = position.barren;
  }

  count(event: Step): void {
    const kind = kindOf(event);
    if (kind === PLACE) {
      this.steps++;
      this.placements++;
      this.depth++;
      if (this.depth > this.deepest) this.deepest = this.depth;
      this.barren = true;
    } else if (kind === REMOVE) {
      this.steps++;
      this.depth--;
      if (this.barren) this.deadEnds++;
      this.barren = false;
    } else if (kind === SOLUTION) {
      this.solutions++;
      this.barren = false;
    }
  }
}
