import { createMemo, Show, type JSX } from 'solid-js';
import { words } from '../words/index.ts';
import { ControlLayer } from './controlLayer.tsx';
import type { SavedUi } from './savedUi.ts';
import type { Commands, Model } from './model.ts';
import { Notices } from './notices.tsx';
import { attendPage } from './page.ts';
import type { Insets } from '../theme/insets.ts';
import { reportEvenViewports } from './race/evenViewports.ts';

interface OverlayProps {
  readonly model: Model;
  readonly commands: Commands;
  readonly insets: (list: readonly Insets[]) => void;
  /** What somebody was at before the page was loaded anew. */
  readonly kept: SavedUi;
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
  let told = '';
  /** Tells what is free, unless that is known: the picture is laid out anew each time. */
  const insets = (list: readonly Insets[]): void => {
    const said = JSON.stringify(list);
    if (said === told) return;
    told = said;
    props.insets(list);
  };
  return (
    <div ref={host} class="overlay">
      <Notices {...part} />
      <Show when={props.model.ui} fallback={<NoControls {...props} insets={insets} host={host} />}>
        <ControlLayer {...part} insets={insets} kept={props.kept} />
      </Show>
    </div>
  );
}

/** In place of the desk where there are to be no controls. */
function NoControls(props: OverlayProps & { readonly host: HTMLElement }): JSX.Element {
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
  const panes = createMemo(() => props.model.race?.panes.length ?? 1);
  reportEvenViewports(
    () => props.host,
    panes,
    () => props.model.aspect,
    (list) => props.insets(list),
  );
  return undefined;
}
