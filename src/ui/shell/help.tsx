import { For, type JSX } from 'solid-js';
import { Dialog } from '../widgets/dialog.tsx';
import { allKeys } from './keys.ts';
import type { PanelProps } from '../modeOverlay.ts';

/** The list of keys. */
export function Help(props: PanelProps): JSX.Element {
  const keys = () => allKeys(props.entrances, props.mode, props.words);
  return (
    <Dialog {...props} title={props.words.ui.keys} class="help">
      <dl>
        <For each={keys()}>
          {({ key, does }) => (
            <div>
              <dt>
                <kbd>{key}</kbd>
              </dt>
              <dd>{does}</dd>
            </div>
          )}
        </For>
        <div>
          <dt>
            <kbd>Ctrl V</kbd>
          </dt>
          <dd>{props.words.ui.whatPastingDoes}</dd>
        </div>
      </dl>
    </Dialog>
  );
}
