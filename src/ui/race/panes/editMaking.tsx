import { makingNames } from '../../../words/names.ts';
import { Show, type JSX } from 'solid-js';
import { setIn, type Making } from '../../../generate/asked.ts';
import { HowToDivide } from '../../generate/howToDivide.tsx';
import type { EditProps, RunTypes } from '../model.ts';

/** The dialog for how a pane divides the board. Changes apply immediately. */
export function EditMaking(props: EditProps<RunTypes<Making>>): JSX.Element {
  const panes = () => props.race.panes;
  /** While it is closed, any will do. */
  const at = () =>
    Math.max(
      0,
      panes().findIndex(({ id }) => id === props.id),
    );
  const name = () => {
    const subjects = panes().map(({ subject }) => subject);
    return makingNames(subjects, props.words)[at()] ?? '';
  };
  return (
    <Show when={panes()[at()]}>
      {(pane) => (
        <HowToDivide
          {...props}
          title={props.words.race.editTitle(name())}
          making={pane().subject}
          issue={undefined}
          sets={[setIn(pane().subject.blocks) ?? []].flat()}
          change={(changes) => props.raceCommands.edit(pane().id, changes)}
        />
      )}
    </Show>
  );
}
