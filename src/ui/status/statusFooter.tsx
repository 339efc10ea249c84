import { Index, Show, type JSX, type ParentProps } from 'solid-js';
import type { BoardWords } from '../../words/board.ts';

interface StatusFooterProps {
  readonly words: BoardWords;
  /** Whether the run is over, so that its result is shown in full. */
  readonly isEnded: boolean;
  /** The text on hover, for what may be cut off. */
  readonly hint?: string;
  readonly figures: readonly string[];
  /** The share of the work done, 0 to 1; undefined for no bar. */
  readonly progress?: number | undefined;
  /** What is played, and what came of it. */
  readonly children: JSX.Element;
}

/** The foot of the dock: what is played, its figures, and a bar of progress. */
export function StatusFooter(props: StatusFooterProps): JSX.Element {
  return (
    <footer class="status">
      <p class="what" classList={{ ended: props.isEnded }} title={props.hint}>
        {props.children}
      </p>
      <p class="figures leaves">
        <Index each={props.figures}>{(figure) => <span>{figure()}</span>}</Index>
      </p>
      <Show when={props.progress !== undefined}>
        <progress
          class="progress"
          max="1"
          value={props.progress}
          aria-label={props.words.ui.progress}
        />
      </Show>
    </footer>
  );
}

/** How it is played, which is of interest only to somebody in control. */
export const How = (props: ParentProps): JSX.Element => (
  <span class="how leaves">{props.children}</span>
);

/** A sentence for screen readers, read out when it changes. */
export function Announcement(props: { readonly text: string }): JSX.Element {
  return (
    <p class="unseen" role="status">
      {props.text}
    </p>
  );
}
