import { createEffect, createSignal, onCleanup, onMount, Show, type JSX } from 'solid-js';
import { words } from '../words/index.ts';
import { Desk } from './desk.tsx';
import type { Commands, Model } from './model.ts';
import { Notices } from './notices.tsx';
import { attendPage } from './page.ts';
import type { Insets } from './part.ts';
import { evenPlaces } from './race/layout.ts';

interface OverlayProps {
  readonly model: Model;
  readonly commands: Commands;
  readonly insets: (list: readonly Insets[]) => void;
}

/** All that lies over the picture. */
export function Overlay(props: OverlayProps): JSX.Element {
  let host!: HTMLDivElement;
  const part = {
    get model() {
      return props.model;
    },
    get commands() {
      return props.commands;
    },
    get words() {
      return words(props.model.choices.lang);
    },
  };
  return (
    <div ref={host} class="overlay">
      <Notices {...part} />
      <Show when={props.model.ui} fallback={<Bare {...props} host={host} />}>
        <Desk {...part} insets={props.insets} />
      </Show>
    </div>
  );
}

/** In place of the desk where there are to be no controls. */
function Bare(props: OverlayProps & { readonly host: HTMLElement }): JSX.Element {
  attendPage({
    model: props.model,
    commands: props.commands,
    held: () => false,
    help: () => {},
    search: () => {},
    gallery: () => {},
    count: () => {},
    experiments: () => {},
  });
  onMount(() => {
    const { host } = props;
    const look = () => ({ width: host.clientWidth, height: host.clientHeight });
    const [size, setSize] = createSignal(look());
    const observer = new ResizeObserver(() => setSize(look()));
    observer.observe(host);
    onCleanup(() => observer.disconnect());
    const panes = () => props.model.race?.panes.length ?? 1;
    createEffect(() => props.insets(evenPlaces(panes(), size().width, size().height)));
  });
  return undefined;
}
