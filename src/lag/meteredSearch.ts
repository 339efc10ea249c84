import type { Position } from '../solve/position.ts';
import type { Problem } from '../solve/problem.ts';
import { startSearch, type Search } from '../solve/search.ts';
import type { Solver } from '../solve/solvers/index.ts';
import { END, kindOf, PLACE, REMOVE, type Step } from '../solve/step.ts';
import { DeadEndMeter, type DeadEndMark } from './deadEndMeter.ts';
import { HeatMeter, type HeatMark } from './heatMeter.ts';
import { pieceHeldBySymmetry } from './heldPiece.ts';
import { MistakeMeter, type MistakeMark } from './mistakeMeter.ts';
import type { Solvability } from './solvability.ts';

/** The most marks that are kept. */
const MOST_MARKS = 64;
/** Steps between two marks at first. */
const FIRST_SPACING = 2 ** 12;

interface Mark {
  readonly steps: number;
  readonly position: Position;
  readonly mistakes: MistakeMark | undefined;
  readonly heat: HeatMark;
  readonly deadEnds: DeadEndMark;
}

/**
 * A search of its own with all meters, at any step of it. The way back begins at one of a few marks, which are
 * thinned out evenly.
 */
export class MeteredSearch {
  /** Undefined if it would have to ask, and cannot. */
  readonly mistakes: MistakeMeter | undefined;
  readonly heat: HeatMeter;
  readonly deadEnds: DeadEndMeter;
  private readonly solver: Solver;
  private marks: Mark[] = [];
  private spacing = FIRST_SPACING;
  /** The event that comes next: the solver has made it already. */
  private next: Step = END;

  /** @param solvability asked where the search itself does not tell */
  constructor(problem: Problem, search: Search, solvability?: Solvability) {
    const canTell = solvability !== undefined || pieceHeldBySymmetry(problem, search) < 0;
    this.mistakes = canTell ? new MistakeMeter(problem, search, solvability) : undefined;
    this.heat = new HeatMeter(problem);
    this.deadEnds = new DeadEndMeter(problem, search);
    this.solver = startSearch(problem, search, 'nodes');
    this.fetch();
  }

  get steps(): number {
    return this.heat.steps;
  }

  /** Goes to a step and what follows it, or towards it for so many events; true once it is there, or over. */
  goTo(step: number, events = Infinity): boolean {
    if (step < this.steps) this.restore(this.marks.findLast(({ steps }) => steps <= step)!);
    for (let left = events; left > 0; left--) {
      const { next } = this;
      if (next !== END && this.steps >= step && isStep(next)) return true;
      this.mistakes?.apply(next);
      if (next === END) return true;
      this.heat.apply(next);
      this.deadEnds.apply(next);
      this.fetch();
    }
    return false;
  }

  private fetch(): void {
    const { steps, marks, spacing } = this;
    if (steps % spacing === 0 && steps > (marks.at(-1)?.steps ?? -1)) this.mark();
    this.next = this.solver.step();
  }

  private mark(): void {
    const { steps, solver, mistakes, heat, deadEnds } = this;
    this.marks.push({
      steps,
      position: solver.position(),
      mistakes: mistakes?.mark(),
      heat: heat.mark(),
      deadEnds: deadEnds.mark(),
    });
    if (this.marks.length < MOST_MARKS) return;
    this.spacing *= 2;
    this.marks = this.marks.filter((mark) => mark.steps % this.spacing === 0);
  }

  private restore({ position, mistakes, heat, deadEnds }: Mark): void {
    this.solver.restore(position);
    if (mistakes) this.mistakes?.restore(mistakes);
    this.heat.restore(heat);
    this.deadEnds.restore(deadEnds);
    this.fetch();
  }
}

const isStep = (event: Step): boolean => kindOf(event) === PLACE || kindOf(event) === REMOVE;
