import { For, type JSX } from 'solid-js';
import { Dialog } from '../widgets/dialog.tsx';
import type { DialogProps } from '../modeOverlay.ts';
import { listedKeys } from './listedKeys.ts';
import './help.css';

/** The list of keys. */
export function Help(props: DialogProps): JSX.Element {
  return (
    <Dialog {...props} title={props.words.ui.keys} class="help">
      <div class="key-groups">
        <For each={listedKeys(props)}>
          {({ title, lines }) => (
            <section>
              <h3>{title}</h3>
              <dl>
                <For each={lines}>
                  {({ keys, does }) => (
                    <div>
                      <dt>
                        <For each={keys}>{(key) => <kbd class="box">{key}</kbd>}</For>
                      </dt>
                      <dd>{does}</dd>
                    </div>
                  )}
                </For>
              </dl>
            </section>
          )}
        </For>
      </div>
    </Dialog>
  );
}
