import { createSignal, type JSX } from 'solid-js';
import { Dynamic } from 'solid-js/web';
import { LazyDialog } from '../dialogs/lazyDialog.tsx';
import type { DialogProps } from '../modeOverlay.ts';
import { loadParts } from '../shell/loadParts.ts';
import { noFilter, type CardFilter } from './filterCards.ts';

/** The dialog in which a puzzle is chosen. */
export function Gallery(props: DialogProps): JSX.Element {
  /** The filter is kept until the next opening. */
  const [wanted, want] = createSignal(noFilter);
  const load = async () => {
    const [{ GalleryGrid }, cards] = await Promise.all([
      props.commands.loadCode().then(loadParts),
      props.commands.cards(),
    ]);
    return { GalleryGrid, cards };
  };
  return (
    <LazyDialog {...props} class="gallery" say={props.words.gallery} load={load}>
      {(loaded) => (
        <Dynamic
          component={loaded().GalleryGrid}
          {...props}
          cards={loaded().cards}
          wanted={wanted()}
          want={(wishes: Partial<CardFilter>) => want((before) => ({ ...before, ...wishes }))}
          choose={(puzzle: string) => {
            props.close();
            props.commands.openPuzzle(puzzle);
          }}
        />
      )}
    </LazyDialog>
  );
}
