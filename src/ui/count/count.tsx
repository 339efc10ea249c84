import type { JSX } from 'solid-js';
import { Dynamic } from 'solid-js/web';
import { LazyDialog } from '../dialogs/lazyDialog.tsx';
import type { DialogProps } from '../modeOverlay.ts';
import { loadParts } from '../shell/loadParts.ts';

/** The dialog for counting solutions. */
export function Count(props: DialogProps): JSX.Element {
  return (
    <LazyDialog
      {...props}
      class="count"
      say={props.words.counts}
      load={() => props.commands.loadCode().then(loadParts)}
    >
      {(parts) => <Dynamic component={parts().Panel} {...props} />}
    </LazyDialog>
  );
}
