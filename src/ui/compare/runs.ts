import { createSignal, untrack } from 'solid-js';
import { tasksOf, type Comparison } from '../../experiment/comparison/comparison.ts';
import { writeTerms } from '../../experiment/comparison/terms.ts';
import type { RunTask } from '../../experiment/runQueue.ts';
import type { SearchFigures } from '../../experiment/searchFigures.ts';
import type { CompareProgress, CompareRuns, KeptComparisons } from './model.ts';

/** What a run is, as text: equal for runs with equal figures. */
const keyOf = ({ pane, limit, most }: RunTask): string => JSON.stringify([pane, limit, most]);

/** A comparison as text: equal for equal puzzles and terms. */
const nameOf = (comparison: Comparison): string =>
  JSON.stringify([writeTerms(comparison), comparison.puzzles.map(({ text }) => text)]);

/** What is known of a run: the most figures it ever had, which are bounds until it is complete. */
interface Kept {
  figures: SearchFigures | undefined;
  isComplete: boolean;
}

/** What is known of a comparison, while it runs or not. */
export interface KnownRuns extends Omit<CompareProgress, 'phase'> {
  readonly phase: CompareProgress['phase'] | 'stopped';
}

/**
 * The runs of all comparisons on the page. What is known of a run is kept, whatever else is compared; one
 * comparison runs at a time. Complete runs of a comparison are kept beyond the page.
 */
export function createRuns(beyond: KeptComparisons) {
  /** Text of a puzzle → key of a run → what is known of it. */
  const kept = new Map<string, Map<string, Kept>>();
  const [running, setRunning] = createSignal<
    { readonly name: string; readonly now: CompareProgress } | undefined
  >();
  let stopRun = (): void => {};

  /** The comparisons whose runs were looked up beyond the page. */
  const lookedUp = new Set<string>();

  const keptOf = (task: RunTask): Kept => {
    const runs = kept.get(task.text) ?? new Map<string, Kept>();
    kept.set(task.text, runs);
    const key = keyOf(task);
    const found = runs.get(key) ?? { figures: undefined, isComplete: false };
    runs.set(key, found);
    return found;
  };
  /** Keeps what is new: a run that begins again says less at first than it did before. */
  const keep = (one: Kept, figures: SearchFigures, isComplete: boolean): void => {
    if (one.isComplete || (!isComplete && one.figures && figures.steps <= one.figures.steps))
      return;
    one.figures = figures;
    one.isComplete = isComplete;
  };
  /** What is known of each run of a comparison, in the order of its tasks. */
  const allOf = (comparison: Comparison): readonly Kept[] => {
    const all = tasksOf(comparison).map(keptOf);
    const name = nameOf(comparison);
    if (lookedUp.has(name)) return all;
    lookedUp.add(name);
    for (const [i, figures] of beyond.of(name, all.length).entries())
      if (figures) keep(all[i]!, figures, true);
    return all;
  };
  const completeIn = (all: readonly Kept[]) =>
    all.map((one) => (one.isComplete ? one.figures : undefined));
  const stop = (): void => {
    stopRun();
    stopRun = () => {};
    setRunning();
  };

  return {
    /** What is known of a comparison. */
    of(comparison: Comparison): KnownRuns {
      const run = running();
      if (run?.name === nameOf(comparison)) return run.now;
      const all = allOf(comparison);
      return {
        figures: all.map((one) => one.figures),
        progress: all.map((one) => (one.isComplete ? 1 : 0)),
        phase: all.every((one) => one.isComplete) ? 'done' : 'stopped',
      };
    },
    start(comparison: Comparison, run: CompareRuns): void {
      stop();
      const tasks = tasksOf(comparison);
      const name = nameOf(comparison);
      const all = allOf(comparison);
      const known = completeIn(all);
      let complete = known.filter((one) => one !== undefined).length;
      stopRun = run(tasks, known, ({ phase, figures, progress }) => {
        for (const [i, one] of all.entries())
          if (figures[i]) keep(one, figures[i], progress[i] === 1);
        const now = completeIn(all);
        const count = now.filter((one) => one !== undefined).length;
        if (count > complete) beyond.keep(name, now);
        complete = count;
        setRunning({ name, now: { phase, figures: all.map((one) => one.figures), progress } });
      });
    },
    stop,
    /** Stops the run of any comparison but this one. */
    stopOthers(comparison: Comparison): void {
      const run = untrack(running);
      if (run && run.name !== nameOf(comparison)) stop();
    },
  };
}

export type Runs = ReturnType<typeof createRuns>;
