import { createEffect, createSignal, type JSX } from 'solid-js';
import { Dialog } from '../widgets/dialog.tsx';
import type { PanelProps } from '../widgets/lazyDialog.tsx';
import { SearchChoices } from './searchChoices.tsx';

/** The dialog for every part of the search on show. Changes apply immediately. */
export function HowToSearch(props: PanelProps): JSX.Element {
  const [naming, setNaming] = createSignal(false);
  createEffect(() => props.open || setNaming(false));
  return (
    <Dialog {...props} title={props.words.search.title} class="settings">
      <button
        type="button"
        class="wide"
        aria-pressed={props.model.choices.recommended}
        onClick={() => {
          setNaming(false);
          props.commands.searchBy('recipe');
        }}
      >
        {props.words.search.recommended}
      </button>
      <SearchChoices
        {...props}
        search={props.model.choices.search}
        naming={naming()}
        setNaming={setNaming}
        change={(search) => props.commands.searchBy(search)}
      />
    </Dialog>
  );
}
