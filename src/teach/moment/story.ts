import { pieceHeldBySymmetry } from '../../lag/heldPiece.ts';
import type { Problem } from '../../solve/problem.ts';
import { startSearch, type Search } from '../../solve/search.ts';
import type { Solver } from '../../solve/solvers/index.ts';
import { END, kindOf, PLACE, REMOVE, SOLUTION } from '../../solve/step.ts';
import { MomentExplainer, type ExplainedMoment } from './momentExplainer.ts';

/** What a moment is in the story of a search up to its first solution. */
export type Turn = 'start' | 'mistake' | 'deepest' | 'takenBack' | 'solution' | 'end';

/** A moment of the story, and all that it is: the first mistake may be as deep as any. */
export interface StoryMoment extends ExplainedMoment {
  readonly turns: readonly Turn[];
}

/** The moments that are told: the turns of a search, or so many from one step to another, evenly spread. */
export type StoryTerms =
  | 'turns'
  | { readonly from: number; readonly to: number; readonly count: number };

export interface Story {
  readonly moments: readonly StoryMoment[];
  /** Whether all is told that was asked for; else the search ends before, or goes on for too long. */
  readonly isWhole: boolean;
}

/** The most steps that are followed, and how many of them at once: one may take as long as thousands of others. */
export const LONGEST_STORY = 5_000_000;
export const AT_ONCE = 8;

/** A step, and what it is. */
type Told = readonly [step: number, turns: readonly Turn[]];

/** So many steps, evenly spread, from the first to the last. */
function evenly(from: number, to: number, count: number): readonly Told[] {
  const gaps = Math.max(1, count - 1);
  const steps = Array.from({ length: count }, (_, i) =>
    Math.round(from + (i * (to - from)) / gaps),
  );
  return [...new Set(steps)].map((step) => [step, []]);
}

/** Steps in order, each with all that it is. */
function inOrder(list: readonly (readonly [step: number, turn: Turn])[]): readonly Told[] {
  const turns = new Map<number, Turn[]>();
  for (const [step, turn] of list.toSorted(([one], [other]) => one - other))
    turns.set(step, [...(turns.get(step) ?? []), turn]);
  return [...turns];
}

/** Notes the turns of a search while it is followed up to its first solution. */
class TurnSeeker {
  /** The step at which the piece on each level of the path was laid. */
  private readonly laidAt: number[] = [];
  /** The step at which a piece on each level was first taken back, beside what lies now. */
  private readonly takenBackAt: number[] = [];
  /** The step at which so many pieces first lay, by their number. */
  private readonly deepestAt: number[] = [0];

  /** Takes a step after which so many pieces lie. */
  place(step: number, depth: number): void {
    this.laidAt[depth - 1] = step;
    if (depth === this.deepestAt.length) this.deepestAt.push(step);
  }

  remove(step: number, depth: number): void {
    this.takenBackAt[depth] ??= step;
    this.takenBackAt.length = depth + 1;
    this.laidAt.length = depth;
  }

  /**
   * @param step the step that led to the first solution
   * @param tellsMistake whether what was taken back without a solution was a mistake for certain
   */
  atSolution(step: number, tellsMistake: boolean): readonly Told[] {
    const { laidAt, takenBackAt, deepestAt } = this;
    const ends = [
      [0, 'start'],
      [step, 'solution'],
    ] as const;
    const wrong = takenBackAt.findIndex((taken) => taken !== undefined);
    if (wrong < 0) return inOrder(ends);
    // Up to there nothing was taken back.
    const mistakeAt = wrong + 1;
    const deepest = deepestAt.findLast((laid, depth) => laidAt[depth - 1] !== laid)!;
    return inOrder([
      ...ends,
      [deepest, 'deepest'],
      ...(tellsMistake
        ? ([
            [mistakeAt, 'mistake'],
            [takenBackAt[wrong]!, 'takenBack'],
          ] as const)
        : []),
    ]);
  }

  /** @param end the step of its end; undefined if it was not reached */
  withoutSolution(end: number | undefined): readonly Told[] {
    return inOrder([
      [0, 'start'],
      [this.deepestAt.at(-1)!, 'deepest'],
      ...(end === undefined ? [] : ([[end, 'end']] as const)),
    ]);
  }
}

/** Follows a search up to its first solution; yields from time to time. */
function* turnsOf(problem: Problem, search: Search): Generator<void, readonly Told[]> {
  const solver = startSearch(problem, search, 'steps');
  const seeker = new TurnSeeker();
  while (solver.steps < LONGEST_STORY) {
    const event = solver.step();
    const { steps, depth } = solver;
    if (event === END) return seeker.withoutSolution(steps);
    const kind = kindOf(event);
    if (kind === PLACE) seeker.place(steps, depth);
    if (kind === REMOVE) seeker.remove(steps, depth);
    if (kind === SOLUTION)
      return seeker.atSolution(steps, pieceHeldBySymmetry(problem, search) < 0);
    if (steps % AT_ONCE === 0) yield;
  }
  return seeker.withoutSolution(undefined);
}

/** Follows a search to a step; whether it goes on so far. */
function* follow(solver: Solver, step: number): Generator<void, boolean> {
  while (solver.steps < step) {
    if (solver.steps === LONGEST_STORY || solver.step() === END) return false;
    if (solver.steps % AT_ONCE === 0) yield;
  }
  return true;
}

/**
 * Tells moments of a search, each explained; yields from time to time, so that a caller can do something else.
 * Moments after its end are left out, and those that would take too long to come to.
 */
export function* storyOf(
  problem: Problem,
  search: Search,
  terms: StoryTerms,
): Generator<void, Story> {
  const told =
    terms === 'turns' ? yield* turnsOf(problem, search) : evenly(terms.from, terms.to, terms.count);
  const explainer = new MomentExplainer(problem, search);
  const solver = startSearch(problem, search, 'steps');
  const moments: StoryMoment[] = [];
  for (const [step, turns] of told) {
    if (!(yield* follow(solver, step))) break;
    const from = { step, mark: solver.position() };
    moments.push({ ...explainer.at({ step, tick: Infinity }, 'places', from), turns });
    yield;
  }
  const last = moments.at(-1)?.turns;
  const isWhole = terms === 'turns' ? last?.some(isEnd) === true : moments.length === told.length;
  return { moments, isWhole };
}

const isEnd = (turn: Turn): boolean => turn === 'solution' || turn === 'end';
