import type { Problem } from '../solve/problem.ts';
import type { Search } from '../solve/search.ts';
import type { DeadEnds } from './deadEndMeter.ts';
import type { Heat } from './heatMeter.ts';
import { askedHold, pieceHeldBySymmetry } from './heldPiece.ts';
import { MeteredSearch } from './meteredSearch.ts';
import type { LagProfile } from './profile.ts';
import { SolutionIndexing } from './solutionIndex.ts';

/** A search of which a pane shows a step. */
export interface ShownSearch {
  /** Another one for another search. */
  readonly id: number;
  readonly search: Search;
  readonly step: number;
}

/** What all meters tell of a search up to a step, which is not after the one on show. */
export interface MeterReport {
  readonly id: number;
  readonly step: number;
  /** Undefined while mistakes cannot be told; `open` parts are left as long as not all solutions are known. */
  readonly profile: LagProfile | undefined;
  readonly heat: Heat;
  readonly deadEnds: DeadEnds;
}

/** The events that a search goes on for before another one does, and before it reports on its way. */
const EVENTS = 2 ** 12;
const REPORT_EVERY = 2 ** 18;
/** Turns of searches for each of an index, as long as some search is not where it is to be. */
const TURNS = 4;

/** The solutions of all searches that are asked the same. */
interface Solutions {
  readonly indexing: SolutionIndexing;
  isOver: boolean;
}

interface Run extends ShownSearch {
  /** Undefined while it cannot be told whether it has to do without mistakes. */
  metered: MeteredSearch | undefined;
  step: number;
  /** Whether there is more to report than was reported. */
  isDue: boolean;
  /** The events since its last report. */
  unreported: number;
}

/** The searches of several panes with all meters, on their way to the steps on show, in turns. */
export class PaneMeters {
  private readonly problem: Problem;
  private runs: readonly Run[] = [];
  /** What is asked → its solutions. */
  private readonly solutions = new Map<string, Solutions>();
  private turn = 0;

  constructor(problem: Problem) {
    this.problem = problem;
  }

  /** Says what is on show from now on. */
  show(shown: readonly ShownSearch[]): void {
    this.runs = shown.map((now) => {
      const before = this.runs.find(({ id }) => id === now.id);
      if (!before) return this.begin(now);
      if (before.step !== now.step) before.isDue = true;
      before.step = now.step;
      return before;
    });
  }

  /** Goes on for one turn, with a report if there is one; returns whether there is more to do. */
  run(tell: (report: MeterReport) => void): boolean {
    const due = this.runs.filter(({ metered, isDue }) => metered && isDue);
    const open = this.openSolutions();
    this.turn++;
    if (open && (due.length === 0 || this.turn % TURNS === 0)) this.find(open);
    else if (due.length > 0) this.goOn(due[this.turn % due.length]!, tell);
    else return false;
    return true;
  }

  private begin(now: ShownSearch): Run {
    const { problem } = this;
    const isHeld = pieceHeldBySymmetry(problem, now.search) >= 0;
    const metered = isHeld ? undefined : new MeteredSearch(problem, now.search);
    const run = { ...now, metered, isDue: true, unreported: 0 };
    if (this.solutionsOf(run).isOver) this.ask(run);
    return run;
  }

  private solutionsOf({ search }: ShownSearch): Solutions {
    const { problem, solutions } = this;
    const asked = askedHold(problem, search);
    const known = solutions.get(asked);
    if (known) return known;
    const begun = { indexing: new SolutionIndexing(problem, search), isOver: false };
    solutions.set(asked, begun);
    return begun;
  }

  /** Solutions that are still looked for, for a search that is on show. */
  private openSolutions(): Solutions | undefined {
    return this.runs.map((run) => this.solutionsOf(run)).find(({ isOver }) => !isOver);
  }

  private find(open: Solutions): void {
    open.isOver = open.indexing.run(EVENTS);
    if (!open.isOver) return;
    for (const run of this.runs) if (this.solutionsOf(run) === open) this.ask(run);
  }

  /** Lets a search know the solutions that were found, or that they cannot be. */
  private ask(run: Run): void {
    const { index } = this.solutionsOf(run).indexing;
    run.metered ??= new MeteredSearch(this.problem, run.search, index);
    run.isDue = true;
  }

  private goOn(run: Run, tell: (report: MeterReport) => void): void {
    const metered = run.metered!;
    const isThere = metered.goTo(run.step, EVENTS);
    run.unreported += EVENTS;
    if (!isThere && run.unreported < REPORT_EVERY) return;
    run.isDue = !isThere;
    run.unreported = 0;
    const { mistakes, heat, deadEnds, steps } = metered;
    const { index } = this.solutionsOf(run).indexing;
    const solvable = index && mistakes?.solvableTo(index);
    // That there is no solution at all is not told before a search is over.
    const profile = mistakes?.profile(solvable === -1 ? undefined : solvable);
    tell({ id: run.id, step: steps, profile, heat: heat.heat, deadEnds: deadEnds.found });
  }
}
