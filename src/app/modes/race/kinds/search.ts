import type { SearchFigures } from '../../../../experiment/searchFigures.ts';
import { countsOf } from '../../../../solve/position.ts';
import { searchOn, type Search } from '../../../../solve/search.ts';
import { SearchReplay } from '../../../../solve/played/searchReplay.ts';
import { raceResult, timeResult } from '../../../../words/results.ts';
import { paneNames, sharedInShort } from '../../../../words/names.ts';
import type { Settings } from '../../../../settings/settings.ts';
import { searchRow } from '../../../../experiment/runTable.ts';
import { Lane } from '../../../../play/lane.ts';
import { LastMilestone } from '../../../../play/playhead.ts';
import type { Race } from '../../../../play/race.ts';
import { printPuzzle } from '../../../../puzzle/text.ts';
import { compile, type Problem } from '../../../../solve/problem.ts';
import { compact, percent } from '../../../../ui/status/figures.ts';
import { EditSearch } from '../../../../ui/race/panes/edit.tsx';
import type { Column } from '../../../../ui/race/model.ts';
import { nodesPlot } from '../../../../ui/race/charts/levelPlots.ts';
import { depthPlot, progressPlot } from '../../../../ui/race/charts/plots.ts';
import { searchLead, searchShare, searchTells } from '../../../../ui/race/panes/standing.ts';
import { Narrator } from '../../kit/narrator.ts';
import { recipeFor } from '../../../library/recipes.ts';
import { SearchPane } from '../../kit/pane.ts';
import { SharedPositions } from '../../kit/sharedPositions.ts';
import type { PageServices, SceneContent } from '../../services.ts';
import { namesOf } from '../../../../teach/moment/names.ts';
import { another, newIdea } from '../ideas.ts';
import { RaceMeters } from '../meters.ts';
import { treeCommands } from '../merging.ts';
import type { RaceRun, RaceRuns, RunKind, RunPlace } from '../runKind.ts';
import { exactLag, meterColumns, searchMeters } from './searchMeters.ts';
import { shortened, type SearchRun, type SearchStatus } from './searchRun.ts';
import { sideOf } from './side.ts';

const amounts = (['solutions', 'first', 'depth', 'deepest', 'deadEnds'] as const).map(
  (id): Column<SearchRun> => ({
    id,
    text: (status, { race }) => (status[id] === undefined ? '–' : race.amount(status[id])),
  }),
);

/** The largest number of placements that is written in full where there is little room. */
const LONGEST = 999_999;

export const searchKind: RunKind<SearchRun> = {
  isTold: true,
  isChosen: ({ strategies }) => strategies.length === 0,
  untils: ({ race }) =>
    (['first', 'all', 'steps'] as const).map((value) => ({
      value,
      text: race.untils.search[value],
    })),
  columns: [
    { id: 'placements', text: ({ placements }, { race }) => race.amount(placements) },
    { id: 'progress', text: ({ progress }, _, language) => percent(progress, language) },
    ...amounts,
    ...meterColumns,
  ],
  searchOf: (search) => search,
  names: paneNames,
  shared: sharedInShort,
  along(search, aspect, { race }) {
    const side = sideOf(search, aspect);
    return side && race.along[side];
  },
  figures: (status, { ui, race }, language) => [
    ui.placements(status.placements),
    status.isLastSolution ? race.lastOf(status.solutions) : ui.solutions(status.solutions),
    percent(status.progress, language),
    ...(status.isLastSolution ? [] : [ui.depth(status.depth, status.deepest)]),
    ui.deadEnds(status.deadEnds),
  ],
  ending: () => undefined,
  isVain: ({ solutions }) => solutions === 0,
  tells: searchTells,
  lead: searchLead,
  leadFigure({ progress, placements, isLastSolution }, isTelling, { race }, language) {
    if (isLastSolution) return { value: '', unit: race.lastSolution };
    if (isTelling) return { value: percent(progress, language), unit: race.searched };
    const isLong = placements > LONGEST;
    const value = isLong ? compact(placements, language) : race.amount(placements);
    return { value, unit: race.placed(placements) };
  },
  laid: ({ depth, deepest }) => ({ now: depth, most: deepest }),
  share: searchShare,
  ended: ({ panes }, { race }) =>
    panes.every(({ status }) => status.isLastSolution) ? race.lastSolutions(panes.length) : '',
  /** In equal time by time, else by counts. */
  result({ equal, until, panes }, names, words) {
    const figures = panes.map(({ status }) => figuresOf(status));
    if (equal === 'steps' || typeof until === 'number')
      return raceResult(names, figures, until, words);
    const done = figures.filter((_, i) => panes[i]!.rank !== undefined);
    const isVain = done.length > 0 && done.every(({ solutions }) => solutions === 0);
    const timed = panes.map(({ ms, rank }, i) => {
      const { first, placements } = figures[i]!;
      const shown = until === 'first' && !isVain ? (first ?? placements) : placements;
      return { name: names[i]!, ms, rank, placements: shown };
    });
    return timeResult(timed, until, isVain, words);
  },
  row(name, { subject, status }, isMetered) {
    const lag = isMetered ? { lag: exactLag(status) ?? null } : {};
    return searchRow(name, subject, { ...figuresOf(status), ...lag });
  },
  charts: [
    { title: 'depth', plot: depthPlot, values: 'exact', isOverTime: true },
    { title: 'progress', plot: progressPlot, values: 'share', isOverTime: true, canBeLog: true },
    { title: 'nodes', plot: nodesPlot, values: 'short', isOverTime: false },
    { title: 'placements', value: ({ placements }) => placements },
  ],
  meters: searchMeters,
  Edit: EditSearch,
  open,
};

/** The figures of a pane, for comparing and saving; `finished` if its whole tree has been searched. */
function figuresOf(status: SearchStatus): SearchFigures {
  const { progress, first } = status;
  const finished = status.finished && progress >= 1;
  return { ...countsOf(status), first: first ?? null, progress, finished };
}

function open({ puzzle, settings }: SceneContent, services: PageServices): RaceRuns<SearchRun> {
  const problem = compile(puzzle);
  const { workers } = services;
  const meters = new RaceMeters((job) => workers.start('meter', job), printPuzzle(puzzle));
  const positions = new SharedPositions((job) => workers.start('position', job));
  return {
    problem,
    first: settings.panes.map((search) => searchOn(problem, search)),
    until: settings.until,
    start: (search, place) => start(problem, search, place, services, { meters, positions }),
    newIdea: (shown) => newIdea(shown, problem),
    another,
    searchOf: (search) => search,
    measure: (shown) => meters.show(shown.map(({ lane, subject }) => ({ lane, search: subject }))),
    close: () => meters.close(),
    trees: treeCommands(problem, services),
    statusOf: (status) => status,
    ownSettings: (panes): Partial<Settings> => ({ panes, strategies: [] }),
    settingsFor(search, [first, ...others], settings) {
      const changed = search === 'recipe' ? recipeFor(settings) : { ...first!, ...search };
      return { panes: [changed, ...others] };
    },
  };
}

/** What all searches of a race share. */
interface Shared {
  readonly meters: RaceMeters;
  readonly positions: SharedPositions;
}

function start(
  problem: Problem,
  search: Search,
  { viewport, settings, look, paceOf, isPlayedOut }: RunPlace,
  services: PageServices,
  { meters, positions }: Shared,
): RaceRun<SearchRun> {
  const pane = new SearchPane(services, settings, {
    problem,
    search,
    look,
    viewport,
    startPositions: positions.start,
    momentOf() {
      last = isPlayedOut(lane) ? lastSolution.shown() : undefined;
      return { tiling: last?.tiling ?? tiling, step: playhead.step, pace: paceOf(lane) };
    },
  });
  const lastSolution = new LastMilestone(new SearchReplay(problem), pane.tape);
  /** The last solution, while it is shown again because its search is over. */
  let last: SearchReplay | undefined;
  const lane = new Lane(new SearchReplay(problem), pane.tape);
  const { playhead } = lane;
  const { tally, tiling } = playhead.replay;
  const inShort = shortened(search, namesOf(problem));
  return {
    subject: search,
    pane,
    lane,
    status: (moment) => ({
      ...pane.status(playhead, moment),
      first: tally.first,
      metered: inShort(meters.of(lane), meters.keepsUp(lane)),
      isLastSolution: last !== undefined,
    }),
    chart(id: number, race: Race) {
      const { at, series, progress } = race.courseOf(lane);
      const [depth = { least: [], most: [], mean: [] }] = series;
      return { id, at, ...depth, progress, nodes: [...tally.nodes], measured: meters.of(lane) };
    },
    measured: () => meters.of(lane),
    // A lesson asks first.
    narrator: new Narrator(pane, tally, settings.lesson ? {} : { lost: pane.lost }),
    lying() {
      const { path, depth } = (last ?? playhead.replay).tiling;
      return [...path.subarray(0, depth)];
    },
    isSuccess: (until) => until === 'first' && tally.solutions > 0,
    succeeded: () => services.onSolution(tiling),
  };
}
