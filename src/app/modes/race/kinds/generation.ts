import { BlockTiles } from '../../../../generate/division.ts';
import { GenerationReplay, type Plan } from '../../../../generate/generation.ts';
import { makingNames } from '../../../../words/names.ts';
import { generationResult } from '../../../../words/results.ts';
import type { Settings } from '../../../../settings/settings.ts';
import {
  writeAsked,
  type AskedMaking,
  type Making,
  noRequirements,
} from '../../../../generate/asked.ts';
import { Lane } from '../../../../play/lane.ts';
import type { Race } from '../../../../play/race.ts';
import { EditMaking } from '../../../../ui/race/panes/edit.tsx';
import type { LineData } from '../../../../ui/race/charts/lineData.ts';
import type { Column, PaneStatus, RunTypes } from '../../../../ui/race/model.ts';
import { amountPlot } from '../../../../ui/race/charts/plots.ts';
import { dividedBoard, planFor } from '../../generate/planFor.ts';
import { Pane, type PaneMoment } from '../../kit/pane.ts';
import { runStatus } from '../../kit/runScene.ts';
import type { PageServices, SceneContent } from '../../services.ts';
import { anotherSeed, newStrategy } from '../ideas.ts';
import type { RaceRun, RaceRuns, RunKind, RunPlace } from '../runKind.ts';

interface MakingStatus extends PaneStatus {
  readonly score: number;
  readonly tries: number;
  /** Blocks that are connected, and how many there are. */
  readonly whole: number;
  readonly blocks: number;
  readonly restarts: number;
  readonly isStuck: boolean;
}

/** The chart data of a board that is divided, whose value is its score. */
interface MakingChart extends LineData {
  readonly tries: readonly number[];
}

type GenerationRun = RunTypes<Making, MakingStatus, MakingChart>;

const columns = (['score', 'tries', 'whole', 'restarts'] as const).map(
  (id): Column<GenerationRun> => ({ id, text: (status, { race }) => race.amount(status[id]) }),
);

/** Ways to divide the board of one puzzle. */
export const generationKind: RunKind<GenerationRun> = {
  isTold: false,
  isChosen: ({ strategies }) => strategies.length > 0,
  untils: ({ race }) =>
    (['all', 'steps'] as const).map((value) => ({ value, text: race.untils.generation[value] })),
  columns,
  names: makingNames,
  figures: ({ score, tries, whole, blocks, restarts, steps }, { race }) => [
    race.making.score(score),
    race.making.steps(steps),
    race.making.tries(tries),
    race.making.whole(whole, blocks),
    ...(restarts > 0 ? [race.making.restarts(restarts)] : []),
  ],
  ending: ({ isStuck }, { race }) => (isStuck ? race.making.stuck : undefined),
  // Scores begin at different heights: with all cells in a block, or with none.
  lead: ({ whole }) => whole,
  leadFigure: ({ whole, blocks }, _, { race }) => ({
    value: '',
    unit: race.making.whole(whole, blocks),
  }),
  laid: ({ whole, blocks }) => ({ now: whole, most: whole, of: blocks }),
  share: ({ steps }, until) => (typeof until === 'number' ? steps / until : 0),
  result: ({ equal, panes }, names, words) =>
    generationResult(
      panes.map(({ ms, rank, status }, i) => ({ ...status, name: names[i]!, ms, rank })),
      equal,
      words,
    ),
  row(name, { subject: { strategy, blocks, seed }, status }) {
    const { score, tries, steps, whole, restarts, finished, isStuck: stuck } = status;
    const asked = { pane: name, strategy, pieces: writeAsked(blocks), seed };
    return { ...asked, score, tries, steps, whole, restarts, finished, stuck };
  },
  charts: [
    { title: 'score', plot: amountPlot, values: 'short', isOverTime: true },
    {
      title: 'tries',
      plot: (charts, size) => amountPlot(charts.map(triesOf), size),
      values: 'short',
      isOverTime: true,
    },
    { title: 'stepsInAll', value: ({ steps }) => steps },
    { title: 'triesInAll', value: ({ tries }) => tries },
  ],
  Edit: EditMaking,
  open,
};

const triesOf = ({ id, at, tries }: MakingChart): LineData => ({
  id,
  at,
  least: tries,
  most: tries,
  mean: tries,
});

function open({ puzzle, settings }: SceneContent, services: PageServices): RaceRuns<GenerationRun> {
  const { size } = settings;
  const found = (make: AskedMaking) => planFor(puzzle, { make, require: noRequirements, size });
  return {
    divided: found(settings.strategies[0]!).puzzle,
    first: settings.strategies.map((make) => ({ ...make, strategy: found(make).plan.strategy })),
    // A first milestone may be a restart, which is no end.
    until: settings.until === 'first' ? 'all' : settings.until,
    start: (making, place) => start(found(making).plan, making, place, services),
    newIdea: newStrategy,
    another: anotherSeed,
    issueOf: (making) => found(making).issue,
    statusOf: ({ steps, pace, finished }) => runStatus({ steps, pace, finished }),
    ownSettings: ([first, ...others]): Partial<Settings> => ({
      panes: settings.panes,
      strategies: [first!, ...others],
    }),
  };
}

function start(
  plan: Plan,
  subject: Making,
  { viewport, settings, look, paceOf }: RunPlace,
  services: PageServices,
): RaceRun<GenerationRun> {
  const pane: Pane = new Pane(services, settings, {
    board: dividedBoard(plan),
    look,
    viewport,
    open: (deliver, failed) =>
      services.workers.generation(plan, undefined, deliver, failed, () => {}),
    momentOf(): PaneMoment {
      tiles.update();
      return { tiling: tiles, step: lane.playhead.step, pace: paceOf(lane) };
    },
  });
  const replay = new GenerationReplay(plan);
  const lane = new Lane(replay, pane.tape, ([score]) => score === 0);
  const tiles = new BlockTiles(replay.tiling);
  return {
    subject,
    pane,
    lane,
    status({ finished, pace }) {
      const meters = replay.meters();
      const isStuck = finished && meters.score > 0 && lane.playhead.step === pane.tape.end;
      return {
        ...meters,
        finished,
        isStuck,
        tries: lane.playhead.value(1),
        blocks: plan.sizes.length,
        pace: pane.pace(pace),
      };
    },
    chart(id: number, race: Race) {
      const { at, series } = race.courseOf(lane);
      const none = { least: [], most: [], mean: [] };
      const [score = none, tries = none] = series;
      return { id, at, ...score, tries: tries.mean };
    },
    isSuccess: () => replay.tiling.score === 0,
  };
}
