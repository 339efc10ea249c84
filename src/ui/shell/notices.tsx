import { For, Show, type JSX } from 'solid-js';
import { CloseButton } from '../widgets/closeButton.tsx';
import type { NoticeProps } from '../modeOverlay.ts';

interface NoticesProps extends NoticeProps {
  /** Tries again to open the mode that is missing. */
  retry(): void;
}

/** The notices, in one panel, until they are dismissed. */
export function Notices(props: NoticesProps): JSX.Element {
  return (
    <div class="notices" role="alert">
      <Show when={props.model.notices.length > 0}>
        <div class="notice">
          {/* It may have to be scrolled, with keys too. */}
          <ul tabindex="0" aria-label={props.words.ui.notices}>
            <For each={props.model.notices}>{(notice) => <li>{notice}</li>}</For>
          </ul>
          <Show when={props.model.isModeMissing}>
            <button type="button" class="wide" onClick={() => props.retry()}>
              {props.words.page.again}
            </button>
          </Show>
          <CloseButton label={props.words.ui.dismiss} press={() => props.commands.dismiss()} />
        </div>
      </Show>
    </div>
  );
}
