import type { Experiment } from '../../solve/experiment/experiment.ts';
import type { Figures } from '../../solve/experiment/measuredRun.ts';
import type { Language } from '../../words/index.ts';

/** How far an experiment is: for each pane of each race its figures, once there are any, and the share that is behind. */
export interface ExperimentProgress {
  /** One waits while others that were begun before it have all workers. */
  readonly phase: 'waiting' | 'running' | 'done' | 'failed';
  readonly figures: readonly (readonly (Figures | undefined)[])[];
  readonly progress: readonly (readonly number[])[];
}

/** Experiments, and the means to run them. */
export interface ExperimentSuite {
  readonly experiments: readonly Experiment[];
  /** What a puzzle of theirs is called. */
  titleOf(puzzle: string, language: Language): string;
  /** Runs all panes of an experiment, and says again and again how far it is; gives the way to stop it. */
  run(experiment: Experiment, tell: (run: ExperimentProgress) => void): () => void;
}
