import type { JSX } from 'solid-js';
import { Dynamic } from 'solid-js/web';
import { loadParts } from '../lazyContent.tsx';
import { LazyDialog, type PanelProps } from '../lazyDialog.tsx';

/** How many solutions there are. */
export function Count(props: PanelProps): JSX.Element {
  return (
    <LazyDialog {...props} class="count" say={props.words.counting} load={loadParts}>
      {(its) => (
        <Dynamic
          component={its().Panel}
          model={props.model}
          commands={props.commands}
          words={props.words}
        />
      )}
    </LazyDialog>
  );
}
