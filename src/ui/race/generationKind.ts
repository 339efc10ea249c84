import { writeAsked } from '../../generate/asked.ts';
import { generationResult } from '../../words/results.ts';
import { EditMaking } from './editMaking.tsx';
import { generationNames } from './generationNames.ts';
import { MakingCharts } from './makingCharts.tsx';
import type { Column, RaceKind } from './raceKind.ts';

const columns = (['score', 'tries', 'whole', 'restarts'] as const).map(
  (id): Column<'generation'> => ({ id, text: (status, { race }) => race.amount(status[id]) }),
);

/** A race of ways to divide one board. */
export const generationKind: RaceKind<'generation'> = {
  untils: ({ race }) =>
    (['all', 'steps'] as const).map((value) => ({ value, text: race.untils.generation[value] })),
  columns,
  names: generationNames,
  glance: ({ score, tries, whole, blocks, restarts, steps }, { race }) => [
    race.making.score(score),
    race.making.steps(steps),
    race.making.tries(tries),
    race.making.whole(whole, blocks),
    ...(restarts > 0 ? [race.making.restarts(restarts)] : []),
  ],
  ending: ({ isStuck }, { race }) => (isStuck ? race.making.stuck : undefined),
  // Scores begin at different heights: with all cells in a block, or with none.
  lead: ({ whole }) => whole,
  share: ({ steps }, until) => (typeof until === 'number' ? steps / until : 0),
  result: ({ equal, panes }, names, words) =>
    generationResult(
      panes.map(({ ms, rank, status: { steps, score, isStuck } }, i) => ({
        name: names[i]!,
        ms,
        rank,
        steps,
        score,
        isStuck,
      })),
      equal,
      words,
    ),
  row: (name, { subject: { strategy, blocks, seed }, status }) => ({
    pane: name,
    strategy,
    pieces: writeAsked(blocks),
    seed,
    score: status.score,
    tries: status.tries,
    steps: status.steps,
    whole: status.whole,
    restarts: status.restarts,
    finished: status.finished,
    stuck: status.isStuck,
  }),
  Charts: MakingCharts,
  Edit: EditMaking,
};
