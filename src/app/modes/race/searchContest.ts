import type { Look } from '../../../view/board/boardView.ts';
import { searchOn, type Search } from '../../../solve/search.ts';
import { SearchReplay } from '../../../solve/played/searchReplay.ts';
import { noteFailure, SearchPane } from '../../pane.ts';
import { themeOf, type Settings } from '../../../settings/settings.ts';
import { Lane } from '../../../play/lane.ts';
import type { Race } from '../../../play/race.ts';
import { printPuzzle } from '../../../puzzle/text.ts';
import { compile } from '../../../solve/problem.ts';
import { lookOf } from '../../appearance.ts';
import { Commentary } from '../../commentary.ts';
import { recipeFor } from '../../recipes.ts';
import type { Opening } from '../scene.ts';
import type { Contender, Contest } from './contest.ts';
import { another, newIdea } from './ideas.ts';

/** Searches of one puzzle. */
export function searchContest(opening: Opening): Contest<'search'> {
  const { stage, puzzle, onFailure, onSolution, settings } = opening;
  const problem = compile(puzzle);
  const text = printPuzzle(puzzle);
  const look = (settings: Settings): Look => lookOf(settings, puzzle);

  function start(search: Search, viewport: number, settings: Settings): Contender<'search'> {
    const theme = themeOf(settings);
    const setting = { stage, viewport, theme, look: look(settings) };
    const failed = noteFailure(() => pane.tape, onFailure);
    const pane = new SearchPane(problem, search, setting, (deliver) =>
      opening.workers.search({ text, search }, deliver, failed),
    );
    const lane = new Lane(new SearchReplay(problem), pane.tape);
    const { playhead } = lane;
    const { tally, tiling } = playhead.replay;
    let commentary: Commentary | undefined;
    return {
      subject: search,
      pane,
      lane,
      tiling: () => tiling,
      status: (moment) => {
        const { progress, around } = playhead;
        const status = pane.status(tally, { ...moment, progress, next: around.next });
        return { ...status, first: tally.first };
      },
      chart(id: number, race: Race) {
        const { at, series, progress } = race.courseOf(lane);
        const [depth = { least: [], most: [], mean: [] }] = series;
        return { id, at, ...depth, progress, nodes: [...tally.nodes] };
      },
      told: {
        get depth() {
          return tally.depth;
        },
        get commentary() {
          return (commentary ??= new Commentary(problem, search, pane.tape));
        },
        get mark() {
          return pane.markOf(this.commentary.cellsMeant);
        },
      },
      isSuccess: (until) => until === 'first' && tally.solutions > 0,
      applySettings(settings) {
        pane.view.setLook(look(settings));
      },
    };
  }

  return {
    kind: 'search',
    first: settings.panes.map((search) => searchOn(problem, search)),
    until: settings.until,
    start,
    newIdea: (shown) => newIdea(shown, problem),
    another,
    issueOf: () => undefined,
    searches: (shown) => shown,
    status: (its) => its,
    succeeded: ({ lane }) => onSolution((lane as Lane<SearchReplay>).playhead.replay.tiling),
    ownSettings: (panes) => ({ panes, strategies: [] }),
    settingsFor(search, [first, ...others], settings) {
      const changed = search === 'recipe' ? recipeFor(settings) : { ...first!, ...search };
      return { panes: [changed, ...others] };
    },
  };
}
