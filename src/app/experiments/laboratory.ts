import { printPuzzle } from '../../puzzle/text.ts';
import { readExperiment, type Experiment } from '../../solve/experiment.ts';
import { byRace, Heats, heatsOf } from '../../solve/heats.ts';
import type { Laboratory, Run } from '../../ui/index.tsx';
import { titleOf } from '../../words/index.ts';
import { entryNamed } from '../library.ts';
import { Hands } from './hands.ts';

/** How many searches run at once, of all experiments together: the picture goes on beside them. */
const HANDS = 2;

const files = import.meta.glob<unknown>('../../../assets/experiments/*.json', {
  eager: true,
  import: 'default',
});

const hands = new Hands(
  HANDS,
  () => new Worker(new URL('../workers/heat.worker.ts', import.meta.url), { type: 'module' }),
);

/** Every experiment that comes with the page, and the workers that run them. */
export const laboratory: Laboratory = {
  experiments: Object.entries(files).map(([path, content]) =>
    readExperiment(path.replace(/^.*\/|\.json$/g, ''), content),
  ),
  titleOf: (puzzle, language) => titleOf(puzzle, entryNamed(puzzle), language),
  run,
};

function run(experiment: Experiment, tell: (run: Run) => void): () => void {
  const textOf = (puzzle: string): string => printPuzzle(entryNamed(puzzle).puzzle);
  const heats = new Heats(heatsOf(experiment, textOf));
  const report = (phase: Run['phase']): void => {
    const figures = byRace(experiment, heats.figures);
    tell({ phase, figures, progress: byRace(experiment, heats.progress) });
  };
  const client = {
    heats,
    heard: () => report(heats.done ? 'done' : 'running'),
    failed: () => report('failed'),
  };
  report('waiting');
  hands.serve(client);
  return () => hands.leave(client);
}
