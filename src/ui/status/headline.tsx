import {
  createEffect,
  createMemo,
  createSignal,
  For,
  Index,
  Show,
  on,
  onCleanup,
  type JSX,
} from 'solid-js';
import './headline.css';
import { titleAt } from './titleAt.ts';
import type { DueLine, OverlayProps } from '../modeOverlay.ts';

/** For how long it is said what begins, in ms. */
const BEGINNING = 10_000;
/** What is not broken over lines in a title: sizes of boards, and articles and single letters with what follows. */
const WHOLE = /((?<![\p{L}\p{N}])(?:(?:an?|the|\p{L}) )+\S+(?: × \d+)?|\d+ × \d+)/iu;

interface Said {
  readonly title: string;
  readonly text: string;
  readonly why: readonly DueLine[];
}

/** While there are no controls: what begins or how fast it goes, and later the outcome, in large type that fades again. */
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
  const last = createMemo<Said>(
    (before) => {
      const text = said();
      if (text === undefined) return before;
      const { overlay, model, words } = props;
      const title = overlay.headline?.(model, words) ?? titleAt(model);
      return { title, text, why: overlay.why?.(model, words) ?? [] };
    },
    { title: '', text: '', why: [] },
  );
  return (
    // Screen readers are told the same by the status line.
    <div
      class="headline"
      classList={{ on: said() !== undefined, quick: props.model.changeover === 'asked' }}
      aria-hidden="true"
    >
      <p class="title">
        <For each={last().title.split(WHOLE)}>
          {(part, at) => (at() % 2 === 0 ? part : <span class="unbroken">{part}</span>)}
        </For>
      </p>
      <p class="second">{last().text}</p>
      <Show when={last().why.length > 0}>
        <div class="why">
          <Index each={last().why}>
            {(line) => <p classList={{ due: line().isDue }}>{line().text}</p>}
          </Index>
        </div>
      </Show>
    </div>
  );
}
