import { Match, Switch, type Accessor, type JSX, type Resource } from 'solid-js';

interface LaterProps<Made> {
  /** Whether it is to be seen at all. */
  readonly shown: boolean;
  readonly made: Resource<Made>;
  /** What is said until it is there, and where it cannot be had. */
  readonly words: {
    readonly loading: string;
    readonly notLoaded: string;
    readonly again: string;
  };
  retry(): void;
  readonly children: (made: Accessor<NonNullable<Made>>) => JSX.Element;
}

/** What comes when it is first needed; where it cannot be had it can be asked for again. */
export function Later<Made>(props: LaterProps<Made>): JSX.Element {
  return (
    <Switch>
      <Match when={!props.shown}>{undefined}</Match>
      <Match when={props.made.loading}>
        <p role="status">{props.words.loading}</p>
      </Match>
      <Match when={props.made.error as unknown}>
        <p role="alert">{props.words.notLoaded}</p>
        <button type="button" class="wide" onClick={() => props.retry()}>
          {props.words.again}
        </button>
      </Match>
      <Match when={props.made()}>{(made) => props.children(made)}</Match>
    </Switch>
  );
}
