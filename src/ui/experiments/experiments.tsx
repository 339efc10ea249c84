import { onCleanup, type JSX } from 'solid-js';
import { createStore } from 'solid-js/store';
import { Dynamic } from 'solid-js/web';
import type { Experiment, Guess } from '../../experiment/experiment.ts';
import { LazyDialog } from '../dialogs/lazyDialog.tsx';
import type { DialogProps } from '../modeOverlay.ts';
import { loadParts } from '../shell/loadParts.ts';
import type { ExperimentSuite, ExperimentProgress } from './model.ts';

/**
 * The dialog of experiments: claims about searches, and runs that test them. Runs continue while it is
 * closed.
 */
export function Experiments(props: DialogProps): JSX.Element {
  const [runs, setRuns] = createStore<Record<string, ExperimentProgress | undefined>>({});
  const [guessed, setGuessed] = createStore<Record<string, Guess | undefined>>({});
  /** The ids of those whose claim has been told: it stays. */
  const [told, setTold] = createStore<Record<string, true | undefined>>({});
  const stops = new Map<string, () => void>();
  const load = async () => {
    const [{ ExperimentList }, suite] = await Promise.all([
      props.commands.loadCode().then(loadParts),
      props.commands.experiments(),
    ]);
    return { ExperimentList, suite };
  };
  const stop = (id: string): void => {
    stops.get(id)?.();
    setRuns(id, undefined);
  };
  const start = (suite: ExperimentSuite, experiment: Experiment): void => {
    const { id } = experiment;
    stop(id);
    stops.set(
      id,
      suite.run(experiment, (run) => {
        setRuns(id, () => run);
        if (run.phase === 'done') setTold(id, true);
      }),
    );
  };
  onCleanup(() => {
    for (const stop of stops.values()) stop();
  });
  return (
    <LazyDialog
      {...props}
      class="experiments"
      say={props.words.lateDialogs.experiments}
      load={load}
    >
      {(loaded) => (
        <Dynamic
          component={loaded().ExperimentList}
          {...props}
          suite={loaded().suite}
          runs={runs}
          guessed={guessed}
          guess={(id: string, guess: Guess) => setGuessed(id, guess)}
          told={told}
          tell={(id: string) => setTold(id, true)}
          start={(experiment: Experiment) => start(loaded().suite, experiment)}
          stop={stop}
        />
      )}
    </LazyDialog>
  );
}
