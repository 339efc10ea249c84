import { onCleanup, type JSX } from 'solid-js';
import { createStore } from 'solid-js/store';
import { Dynamic } from 'solid-js/web';
import type { Experiment } from '../../solve/experiment.ts';
import { loadParts } from '../later.tsx';
import { LaterDialog, type PanelProps } from '../laterDialog.tsx';
import type { Laboratory, Run } from './model.ts';

/** Claims about searches, and the runs that show whether they hold. What runs goes on when it is closed. */
export function Experiments(props: PanelProps): JSX.Element {
  /** By the name of the experiment. */
  const [runs, setRuns] = createStore<Record<string, Run | undefined>>({});
  const stops = new Map<string, () => void>();
  const load = async () => {
    const [{ Bench }, laboratory] = await Promise.all([loadParts(), props.commands.laboratory()]);
    return { Bench, laboratory };
  };
  const stop = (id: string): void => {
    stops.get(id)?.();
    setRuns(id, undefined);
  };
  const run = (laboratory: Laboratory, experiment: Experiment): void => {
    const { id } = experiment;
    stop(id);
    stops.set(
      id,
      laboratory.run(experiment, (run) => setRuns(id, () => run)),
    );
  };
  onCleanup(() => {
    for (const stop of stops.values()) stop();
  });
  return (
    <LaterDialog {...props} class="experiments" say={props.words.experiments} load={load}>
      {(its) => (
        <Dynamic
          component={its().Bench}
          laboratory={its().laboratory}
          runs={runs}
          words={props.words}
          language={props.model.choices.lang}
          theme={props.model.choices.theme}
          run={(experiment) => run(its().laboratory, experiment)}
          stop={stop}
        />
      )}
    </LaterDialog>
  );
}
