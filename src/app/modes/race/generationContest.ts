import { BlockTiles } from '../../../generate/division.ts';
import { GenerationReplay } from '../../../generate/generation.ts';
import { noteFailure, Pane } from '../../pane.ts';
import { themeOf, type Settings } from '../../../settings/settings.ts';
import { noRequirements } from '../../../generate/requirements.ts';
import { Lane } from '../../../play/lane.ts';
import type { Race } from '../../../play/race.ts';
import type { AskedMaking, Making } from '../../../generate/asked.ts';
import { lookOf } from '../../appearance.ts';
import { dividedBoard } from '../generate/dividedBoard.ts';
import { planFor } from '../generate/planFor.ts';
import type { Opening } from '../scene.ts';
import type { Contender, Contest } from './contest.ts';
import { anotherSeed, newStrategy } from './ideas.ts';

const noPieces = { placements: 0, deadEnds: 0, depth: 0, deepest: 0, solutions: 0 };

/** Ways to divide the board of one puzzle. */
export function generationContest(opening: Opening): Contest<'generation'> {
  const { stage, puzzle, onFailure, settings } = opening;
  const { size } = settings;
  const found = (make: AskedMaking) => planFor(puzzle, { make, require: noRequirements, size });

  function start(making: Making, viewport: number, settings: Settings): Contender<'generation'> {
    const { plan } = found(making);
    const { frame, sizes, strategy, seed } = plan;
    const { lattice, board } = frame;
    const look = (settings: Settings) => lookOf(settings);
    const setting = { stage, viewport, theme: themeOf(settings), look: look(settings) };
    const failed = noteFailure(() => pane.tape, onFailure);
    const task = { lattice, board, sizes, strategy, seed, goal: undefined };
    const pane = new Pane(dividedBoard(plan), setting, (deliver) =>
      opening.workers.generation(task, deliver, failed, () => {}),
    );
    const replay = new GenerationReplay(plan);
    const lane = new Lane(replay, pane.tape, ([score]) => score === 0);
    const tiles = new BlockTiles(replay.tiling);
    return {
      subject: making,
      pane,
      lane,
      tiling() {
        tiles.update();
        return tiles;
      },
      status({ finished, pace }) {
        const { steps, score, whole, restarts } = replay.meters();
        const isStuck = finished && score > 0 && lane.playhead.step === pane.tape.end;
        return {
          steps,
          score,
          whole,
          restarts,
          finished,
          isStuck,
          tries: lane.playhead.value(1),
          blocks: sizes.length,
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
      applySettings(settings) {
        pane.view.setLook(look(settings));
      },
    };
  }

  return {
    kind: 'generation',
    divided: found(settings.strategies[0]!).puzzle,
    first: settings.strategies.map((make) => ({ ...make, strategy: found(make).plan.strategy })),
    // A first milestone may be a restart, which is no end.
    until: settings.until === 'first' ? 'all' : settings.until,
    start,
    newIdea: newStrategy,
    another: anotherSeed,
    issueOf: (making) => found(making).issue,
    searches: () => [],
    status: ({ steps, pace, finished }) => ({
      ...noPieces,
      steps,
      pace,
      finished,
      image: false,
      progress: 0,
    }),
    succeeded: () => {},
    ownSettings: (strategies) => ({ panes: settings.panes, strategies }),
    settingsFor: () => ({}),
  };
}
