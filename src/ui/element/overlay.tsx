import { createEffect, onCleanup, Show, type JSX } from 'solid-js';
import { createStore, type SetStoreFunction } from 'solid-js/store';
import { render } from 'solid-js/web';
import { tinykeys } from 'tinykeys';
import type { Viewport } from '../../theme/viewport.ts';
import { boardWords } from '../../words/board.ts';
import { onKey } from '../shell/keys.ts';
import { pageKeys, type PageKey } from '../shell/pageKeys.ts';
import { Saying } from '../status/saying.tsx';
import { Controls } from './controls.tsx';
import type { EmbeddedCommands, EmbeddedModel } from './model.ts';
import { whenRoomChanges } from './room.ts';

interface EmbeddedProps {
  readonly model: EmbeddedModel;
  readonly commands: EmbeddedCommands;
  /** Called with the room of the board, now and whenever that changes. */
  readonly insets: (viewport: Viewport) => void;
}

/** The keys of the page that an embedded board has, too. */
function bindings(commands: EmbeddedCommands) {
  const runs = {
    toggle: () => commands.toggle(),
    back: () => commands.step(-1),
    forward: () => commands.step(1),
    start: () => commands.seek(0),
    slower: () => commands.changeSpeed(-1),
    faster: () => commands.changeSpeed(1),
  };
  const entries = (Object.keys(runs) as (keyof typeof runs)[]).flatMap((id) => {
    const { key, codes = [key], usedBy, repeats }: PageKey = pageKeys[id];
    const press = onKey(runs[id], usedBy, repeats);
    return codes.map((code) => [code, press] as const);
  });
  return Object.fromEntries(entries);
}

/** Everything over an embedded board. */
function Embedded(props: EmbeddedProps): JSX.Element {
  let overlay!: HTMLDivElement;
  let area!: HTMLDivElement;
  const said = () => boardWords(props.model.lang);
  whenRoomChanges(
    () => area,
    () => overlay,
    (viewport) => props.insets(viewport),
  );
  createEffect(() => onCleanup(tinykeys(overlay, bindings(props.commands))));
  return (
    <div ref={overlay} class="overlay" lang={props.model.lang}>
      {/* Keys steer it from here, where there are no controls. */}
      <div
        ref={area}
        class="area"
        part="board"
        role="group"
        aria-label={props.model.title}
        tabindex="0"
      />
      <Show when={props.model.captions}>
        <Saying words={said()} model={props.model} caption={props.model.caption} />
      </Show>
      <Show when={props.model.ui}>
        <Controls words={said()} model={props.model} commands={props.commands} />
      </Show>
    </div>
  );
}

/**
 * Mounts everything over an embedded board.
 *
 * @returns the setter of its model, and a function that unmounts it
 */
export function mountEmbedded(
  host: Element,
  initial: EmbeddedModel,
  others: Omit<EmbeddedProps, 'model'>,
): readonly [set: SetStoreFunction<EmbeddedModel>, unmount: () => void] {
  const [model, set] = createStore(initial);
  return [set, render(() => <Embedded {...others} model={model} />, host)];
}
