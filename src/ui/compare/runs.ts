import { createSignal } from 'solid-js';
import { tasksOf, type Comparison } from '../../experiment/comparison/comparison.ts';
import type { Known } from '../../experiment/comparison/table.ts';
import { writeTerms } from '../../experiment/comparison/terms.ts';
import type { RunTask } from '../../experiment/runQueue.ts';
import type { SearchFigures } from '../../experiment/searchFigures.ts';
import type { CompareProgress, CompareRuns } from './model.ts';

/** What a run is, as text: equal for runs with equal figures. */
const keyOf = ({ pane, limit, most }: RunTask): string => JSON.stringify([pane, limit, most]);

/** A comparison as text: equal for equal puzzles and terms. */
const nameOf = (comparison: Comparison): string =>
  JSON.stringify([writeTerms(comparison), comparison.puzzles.map(({ text }) => text)]);

/** What is known of a comparison, while it runs or not. */
export interface KnownRuns extends Pick<CompareProgress, 'figures' | 'progress'> {
  readonly phase: CompareProgress['phase'] | 'stopped';
}

/**
 * The runs of all comparisons on the page. What is known of a run is kept, whatever else is compared; one
 * comparison runs at a time.
 */
export function createRuns() {
  /** Text of a puzzle → key of a run → its figures. */
  const kept = new Map<string, Map<string, SearchFigures>>();
  const [running, setRunning] = createSignal<
    { readonly name: string; readonly now: CompareProgress } | undefined
  >();
  let stopRun = (): void => {};

  const keptOf = ({ text }: RunTask): Map<string, SearchFigures> => {
    const found = kept.get(text) ?? new Map<string, SearchFigures>();
    kept.set(text, found);
    return found;
  };
  const knownOf = (tasks: readonly RunTask[]): Known =>
    tasks.map((task) => keptOf(task).get(keyOf(task)));

  return {
    /** What is known of a comparison. */
    of(comparison: Comparison): KnownRuns {
      const run = running();
      if (run?.name === nameOf(comparison)) return run.now;
      const figures = knownOf(tasksOf(comparison));
      const progress = figures.map((one) => (one ? 1 : 0));
      return { figures, progress, phase: figures.every(Boolean) ? 'done' : 'stopped' };
    },
    start(comparison: Comparison, run: CompareRuns): void {
      stopRun();
      const tasks = tasksOf(comparison);
      const name = nameOf(comparison);
      stopRun = run(tasks, knownOf(tasks), (now) => {
        for (const [i, figures] of now.known.entries())
          if (figures) keptOf(tasks[i]!).set(keyOf(tasks[i]!), figures);
        setRunning({ name, now });
      });
    },
    stop(): void {
      stopRun();
      setRunning();
    },
  };
}

export type Runs = ReturnType<typeof createRuns>;
