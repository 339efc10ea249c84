import { createResource, type JSX } from 'solid-js';
import { Dynamic } from 'solid-js/web';
import { Later } from '../later.tsx';
import type { Insets, PartProps } from '../part.ts';
import type { RaceModel } from './model.ts';

export interface RaceProps extends PartProps {
  readonly race: RaceModel;
  /** Whether somebody is there. */
  readonly present: boolean;
  /** CSS px at the right that a dialog takes. */
  readonly aside: number;
  readonly insets: (list: readonly Insets[]) => void;
  /** Opens the dialog that a pane is edited in. */
  edit(pane: number): void;
  /** Opens the experiments, where there are any. */
  readonly experiments?: () => void;
}

/** All that lies over the boards of a race. What it is made of comes with the first one. */
export function Race(props: RaceProps): JSX.Element {
  const [made, { refetch }] = createResource(() => import('./field.tsx'));
  return (
    <section class="race" aria-label={props.words.race.title}>
      <Later shown made={made} words={props.words.counting} retry={() => void refetch()}>
        {(its) => <Dynamic component={its().Field} {...props} />}
      </Later>
    </section>
  );
}
