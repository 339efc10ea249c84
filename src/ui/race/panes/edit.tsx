import type { JSX } from 'solid-js';
import { setIn, type Making } from '../../../generate/asked.ts';
import type { Search } from '../../../solve/search.ts';
import { SearchDialog } from '../../dialogs/howToSearch.tsx';
import { HowToDivide } from '../../generate/howToDivide.tsx';
import type { EditProps, RunTypes } from '../model.ts';

/** The dialog for every part of a pane's search. */
export function EditSearch(props: EditProps<RunTypes<Search>>): JSX.Element {
  return (
    <SearchDialog {...props} search={props.subject} change={(parts) => void props.change(parts)} />
  );
}

/** The dialog for how a pane divides the board. */
export function EditMaking(props: EditProps<RunTypes<Making>>): JSX.Element {
  return (
    <HowToDivide
      {...props}
      making={props.subject}
      issue={undefined}
      sets={[setIn(props.subject.blocks) ?? []].flat()}
    />
  );
}
