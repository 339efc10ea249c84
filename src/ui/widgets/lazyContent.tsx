import { createSignal, Match, Switch, type Accessor, type JSX, type Resource } from 'solid-js';
import type { Words } from '../../words/index.ts';
import { PartsUnavailable } from '../shell/loadParts.ts';

interface LazyContentProps<Made> {
  /** Whether to show it at all. */
  readonly shown: boolean;
  readonly made: Resource<Made>;
  readonly words: Words;
  /** What is said if it cannot be loaded. */
  readonly notLoaded: string;
  retry(): unknown;
  /** Reloads the page; may return a sentence that says why not. */
  restart(): Promise<string | undefined>;
  readonly children: (made: Accessor<NonNullable<Made>>) => JSX.Element;
}

/** Content that is loaded on first use, with a button to try again if that fails. */
export function LazyContent<Made>(props: LazyContentProps<Made>): JSX.Element {
  const [refused, refuse] = createSignal<string>();
  const again = async (): Promise<void> => {
    refuse(undefined);
    await props.retry();
    if (props.made.error instanceof PartsUnavailable) refuse(await props.restart());
  };
  return (
    <Switch>
      <Match when={!props.shown}>{undefined}</Match>
      <Match when={props.made.loading}>
        <div>
          <p role="status">{props.words.page.loading}</p>
        </div>
      </Match>
      <Match when={props.made.error as unknown}>
        <div>
          <p role="alert">{refused() ?? props.notLoaded}</p>
          <button type="button" class="wide" onClick={() => void again()}>
            {props.words.page.again}
          </button>
        </div>
      </Match>
      <Match when={props.made()}>{(made) => props.children(made)}</Match>
    </Switch>
  );
}
