import { searchRow } from '../../experiment/runTable.ts';
import { paneNames, sharedInShort } from '../../words/names.ts';
import { raceResult, timeResult } from '../../words/results.ts';
import { percent, shownShare } from '../figures.ts';
import { EditPane } from './editPane.tsx';
import { figuresOf } from './figuresOf.ts';
import type { SearchStatus } from './model.ts';
import type { Column, RaceKind } from './raceKind.ts';
import { SearchCharts } from './searchCharts.tsx';

const amounts = (['solutions', 'first', 'depth', 'deepest', 'deadEnds'] as const).map(
  (id): Column<'search'> => ({
    id,
    text: (status, { race }) => (status[id] === undefined ? '–' : race.amount(status[id])),
  }),
);

/** A race of searches of one puzzle. */
export const searchKind: RaceKind<'search'> = {
  untils: ({ race }) =>
    (['first', 'all', 'steps'] as const).map((value) => ({
      value,
      text: race.untils.search[value],
    })),
  columns: [
    { id: 'placements', text: ({ placements }, { race }) => race.amount(placements) },
    { id: 'progress', text: ({ progress }, _, language) => percent(progress, language) },
    ...amounts,
  ],
  names: paneNames,
  shared: sharedInShort,
  along({ solver, order }, aspect, { race }) {
    // Else the order decides between equals alone.
    if (solver !== 'backtrack' || (order !== 'rows' && order !== 'columns')) return undefined;
    if (Math.abs(aspect - 1) < 1e-9) return undefined;
    return race.along[aspect > 1 === (order === 'rows') ? 'long' : 'short'];
  },
  glance: (status: SearchStatus, { ui }, language) => [
    ui.placements(status.placements),
    ui.solutions(status.solutions),
    percent(status.progress, language),
    ui.depth(status.depth, status.deepest),
    ui.deadEnds(status.deadEnds),
  ],
  ending: () => undefined,
  lead: ({ progress }) => shownShare(progress),
  share: ({ steps, progress }, until) =>
    typeof until === 'number' ? Math.max(progress, steps / until) : progress,
  /** In equal time by time, else by counts. */
  result({ equal, until, panes }, names, words) {
    const figures = panes.map(({ status }) => figuresOf(status));
    if (equal === 'steps' || typeof until === 'number')
      return raceResult(names, figures, until, words);
    const done = figures.filter((_, i) => panes[i]!.rank !== undefined);
    const isVain = done.length > 0 && done.every(({ solutions }) => solutions === 0);
    const timed = panes.map(({ ms, rank }, i) => {
      const { first, placements } = figures[i]!;
      const its = until === 'first' && !isVain ? (first ?? placements) : placements;
      return { name: names[i]!, ms, rank, placements: its };
    });
    return timeResult(timed, until, isVain, words);
  },
  row: (name, { subject, status }) => searchRow(name, subject, figuresOf(status)),
  Charts: SearchCharts,
  Edit: EditPane,
};
