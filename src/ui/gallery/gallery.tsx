import { createResource, createSignal, type JSX } from 'solid-js';
import { Dynamic } from 'solid-js/web';
import { Dialog } from '../dialog.tsx';
import { Later, loadParts } from '../later.tsx';
import type { PartProps } from '../part.ts';
import { everything } from './sift.ts';

interface GalleryProps extends PartProps {
  readonly open: boolean;
  close(): void;
}

/** Every puzzle there is, to be looked through and chosen from. What it is made of comes when it is first opened. */
export function Gallery(props: GalleryProps): JSX.Element {
  const say = () => props.words.gallery;
  /** What was looked for is still there at the next opening. */
  const [wanted, want] = createSignal(everything);
  const [made, { refetch }] = createResource(
    () => props.open,
    async () => {
      const [{ Cabinet }, cards] = await Promise.all([loadParts(), props.commands.cards()]);
      return { Cabinet, cards };
    },
  );
  return (
    <Dialog
      open={props.open}
      title={say().title}
      closing={props.words.ui.close}
      class="gallery"
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
            component={its().Cabinet}
            cards={its().cards}
            words={props.words}
            theme={props.model.choices.theme}
            shown={props.model.choices.puzzle}
            wanted={wanted()}
            want={(wishes) => want((before) => ({ ...before, ...wishes }))}
            choose={(puzzle) => {
              props.close();
              props.commands.choose({ puzzle });
            }}
          />
        )}
      </Later>
    </Dialog>
  );
}
