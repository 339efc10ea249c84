import {
  lagFigures,
  lagMeasures,
  measured,
  searchMeasures,
  type SearchFigures,
  type SearchMeasure,
} from './searchFigures.ts';
import { CountedSolvability } from '../lag/countedSolvability.ts';
import { solvabilityFor } from '../lag/askedOften.ts';
import { MistakeMeter } from '../lag/mistakeMeter.ts';
import { parsePuzzle } from '../puzzle/text.ts';
import { readUntil, type Until } from '../run/until.ts';
import { countsOf } from '../solve/position.ts';
import { compile, fullDepth, type Problem } from '../solve/problem.ts';
import { readSearch, writeSearch } from '../solve/saved/searchText.ts';
import { type Search, startSearch } from '../solve/search.ts';
import type { Solvability } from '../lag/solvability.ts';
import type { Solver } from '../solve/solvers/index.ts';
import { END, IMAGE, kindOf, SOLUTION } from '../solve/step.ts';
import type { PaneKind, Run } from './paneKind.ts';
import { searchRow } from './runTable.ts';

export interface SearchTypes {
  readonly pane: Search;
  readonly limit: Until;
  readonly figures: SearchFigures;
  readonly measure: SearchMeasure;
}

/** The length of a time slice, some hundredths of a second. */
const STEPS_PER_SLICE = 500_000;

export const searches: PaneKind<SearchTypes> = {
  keys: { pane: 'search', board: 'puzzle', limit: 'until' },
  measures: searchMeasures,
  lagMeasures,
  columns: ['placements', 'deadEnds', 'solutions', 'first'],
  takesBoxes: false,
  limits: '“first”, “all” or a number of steps',
  readPane: readSearch,
  writePane: writeSearch,
  readLimit: (value) => readUntil(String(value)),
  start: (text, search, until, measuresLag, most) =>
    new MeasuredSearch(compile(parsePuzzle(text)), search, until, measuresLag, most),
  measured,
  watched: (panes, until) => ({
    panes: panes.map((search) => writeSearch(search)).join('~'),
    until: String(until),
  }),
  row: searchRow,
};

/** A search run only for its figures, up to a limit. */
export class MeasuredSearch implements Run<SearchFigures> {
  private readonly search: Solver;
  private readonly until: Until;
  private readonly most: number;
  private readonly meter: MistakeMeter | undefined;
  /** Asked about the last moment of a search that was stopped. */
  private readonly solvability: Solvability;
  private first: number | null = null;
  private finished = false;
  /** The final figures, once it has stopped. */
  private last: SearchFigures | undefined;

  /**
   * @param most the steps after which it stops, whatever it goes on until
   * @param states the most that may be written to find out what mistakes cost
   */
  constructor(
    problem: Problem,
    search: Search,
    until: Until,
    measuresLag = false,
    most = Infinity,
    states?: number,
  ) {
    this.search = startSearch(problem, search, 'steps');
    this.until = until;
    this.most = typeof until === 'number' ? Math.min(until, most) : most;
    this.solvability = new CountedSolvability(problem, search, states);
    if (measuresLag)
      this.meter = new MistakeMeter(problem, search, solvabilityFor(problem, search, states));
  }

  /** Makes at most `steps` more steps, solutions counted as steps; true once it has stopped. */
  runSlice(steps = STEPS_PER_SLICE): boolean {
    const { search, until, most } = this;
    for (let i = 0; i < steps && !this.last; i++) {
      // SOLUTION, IMAGE and END follow the step that leads to them and belong to it.
      const before = search.steps === most ? this.current() : undefined;
      const event = search.step();
      if (event === END) this.finished = true;
      else if (kindOf(event) === SOLUTION) this.first ??= search.placements;
      else if (kindOf(event) !== IMAGE && before) {
        this.last = this.withLag(before);
        continue;
      }
      this.meter?.apply(event);
      const isFirst = until === 'first' && this.first !== null;
      if (before || this.finished || isFirst) this.last = this.withLag(this.current());
    }
    return this.last !== undefined;
  }

  get figures(): SearchFigures {
    return this.last ?? this.current();
  }

  get progress(): number {
    const { steps, progress } = this.figures;
    return Math.max(progress, steps / this.most);
  }

  private current(): SearchFigures {
    const { search, first, finished } = this;
    return { ...countsOf(search), first, progress: search.progress(), finished };
  }

  private withLag(figures: SearchFigures): SearchFigures {
    const { meter, solvability } = this;
    if (!meter) return figures;
    const lag = meter.profile(meter.solvableTo(solvability));
    const pieces = fullDepth(meter.problem) ?? figures.deepest;
    return { ...figures, lag, ...lagFigures(lag, pieces) };
  }
}
