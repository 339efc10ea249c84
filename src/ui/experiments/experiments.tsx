import { createResource, onCleanup, type JSX } from 'solid-js';
import { createStore } from 'solid-js/store';
import { Dynamic } from 'solid-js/web';
import type { Experiment } from '../../solve/experiment.ts';
import { Dialog } from '../dialog.tsx';
import { Later, loadParts } from '../later.tsx';
import type { PartProps } from '../part.ts';
import type { Run } from './model.ts';

interface ExperimentsProps extends PartProps {
  readonly open: boolean;
  close(): void;
}

/**
 * Claims about searches, and the runs that show whether they hold. What it is made of comes when it is
 * first opened; what runs goes on when it is closed.
 */
export function Experiments(props: ExperimentsProps): JSX.Element {
  const say = () => props.words.experiments;
  /** By the name of the experiment. */
  const [runs, setRuns] = createStore<Record<string, Run | undefined>>({});
  const stops = new Map<string, () => void>();
  const [made, { refetch }] = createResource(
    () => props.open,
    async () => {
      const [{ Bench }, laboratory] = await Promise.all([loadParts(), props.commands.laboratory()]);
      return { Bench, laboratory };
    },
  );
  const stop = (id: string): void => {
    stops.get(id)?.();
    setRuns(id, undefined);
  };
  const run = (experiment: Experiment): void => {
    const { id } = experiment;
    stop(id);
    stops.set(
      id,
      made()!.laboratory.run(experiment, (run) => setRuns(id, () => run)),
    );
  };
  onCleanup(() => {
    for (const stop of stops.values()) stop();
  });
  return (
    <Dialog
      open={props.open}
      title={say().title}
      closing={props.words.ui.close}
      class="experiments"
      close={() => props.close()}
    >
      <Later
        shown={props.open}
        made={made}
        words={say()}
        retry={refetch}
        restart={() => props.restart()}
      >
        {(its) => (
          <Dynamic
            component={its().Bench}
            laboratory={its().laboratory}
            runs={runs}
            words={props.words}
            language={props.model.choices.lang}
            theme={props.model.choices.theme}
            run={run}
            stop={stop}
          />
        )}
      </Later>
    </Dialog>
  );
}
