import { For, type JSX } from 'solid-js';
import { Dialog } from '../widgets/dialog.tsx';
import { allKeys } from './keys.ts';
import type { DialogProps } from '../modeOverlay.ts';

/** The list of keys. */
export function Help(props: DialogProps): JSX.Element {
  const keys = () => allKeys(props);
  return (
    <Dialog {...props} title={props.words.ui.keys} class="help">
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
