import { onMount, Show, type JSX } from 'solid-js';
import { words } from '../words/index.ts';
import { Desk } from './desk.tsx';
import type { Commands, Model } from './model.ts';
import { Notices } from './notices.tsx';
import { attendPage } from './page.ts';
import type { Insets } from './part.ts';

interface OverlayProps {
  readonly model: Model;
  readonly commands: Commands;
  readonly insets: (insets: Insets) => void;
}

/** All that lies over the picture. */
export function Overlay(props: OverlayProps): JSX.Element {
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
    <div class="overlay">
      <Notices {...part} />
      <Show when={props.model.ui} fallback={<Bare {...props} />}>
        <Desk {...part} insets={props.insets} />
      </Show>
    </div>
  );
}

/** In place of the desk where there are to be no controls. */
function Bare(props: OverlayProps): JSX.Element {
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
  onMount(() => props.insets({ top: 0, right: 0, bottom: 0, left: 0 }));
  return undefined;
}
