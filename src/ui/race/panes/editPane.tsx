import { createEffect, createSignal, Show, type JSX } from 'solid-js';
import { paneNames } from '../../../words/names.ts';
import { Dialog } from '../../widgets/dialog.tsx';
import { SearchChoices } from '../../dialogs/searchChoices.tsx';
import type { Search } from '../../../solve/search.ts';
import type { EditProps, RunTypes } from '../model.ts';

/** The dialog for every part of a pane's search. Changes apply immediately. */
export function EditPane(props: EditProps<RunTypes<Search>>): JSX.Element {
  const [naming, setNaming] = createSignal(false);
  const panes = () => props.race.panes;
  const at = () => panes().findIndex(({ id }) => id === props.id);
  const open = () => at() >= 0;
  createEffect(() => open() || setNaming(false));
  const name = () => {
    const searches = panes().map(({ subject }) => subject);
    return paneNames(searches, props.words)[at()] ?? '';
  };
  return (
    <Dialog {...props} open={open()} title={props.words.race.editTitle(name())} class="settings">
      <Show when={panes()[at()]}>
        {(pane) => (
          <SearchChoices
            {...props}
            search={pane().subject}
            naming={naming()}
            setNaming={setNaming}
            change={(change) => void props.raceCommands.edit(pane().id, change)}
          />
        )}
      </Show>
    </Dialog>
  );
}
