import { createEffect, createSignal, Show, type JSX } from 'solid-js';
import type { Search } from '../../solve/search.ts';
import { paneNames } from '../../words/searchNames.ts';
import { Dialog } from '../dialog.tsx';
import type { PanelProps } from '../lazyDialog.tsx';
import { SearchChoices } from '../searchChoices.tsx';
import type { RaceModel } from './model.ts';

interface EditPaneProps extends Omit<PanelProps, 'open'> {
  readonly race: RaceModel;
  /** The id of the pane that is edited, while one is. */
  readonly id: number | undefined;
  edit(pane: number, change: Partial<Search>): void;
}

/** The dialog for every part of a pane's search. Changes apply immediately. */
export function EditPane(props: EditPaneProps): JSX.Element {
  const [naming, setNaming] = createSignal(false);
  const panes = () => props.race.panes;
  const at = () => panes().findIndex(({ id }) => id === props.id);
  const open = () => at() >= 0;
  createEffect(() => open() || setNaming(false));
  const name = () => {
    const searches = panes().map(({ search }) => search);
    return paneNames(searches, props.words)[at()] ?? '';
  };
  return (
    <Dialog
      open={open()}
      title={props.words.race.editTitle(name())}
      closing={props.words.ui.close}
      class="settings"
      close={() => props.close()}
    >
      <Show when={panes()[at()]}>
        {(pane) => (
          <SearchChoices
            {...props}
            search={pane().search}
            naming={naming()}
            setNaming={setNaming}
            change={(change) => props.edit(pane().id, change)}
          />
        )}
      </Show>
    </Dialog>
  );
}
