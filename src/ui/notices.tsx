import { For, type JSX } from 'solid-js';
import { CloseIcon } from './icons.tsx';
import type { NoticeProps } from './part.ts';

/** Sentences that stay until they are dismissed. */
export function Notices(props: NoticeProps): JSX.Element {
  return (
    <div class="notices" role="alert">
      <For each={props.model.notices}>
        {(notice, at) => (
          <div class="notice">
            <p>{notice}</p>
            <button
              type="button"
              class="close"
              title={props.words.ui.dismiss}
              aria-label={props.words.ui.dismiss}
              onMouseDown={(event) => event.preventDefault()}
              onClick={() => props.commands.dismiss(at())}
            >
              <CloseIcon />
            </button>
          </div>
        )}
      </For>
    </div>
  );
}
