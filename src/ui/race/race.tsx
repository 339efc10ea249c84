import { createMemo, createResource, Show, type JSX } from 'solid-js';
import { Dynamic } from 'solid-js/web';
import { Later, loadParts } from '../later.tsx';
import { tellEvenly } from './evenly.ts';
import type { RaceProps } from './props.ts';

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
    () => props.model.aspect,
    (list) => props.insets(list),
  );
  return undefined;
}
