import { createResource, createSignal, Match, Switch, type Accessor, type JSX } from 'solid-js';
import { PartsUnavailable } from '../shell/loadParts.ts';
import { Dialog } from '../widgets/dialog.tsx';
import type { DialogProps } from '../modeOverlay.ts';

interface LazyDialogProps<Made> extends DialogProps {
  readonly class: string;
  readonly fills?: boolean;
  /** Its title, and what is said if its content cannot be loaded. */
  readonly say: { readonly title: string; readonly notLoaded: string };
  load(): Promise<Made>;
  readonly children: (made: Accessor<NonNullable<Made>>) => JSX.Element;
}

/** A dialog whose content is loaded whenever it is opened, with a button to try again if that fails. */
export function LazyDialog<Made>(props: LazyDialogProps<Made>): JSX.Element {
  const [made, { refetch }] = createResource(
    () => props.open,
    () => props.load(),
  );
  const [refused, refuse] = createSignal<string>();
  const again = async (): Promise<void> => {
    refuse(undefined);
    await refetch();
    if (made.error instanceof PartsUnavailable) refuse(await props.reload());
  };
  return (
    <Dialog {...props} title={props.say.title}>
      <Switch>
        <Match when={!props.open}>{undefined}</Match>
        <Match when={made.loading}>
          <div>
            <p role="status">{props.words.page.loading}</p>
          </div>
        </Match>
        <Match when={made.error as unknown}>
          <div>
            <p role="alert">{refused() ?? props.say.notLoaded}</p>
            <button type="button" class="wide" onClick={() => void again()}>
              {props.words.page.again}
            </button>
          </div>
        </Match>
        <Match when={made()}>{(loaded) => props.children(loaded)}</Match>
      </Switch>
    </Dialog>
  );
}
