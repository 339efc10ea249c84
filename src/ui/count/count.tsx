import { createResource, type JSX } from 'solid-js';
import { Dynamic } from 'solid-js/web';
import { Dialog } from '../dialog.tsx';
import { Later, loadParts } from '../later.tsx';
import type { PartProps } from '../part.ts';

interface CountProps extends PartProps {
  readonly open: boolean;
  close(): void;
}

/** How many solutions there are. What it is made of comes when it is first opened. */
export function Count(props: CountProps): JSX.Element {
  const say = () => props.words.counting;
  const [made, { refetch }] = createResource(() => props.open, loadParts);
  return (
    <Dialog
      open={props.open}
      title={say().title}
      closing={props.words.ui.close}
      class="count"
      close={() => props.close()}
    >
      <Later
        shown={props.open}
        made={made}
        words={say()}
        retry={refetch}
        restart={() => props.restart()}
      >
        {(its) => (
          <Dynamic
            component={its().Panel}
            model={props.model}
            commands={props.commands}
            words={props.words}
          />
        )}
      </Later>
    </Dialog>
  );
}
