import { parsePuzzle } from '../puzzle/text.ts';
import { readUntil, type Until } from '../run/until.ts';
import { compile } from '../solve/problem.ts';
import type { Search } from '../solve/search.ts';
import { readSearch, writeSearch } from '../solve/searchText.ts';
import { MeasuredSearch, type SearchFigures } from './measuredSearch.ts';
import type { PaneKind, Run } from './paneKind.ts';
import { searchRow } from './runTable.ts';
import { measured, searchMeasures, type SearchMeasure } from './searchMeasures.ts';

export interface SearchTypes {
  readonly pane: Search;
  readonly limit: Until;
  readonly figures: SearchFigures;
  readonly measure: SearchMeasure;
}

/** Takes some hundredths of a second. */
const STEPS_PER_SLICE = 500_000;

function start(text: string, search: Search, until: Until): Run<SearchFigures> {
  const run = new MeasuredSearch(compile(parsePuzzle(text)), search, until);
  return {
    runSlice: () => run.run(STEPS_PER_SLICE),
    get figures() {
      return run.figures;
    },
    get progress() {
      const { steps, progress } = run.figures;
      return typeof until === 'number' ? Math.max(progress, steps / until) : progress;
    },
  };
}

/** Panes that search a puzzle. */
export const searches: PaneKind<SearchTypes> = {
  keys: { pane: 'search', board: 'puzzle', limit: 'until' },
  measures: searchMeasures,
  columns: ['placements', 'deadEnds', 'solutions', 'first'],
  takesBoxes: false,
  limits: '“first”, “all” or a number of steps',
  readPane: readSearch,
  writePane: writeSearch,
  readLimit: (value) => readUntil(String(value)),
  start,
  measured,
  watched: (panes, until) => ({
    panes: panes.map((search) => writeSearch(search)).join('~'),
    until: String(until),
  }),
  row: searchRow,
};
