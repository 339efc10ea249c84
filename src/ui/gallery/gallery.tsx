import { createSignal, type JSX } from 'solid-js';
import { Dynamic } from 'solid-js/web';
import { LazyDialog } from '../dialogs/lazyDialog.tsx';
import type { DialogProps } from '../modeOverlay.ts';
import type { GalleryContent } from '../model.ts';
import { loadParts } from '../shell/loadParts.ts';
import { noFilter, type CardFilter } from './filterCards.ts';

/** The dialog in which a puzzle is chosen. */
export function Gallery(props: DialogProps): JSX.Element {
  /** The filter is kept until the next opening. */
  const [wanted, want] = createSignal(noFilter);
  const [content, setContent] = createSignal<GalleryContent>();
  let latest: Promise<GalleryContent> | undefined;
  /** Reads what it shows; earlier reads that end later are forgotten. */
  const read = async (): Promise<void> => {
    const reading = (latest = props.commands.cards());
    const cards = await reading;
    if (reading === latest) setContent(cards);
  };
  const load = async () => {
    const [{ GalleryGrid }] = await Promise.all([
      props.commands.loadCode().then(loadParts),
      read(),
    ]);
    return { GalleryGrid };
  };
  return (
    <LazyDialog {...props} class="gallery" fills say={props.words.gallery} load={load}>
      {(loaded) => (
        <Dynamic
          component={loaded().GalleryGrid}
          {...props}
          {...content()!}
          wanted={wanted()}
          want={(wishes: Partial<CardFilter>) => want((before) => ({ ...before, ...wishes }))}
          choose={(puzzle: string) => {
            props.close();
            props.commands.openPuzzle(puzzle);
          }}
          showSolutions={(isOn: boolean) => {
            const solutions = isOn === content()!.usuallyShows ? 'auto' : isOn;
            props.commands.choose({ solutions });
            void read();
          }}
        />
      )}
    </LazyDialog>
  );
}
