import { createEffect, createSignal, type JSX } from 'solid-js';
import { Dialog } from '../widgets/dialog.tsx';
import type { PartProps } from '../part.ts';
import { SearchChoices } from './searchChoices.tsx';

interface HowToSearchProps extends PartProps {
  readonly open: boolean;
  close(): void;
}

/** The dialog for every part of the search on show. Changes apply immediately. */
export function HowToSearch(props: HowToSearchProps): JSX.Element {
  const [naming, setNaming] = createSignal(false);
  createEffect(() => props.open || setNaming(false));
  return (
    <Dialog
      open={props.open}
      title={props.words.search.title}
      closing={props.words.ui.close}
      class="settings"
      close={() => props.close()}
    >
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
