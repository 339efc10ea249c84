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
  let reads = 0;
  const read = async (): Promise<void> => {
    const number = ++reads;
    const cards = await props.commands.cards();
    // An earlier one may end last.
    if (number === reads) setContent(cards);
  };
  const load = async () => {
    const [{ GalleryGrid }] = await Promise.all([
      props.commands.loadCode().then(loadParts),
      read(),
    ]);
    return { GalleryGrid };
  };
  return (
    <LazyDialog {...props} class="gallery" say={props.words.gallery} load={load}>
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
