import { createEffect, createMemo, createSignal, For, on, onCleanup, type JSX } from 'solid-js';
import './headline.css';
import { titleAt } from './titleAt.ts';
import type { OverlayProps } from '../modeOverlay.ts';

/** For how long it is said what begins, in ms. */
const BEGINNING = 10_000;
/** The size of a board in a title, which is not broken over lines. */
const SIZE = /(\d+ × \d+)/;

/** While there are no controls: what begins, and later the outcome, in large type that fades again. */
export function Headline(props: OverlayProps): JSX.Element {
  const [isBeginning, begin] = createSignal(true);
  createEffect(
    on(
      [() => props.model.neutralTitle, () => props.model.mode, () => props.model.changeover],
      () => {
        begin(true);
        const end = setTimeout(() => begin(false), BEGINNING);
        onCleanup(() => clearTimeout(end));
      },
    ),
  );
  const said = createMemo((): string | undefined => {
    const { overlay, model, words } = props;
    if (overlay.Page || !model.choices.settings.titles) return undefined;
    // Not on the board before or after its own.
    if (model.changeover) return undefined;
    // Of several windows that show one picture, the first one says it.
    if (model.part && model.part.x > 0) return undefined;
    return (
      overlay.news?.(model, words) ??
      (isBeginning() && model.playing ? overlay.about?.(model, words) : undefined)
    );
  });
  /** Stays as it was while it fades. */
  const last = createMemo<{ readonly title: string; readonly text: string }>(
    (before) => {
      const text = said();
      if (text === undefined) return before;
      const { overlay, model, words } = props;
      return { title: overlay.headline?.(model, words) ?? titleAt(model), text };
    },
    { title: '', text: '' },
  );
  return (
    // Screen readers are told the same by the status line.
    <div
      class="headline"
      classList={{ on: said() !== undefined, quick: props.model.changeover === 'asked' }}
      aria-hidden="true"
    >
      <p class="title">
        <For each={last().title.split(SIZE)}>
          {(part, at) => (at() % 2 === 0 ? part : <span class="unbroken">{part}</span>)}
        </For>
      </p>
      <p class="second">{last().text}</p>
    </div>
  );
}
