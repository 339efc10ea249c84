import type { Problem } from '../solve/problem.ts';
import { startSearch, type Search } from '../solve/search.ts';
import { END } from '../solve/step.ts';
import { solvabilityFor } from './askedOften.ts';
import { MistakeMeter, type MistakeListener } from './mistakeMeter.ts';
import type { DoomedPart } from './profile.ts';

/** The parts that a log has room for by default: some 24 megabytes. */
const MOST_PARTS = 2 ** 20;
const FIRST_PARTS = 2 ** 10;

/**
 * All noticed mistakes of a run. A part is all steps from the mistake until it is noticed, and parts do not
 * overlap, so the parts tell of every moment, and of every node of the tree, what its mistake was.
 */
export class MistakeLog implements MistakeListener {
  size = 0;
  /** Whether there were more than it has room for: then it tells nothing. */
  isFull = false;
  private readonly most: number;
  private made = new Float64Array(FIRST_PARTS);
  private noticed = new Float64Array(FIRST_PARTS);
  private depth = new Uint16Array(FIRST_PARTS);
  private pieces = new Uint16Array(FIRST_PARTS);

  constructor(most = MOST_PARTS) {
    this.most = most;
  }

  note(depth: number, made: number, noticed: number, pieces: number): void {
    const { size } = this;
    if (size === this.most) this.isFull = true;
    if (this.isFull) return;
    if (size === this.made.length) this.grow();
    this.made[size] = made;
    this.noticed[size] = noticed;
    this.depth[size] = depth;
    this.pieces[size] = pieces;
    this.size++;
  }

  part(number: number): DoomedPart {
    return {
      depth: this.depth[number]!,
      made: this.made[number]!,
      noticed: this.noticed[number]!,
      pieces: this.pieces[number]!,
    };
  }

  /** The mistake since which no solution was left at a step; undefined if one was. */
  at(step: number): DoomedPart | undefined {
    let [low, high] = [0, this.size];
    while (low < high) {
      const middle = (low + high) >> 1;
      if (this.made[middle]! <= step) low = middle + 1;
      else high = middle;
    }
    if (low === 0) return undefined;
    const part = this.part(low - 1);
    // Without a solution there is nothing to go back to.
    return step < part.noticed || part.depth === 0 ? part : undefined;
  }

  private grow(): void {
    const length = 2 * this.size;
    const longer = <List extends Float64Array | Uint16Array>(list: List, into: List): List => {
      into.set(list);
      return into;
    };
    this.made = longer(this.made, new Float64Array(length));
    this.noticed = longer(this.noticed, new Float64Array(length));
    this.depth = longer(this.depth, new Uint16Array(length));
    this.pieces = longer(this.pieces, new Uint16Array(length));
  }
}

/** The bounds of a whole search whose every node is told of. */
export interface LogLimits {
  readonly parts?: number;
  readonly steps?: number;
}

/**
 * The mistakes of a whole search; undefined if it takes more steps, or has more of them, than there is room for, or if
 * it would take too long to find them out.
 */
export function logMistakes(
  problem: Problem,
  search: Search,
  { parts, steps = Infinity }: LogLimits = {},
): MistakeLog | undefined {
  const log = new MistakeLog(parts);
  const meter = new MistakeMeter(problem, search, solvabilityFor(problem, search), log);
  const solver = startSearch(problem, search, 'steps');
  for (;;) {
    const event = solver.step();
    meter.apply(event);
    if (log.isFull || meter.isCut || solver.steps > steps) return undefined;
    if (event === END) return log;
  }
}
