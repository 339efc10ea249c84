import { For, type JSX } from 'solid-js';
import { Dialog } from '../widgets/dialog.tsx';
import { allKeys } from './keys.ts';
import type { DialogProps } from '../modeOverlay.ts';

/** The number of keys from which on the list fills the page. */
const LONG = 29;

/** The list of keys. */
export function Help(props: DialogProps): JSX.Element {
  const keys = () => allKeys(props);
  return (
    <Dialog {...props} title={props.words.ui.keys} class="help" fills={keys().length >= LONG}>
      <dl>
        <For each={keys()}>
          {({ key, does }) => (
            <div>
              <dt>
                <kbd class="box">{key}</kbd>
              </dt>
              <dd>{does}</dd>
            </div>
          )}
        </For>
        <div>
          <dt>
            <kbd class="box">Ctrl V</kbd>
          </dt>
          <dd>{props.words.ui.whatPastingDoes}</dd>
        </div>
      </dl>
    </Dialog>
  );
}
