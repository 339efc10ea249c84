import { For, type JSX } from 'solid-js';
import { Dialog } from './dialog.tsx';
import { keyName, keyNames, type Key } from './keys.ts';
import type { PartProps } from './part.ts';

interface HelpProps extends PartProps {
  readonly open: boolean;
  close(): void;
}

const keys = Object.keys(keyNames) as Key[];

/** The list of keys. */
export function Help(props: HelpProps): JSX.Element {
  return (
    <Dialog
      open={props.open}
      title={props.words.ui.keys}
      closing={props.words.ui.close}
      class="help"
      close={() => props.close()}
    >
      <dl>
        <For each={keys}>
          {(key) => (
            <div>
              <dt>
                <kbd>{keyName(key, props.words)}</kbd>
              </dt>
              <dd>{props.words.ui.whatKeysDo[key]}</dd>
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
