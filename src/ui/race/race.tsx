import { createMemo, createResource, Show, type JSX } from 'solid-js';
import { Dynamic } from 'solid-js/web';
import { Later, loadParts } from '../later.tsx';
import type { Insets, PartProps } from '../part.ts';
import { tellEvenly } from './evenly.ts';
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
  /** Opens the experiments. */
  experiments(): void;
}

/** All that lies over the boards of a race. What it is made of comes with the first one. */
export function Race(props: RaceProps): JSX.Element {
  const [made, { refetch }] = createResource(loadParts);
  let section!: HTMLElement;
  return (
    <section ref={section} class="race" aria-label={props.words.race.title}>
      <Show when={made.state !== 'ready'}>
        <Evenly {...props} area={section} />
      </Show>
      <Later
        shown
        made={made}
        words={props.words.race}
        retry={refetch}
        restart={() => props.restart()}
      >
        {(its) => <Dynamic component={its().Field} {...props} />}
      </Later>
    </section>
  );
}

/** Where the boards lie until the field says so, or where it cannot be had. */
function Evenly(props: RaceProps & { readonly area: HTMLElement }): JSX.Element {
  const panes = createMemo(() => props.race.panes.length);
  tellEvenly(
    () => props.area,
    panes,
    () => props.model.text,
    (list) => props.insets(list),
  );
  return undefined;
}
