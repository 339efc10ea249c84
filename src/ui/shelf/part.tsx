import { createSignal, Show, createMemo, onCleanup, onMount, type JSX } from 'solid-js';
import { BrowseIcon } from '../browse/browseIcon.tsx';
import { Button } from '../widgets/button.tsx';
import { PathIcon } from '../widgets/icons.tsx';
import type { Words } from '../../words/index.ts';
import type { ModeOverlay, ModePanelProps } from '../modeOverlay.ts';
import type { ShelfModel } from './model.ts';
import { CloseButton } from '../widgets/closeButton.tsx';
import { ShelfHead } from './head.tsx';
import { Shelf, type ShelfProps } from './shelf.tsx';

export interface ShelfCommands {
  goTo(step: number): void;
  /** Goes to the nearest solution, ahead or back. */
  solution(direction: 1 | -1): void;
}

/** The solutions of one search at a time in the overlay of single boards. */
export interface ShelfPart {
  readonly overlay: Required<Pick<ModeOverlay, 'keys' | 'beside' | 'Tools' | 'Panel'>>;
  /** Shows a moment; to be called whenever it has changed. */
  show(shelf: ShelfModel, commands: ShelfCommands): void;
}

/** What is told of the keys of solutions. */
const told = { group: 'playing', does: ({ keyList }: Words) => keyList.solutions } as const;

const isSame = (one: ShelfModel | undefined, other: ShelfModel | undefined): boolean =>
  one?.found === other?.found &&
  one?.solutions === other?.solutions &&
  one?.images === other?.images &&
  one?.step === other?.step;

export function createShelfPart(): ShelfPart {
  const [shelf, show] = createSignal<ShelfModel | undefined>(undefined, { equals: isSame });
  const [commands, setCommands] = createSignal<ShelfCommands>();
  const [isOpen, setOpen] = createSignal(false);
  const [isGrouped, group] = createSignal(false);
  const [drawer, setDrawer] = createSignal<HTMLElement>();
  const toggle = (): void => void setOpen((now) => !now);
  return {
    show: (next, commands) => {
      setCommands(commands);
      show(next);
    },
    overlay: {
      keys: [
        { key: 'J', ...told, press: () => commands()!.solution(1) },
        {
          key: 'Shift J',
          code: 'Shift+j',
          ...told,
          press: () => commands()!.solution(-1),
        },
      ],
      beside: drawer,
      Tools: (props) => (
        <Button
          label={props.words.shelf.title}
          hint={props.words.shelf.hint}
          pressed={isOpen()}
          press={toggle}
        >
          <PathIcon strokes="M3.5 18.5h17" fills="M4.5 8h6.5v8H4.5zM13 8h6.5v8H13z" />
        </Button>
      ),
      Panel: (props) => (
        <Show when={isOpen() && shelf()}>
          {(shelf) => (
            <Drawer
              {...props}
              ref={setDrawer}
              shelf={shelf()}
              isGrouped={isGrouped()}
              group={group}
              goTo={(step) => commands()!.goTo(step)}
              close={toggle}
            />
          )}
        </Show>
      ),
    },
  };
}

interface DrawerProps extends ModePanelProps, Pick<ShelfProps, 'shelf' | 'isGrouped' | 'goTo'> {
  /** Takes its element, and undefined once it has gone. */
  ref(drawer: HTMLElement | undefined): void;
  group(isGrouped: boolean): void;
  close(): void;
}

/** All solutions beside the board, or below it on upright pages. */
function Drawer(props: DrawerProps): JSX.Element {
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
        <ShelfHead {...props} shelf={shelf()} />
        <button
          type="button"
          class="shelf-group"
          title={props.words.browsing.hint}
          aria-label={props.words.browsing.title}
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => props.openDialog('browse')}
        >
          <BrowseIcon />
        </button>
        <CloseButton label={props.words.ui.close} press={() => props.close()} />
      </header>
      <Shelf {...props} shelf={shelf()} theme={props.model.choices.theme} />
    </section>
  );
}
