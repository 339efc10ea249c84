import { createResource, type Accessor, type JSX } from 'solid-js';
import { Dialog } from './dialog.tsx';
import { LazyContent } from './lazyContent.tsx';
import type { PanelProps } from '../modeOverlay.ts';

interface LazyDialogProps<Made> extends PanelProps {
  readonly class: string;
  readonly say: { readonly title: string; readonly notLoaded: string };
  load(): Promise<Made>;
  readonly children: (made: Accessor<NonNullable<Made>>) => JSX.Element;
}

/** A dialog whose content is loaded when it is first opened. */
export function LazyDialog<Made>(props: LazyDialogProps<Made>): JSX.Element {
  const [made, { refetch }] = createResource(
    () => props.open,
    () => props.load(),
  );
  return (
    <Dialog {...props} title={props.say.title}>
      <LazyContent
        shown={props.open}
        made={made}
        words={props.words}
        notLoaded={props.say.notLoaded}
        retry={refetch}
        restart={() => props.restart()}
      >
        {(its) => props.children(its)}
      </LazyContent>
    </Dialog>
  );
}
