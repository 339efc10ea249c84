import type { JSX } from 'solid-js';
import { Dynamic } from 'solid-js/web';
import { LazyDialog } from '../dialogs/lazyDialog.tsx';
import type { DialogProps } from '../modeOverlay.ts';
import { loadParts } from '../shell/loadParts.ts';

/** The dialog that gives away what is on show: a link, an element, a frame, a code. */
export function ShareDialog(props: DialogProps): JSX.Element {
  return (
    <LazyDialog
      {...props}
      class="share-dialog"
      say={props.words.share}
      load={() => props.commands.loadCode().then(loadParts)}
    >
      {(parts) => <Dynamic component={parts().SharePanel} {...props} />}
    </LazyDialog>
  );
}
