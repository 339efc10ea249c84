import type { Experiment } from '../../experiment/experiment.ts';
import type { FiguresOf, KindId } from '../../experiment/kinds.ts';
import type { Language } from '../../words/index.ts';

/**
 * The state of an experiment: for each pane of each race, its figures if there are any, and its progress
 * from 0 to 1.
 */
export interface ExperimentProgress {
  /** It waits while earlier ones use all workers. */
  readonly phase: 'waiting' | 'running' | 'done' | 'failed';
  readonly figures: readonly (readonly (FiguresOf<KindId> | undefined)[])[];
  readonly progress: readonly (readonly number[])[];
}

/** The experiments, and a function to run them. */
export interface ExperimentSuite {
  readonly experiments: readonly Experiment[];
  /** The title of a puzzle. */
  titleOf(puzzle: string, language: Language): string;
  /** Runs all panes of an experiment and reports progress; returns a function that stops it. */
  run(experiment: Experiment, report: (run: ExperimentProgress) => void): () => void;
}
