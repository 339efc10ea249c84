import { createMemo, onCleanup, onMount, type JSX } from 'solid-js';
import { CloseButton } from '../widgets/closeButton.tsx';
import type { ModePanelProps } from '../modeOverlay.ts';
import { ShelfHead } from './head.tsx';
import type { ShelfModel } from './model.ts';
import { Shelf } from './shelf.tsx';

interface DrawerProps extends ModePanelProps {
  readonly shelf: ShelfModel;
  readonly isGrouped: boolean;
  /** Takes its element, and undefined once it has gone. */
  ref(drawer: HTMLElement | undefined): void;
  group(isGrouped: boolean): void;
  goTo(step: number): void;
  close(): void;
}

/** All solutions beside the board, or below it on upright pages. */
export function Drawer(props: DrawerProps): JSX.Element {
  let drawer!: HTMLElement;
  onMount(() => props.ref(drawer));
  onCleanup(() => props.ref(undefined));
  // Nothing is drawn while nobody sees it.
  const shelf = createMemo<ShelfModel>((before) =>
    before && !props.present ? before : props.shelf,
  );
  return (
    <section ref={drawer} class="shelf-drawer leaves" aria-label={props.words.shelf.title}>
      <header>
        <ShelfHead
          shelf={shelf()}
          words={props.words}
          isGrouped={props.isGrouped}
          group={(isGrouped) => props.group(isGrouped)}
        />
        <CloseButton label={props.words.ui.close} press={() => props.close()} />
      </header>
      <Shelf
        shelf={shelf()}
        theme={props.model.choices.theme}
        words={props.words}
        isGrouped={props.isGrouped}
        goTo={(step) => props.goTo(step)}
      />
    </section>
  );
}
