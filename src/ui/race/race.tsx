import { createMemo, createResource, Show, type JSX } from 'solid-js';
import { Dynamic } from 'solid-js/web';
import { LazyContent, loadParts } from '../lazyContent.tsx';
import { reportEvenViewports } from './evenViewports.ts';
import type { RaceProps } from './props.ts';

/** All that lies over the boards of a race. What it is made of comes with the first one. */
export function Race(props: RaceProps): JSX.Element {
  const [made, { refetch }] = createResource(loadParts);
  let section!: HTMLElement;
  return (
    <section ref={section} class="race" aria-label={props.words.race.title}>
      <Show when={made.state !== 'ready'}>
        <EvenBoards {...props} area={section} />
      </Show>
      <LazyContent
        shown
        made={made}
        words={props.words.race}
        retry={refetch}
        restart={() => props.restart()}
      >
        {(its) => <Dynamic component={its().RaceView} {...props} />}
      </LazyContent>
    </section>
  );
}

/** Where the boards lie until the field says so, or where it cannot be had. */
function EvenBoards(props: RaceProps & { readonly area: HTMLElement }): JSX.Element {
  const panes = createMemo(() => props.race.panes.length);
  reportEvenViewports(
    () => props.area,
    panes,
    () => props.model.aspect,
    (list) => props.insets(list),
  );
  return undefined;
}
