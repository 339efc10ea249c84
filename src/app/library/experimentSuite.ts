import { inTeachingOrder, readExperiment } from '../../experiment/readExperiment.ts';
import { printPuzzle } from '../../puzzle/text.ts';
import type { Spawn, WorkerPool } from '../../run/pool.ts';
import {
  byRace,
  RunQueue,
  runsOf,
  type RunReport,
  type RunTask,
} from '../../experiment/runQueue.ts';
import { searchesAmong } from '../../experiment/comparison/table.ts';
import type {
  CompareParts,
  CompareRuns,
  ExperimentProgress,
  ExperimentSuite,
} from '../../ui/index.tsx';
import { languages } from '../../words/index.ts';
import { titleOf } from '../../words/titles.ts';
import type { Library } from './library.ts';
import type { WorkerHandle, WorkerJob } from '../workers/supervised.ts';
import { Comparisons } from './comparisons.ts';

type Pool = WorkerPool<RunTask, RunReport>;
type Start = (job: WorkerJob<RunTask, RunReport>) => WorkerHandle<RunTask>;

/** The experiments of a library, run by a pool of workers started with `start`. */
export const experimentSuite = (library: Library, pool: Pool, start: Start): ExperimentSuite => ({
  experiments: inTeachingOrder(
    Object.entries(library.experiments).map(([id, content]) =>
      readExperiment(id, content, languages),
    ),
  ),
  titleOf: (puzzle, language) => titleOf(puzzle, library.entryNamed(puzzle), language),
  run(experiment, show) {
    const textOf = (puzzle: string): string => printPuzzle(library.entryNamed(puzzle).puzzle);
    const tasks = new RunQueue(runsOf(experiment, textOf));
    const report = (phase: ExperimentProgress['phase']): void => {
      const figures = byRace(experiment, tasks.figures);
      show({ phase, figures, progress: byRace(experiment, tasks.progress) });
    };
    report('waiting');
    return runAll(tasks, pool, start, report);
  },
});

/** The least time between two reports on a comparison under way, in ms. */
const REPORT_EVERY = 250;

/** What comparisons need: they run beside all else, in a pool of their own. */
export const compareIn = (pool: Pool, start: Start): CompareParts => ({
  run: comparisonRuns(pool, start),
  kept: new Comparisons(),
});

const comparisonRuns =
  (pool: Pool, start: Start): CompareRuns =>
  (tasks, known, show) => {
    const queue = new RunQueue(tasks, known);
    let timer: ReturnType<typeof setTimeout> | undefined;
    const report = (phase: 'running' | 'done' | 'failed'): void => {
      clearTimeout(timer);
      timer = undefined;
      show({
        phase,
        figures: searchesAmong(queue.figures),
        progress: queue.progress,
      });
    };
    report('running');
    const stop = runAll(queue, pool, start, (phase) => {
      if (phase === 'running') timer ??= setTimeout(report, REPORT_EVERY, phase);
      else report(phase);
    });
    return () => {
      // What has come since the last report is kept.
      if (timer !== undefined) report('running');
      stop();
    };
  };

/** Runs all tasks of a queue; returns a function that stops that. */
function runAll(
  tasks: RunQueue,
  pool: Pool,
  start: Start,
  report: (phase: 'running' | 'done' | 'failed') => void,
): () => void {
  const job = {
    tasks,
    spawn: inWorkers(start),
    // A `SupervisedWorker` replaces itself.
    replacements: 0,
    changed: () => report(tasks.done ? 'done' : 'running'),
    lost: () => {
      pool.stop(job);
      report('failed');
    },
  };
  pool.run(job);
  return () => pool.stop(job);
}

const inWorkers =
  (start: Start): Spawn<RunTask, RunReport> =>
  (on) => {
    let isNew = true;
    const worker = start({
      initialise: () => {
        if (!isNew) on.restarted();
        isNew = false;
      },
      received: (report) => on.report(report),
      isDue: () => true,
      failed: (trouble) => on.failed(new Error(trouble)),
    });
    return { begin: (task) => worker.send(task), close: () => worker.close() };
  };
