import { For, type JSX } from 'solid-js';
import { Dialog } from '../dialog.tsx';
import { answeredIn, askedIn } from './posed.ts';
import type { ClassProps } from './props.ts';

/** What was asked of this search, with what was answered. Each leads to the moment that it is about. */
export function AskedList(props: ClassProps): JSX.Element {
  const say = () => props.words.asking;
  const language = () => props.model.choices.lang;
  return (
    <Dialog
      open={props.asking.isListed}
      title={say().asked}
      closing={props.words.ui.close}
      class="asked-list"
      close={() => props.asking.list(false)}
    >
      <ol>
        <For each={props.asking.posed}>
          {(posed) => (
            <li>
              <button type="button" class="wide" onClick={() => props.asking.goBackTo(posed)}>
                <b>{askedIn(posed, language())}</b> <span>{answeredIn(posed, language())}</span>{' '}
                <span class="hint">{say().at(posed.at.situation.step)}</span>
              </button>
            </li>
          )}
        </For>
      </ol>
    </Dialog>
  );
}
