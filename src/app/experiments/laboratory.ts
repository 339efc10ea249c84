import { printPuzzle } from '../../puzzle/text.ts';
import { readExperiment, type Experiment } from '../../solve/experiment.ts';
import { byRace, Heats, heatsOf, type HeatNews } from '../../solve/heats.ts';
import type { Laboratory, Run } from '../../ui/index.tsx';
import { titleOf } from '../../words/index.ts';
import { entryNamed } from '../library.ts';

/** How many searches run at once: the picture goes on beside them. */
const HANDS = 2;

const files = import.meta.glob<unknown>('../../../assets/experiments/*.json', {
  eager: true,
  import: 'default',
});

const startWorker = (): Worker =>
  new Worker(new URL('../workers/heat.worker.ts', import.meta.url), { type: 'module' });

/** Every experiment that comes with the page, and the workers that run them. */
export const laboratory: Laboratory = {
  experiments: Object.entries(files).map(([path, content]) =>
    readExperiment(path.replace(/^.*\/|\.json$/g, ''), content),
  ),
  titleOf: (puzzle, language) => titleOf(puzzle, entryNamed(puzzle), language),
  run,
};

function run(experiment: Experiment, tell: (run: Run) => void): () => void {
  const heats = new Heats(heatsOf(experiment, (puzzle) => printPuzzle(entryNamed(puzzle).puzzle)));
  const workers: Worker[] = [];
  const stop = (): void => {
    for (const worker of workers.splice(0)) worker.terminate();
  };
  const report = (phase: Run['phase']): void =>
    tell({
      phase,
      figures: byRace(experiment, heats.figures),
      progress: byRace(experiment, heats.progress),
    });
  const fail = (): void => {
    stop();
    report('failed');
  };
  for (let i = 0; i < HANDS; i++) {
    const worker = startWorker();
    workers.push(worker);
    let task = heats.take();
    const goOn = (): void => {
      if (task) worker.postMessage(task);
    };
    worker.addEventListener('message', ({ data }: MessageEvent<HeatNews>) => {
      heats.hear(task!, data);
      if (data.done) {
        task = heats.take();
        goOn();
      }
      if (heats.done) stop();
      report(heats.done ? 'done' : 'running');
    });
    worker.addEventListener('error', fail);
    goOn();
  }
  report('running');
  return stop;
}
