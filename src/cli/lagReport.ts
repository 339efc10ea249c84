import { branchingAt, DeadEndMeter, survivorsAt } from '../lag/deadEndMeter.ts';
import { HeatMeter } from '../lag/heatMeter.ts';
import { solvabilityFor } from '../lag/askedOften.ts';
import { MistakeMeter } from '../lag/mistakeMeter.ts';
import type { LagProfile } from '../lag/profile.ts';
import type { Problem } from '../solve/problem.ts';
import type { Search } from '../solve/search.ts';
import { END, type Step } from '../solve/step.ts';
import { jsonOf } from '../solve/saved/solutionJson.ts';

/** Measures a search of the terminal, event by event: those of nodes. */
export class LagReport {
  private readonly problem: Problem;
  private readonly search: Search;
  private readonly mistakes: MistakeMeter;
  private readonly heat: HeatMeter;
  private readonly deadEnds: DeadEndMeter;

  /** @param states the most that are counted where the search does not tell */
  constructor(problem: Problem, search: Search, states?: number) {
    this.problem = problem;
    this.search = search;
    this.mistakes = new MistakeMeter(problem, search, solvabilityFor(problem, search, states));
    this.heat = new HeatMeter(problem);
    this.deadEnds = new DeadEndMeter(problem, search);
  }

  apply(event: Step): void {
    this.mistakes.apply(event);
    if (event === END) return;
    this.heat.apply(event);
    this.deadEnds.apply(event);
  }

  /** What mistakes cost; nothing is open at a solution, or at the end. */
  get profile(): LagProfile {
    return this.mistakes.profile();
  }

  /** All that was measured, for scripts. */
  get json(): object {
    const { problem, search } = this;
    const { placements, inVain, isExact, mistakes, byDepth, ...measured } = this.profile;
    // A mean of those that are known would be no bound.
    const lag = (isExact && measured.lag) || null;
    const { chosen, cleared, covered } = this.heat.heat;
    const { found } = this.deadEnds;
    const { cell } = jsonOf(problem);
    const { cells, pieces } = problem;
    return {
      placements,
      inVain,
      isExact,
      mistakes,
      lag,
      depths: found.byDepth.map((level, depth) => ({
        ...level,
        branching: branchingAt(found, depth),
        survivors: survivorsAt(found, depth),
        mistakes: byDepth[depth]?.mistakes ?? 0,
        inVain: byDepth[depth]?.placements ?? 0,
      })),
      cells: cells.map((_, number) => ({
        cell: cell(number),
        chosen: chosen[number],
        cleared: cleared[number],
        covered: covered[number],
        deadEnds: found.byItem[number],
      })),
      pieces: pieces.map(({ name }, number) => ({
        piece: name,
        chosen: chosen[cells.length + number],
        deadEnds: found.byItem[cells.length + number],
      })),
      rules: search.rules.map((rule, number) => ({ rule, deadEnds: found.byRule[number] })),
      leftOver: found.leftOver,
    };
  }
}
