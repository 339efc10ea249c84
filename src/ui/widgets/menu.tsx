import { createSignal, createUniqueId, Index, onCleanup, onMount, type JSX } from 'solid-js';
import './menu.css';

interface MenuItem {
  readonly text: string;
  readonly disabled?: boolean;
  /** Whether it is switched on; omitted if it is no switch. */
  readonly checked?: boolean;
  readonly class?: string;
  run(): void;
}

interface MenuProps {
  readonly label: string;
  /** What it is for, and its key; its label by default. */
  readonly hint?: string;
  readonly class: string;
  readonly items: readonly MenuItem[];
  /** Called once, with what opens the menu, or closes it. */
  readonly control?: (toggle: () => void) => void;
  /** The content of the button. */
  readonly children: JSX.Element;
}

/**
 * A menu button. Arrow keys move through the items; Escape and a press outside close it. The focus goes back
 * to where it was, so that keys keep their usual meaning; like other buttons, it takes none from the mouse.
 */
export function Menu(props: MenuProps): JSX.Element {
  const id = createUniqueId();
  const [isOpen, setOpen] = createSignal(false);
  let box!: HTMLDivElement;
  /** What had the focus before it opened. */
  let before: Element | null;
  const items = (): HTMLButtonElement[] => [
    ...box.querySelectorAll<HTMLButtonElement>('[role^=menuitem]:not(:disabled)'),
  ];
  const open = (at: 0 | -1): void => {
    before = document.activeElement;
    setOpen(true);
    items().at(at)?.focus();
  };
  const close = (): void => {
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
    if (before instanceof HTMLElement || before instanceof SVGElement) before.focus();
    setOpen(false);
  };
  const toggle = (): void => (isOpen() ? close() : open(0));
  onMount(() => {
    props.control?.(toggle);
    const press = ({ target }: Event): void => {
      if (!box.contains(target as Node)) setOpen(false);
    };
    document.addEventListener('pointerdown', press);
    onCleanup(() => document.removeEventListener('pointerdown', press));
  });
  /** Moves the focus by a number of items, row by row or column by column, wrapping around. */
  const move = (by: number, along: 'row' | 'column'): void => {
    const all = items();
    if (along === 'column') all.sort((one, other) => one.offsetLeft - other.offsetLeft);
    const now = all.indexOf(document.activeElement as HTMLButtonElement);
    all[(now + by + all.length) % all.length]?.focus();
  };
  const handleKey = (event: KeyboardEvent): void => {
    const down = event.key === 'ArrowDown';
    const right = event.key === 'ArrowRight';
    if (down || event.key === 'ArrowUp') {
      if (isOpen()) move(down ? 1 : -1, 'column');
      else open(down ? 0 : -1);
    } else if (isOpen() && (right || event.key === 'ArrowLeft')) move(right ? 1 : -1, 'row');
    else if (event.key === 'Escape' && isOpen()) close();
    else return;
    event.preventDefault();
    event.stopPropagation();
  };
  return (
    <div
      ref={box}
      class={`menu ${props.class}`}
      classList={{ open: isOpen() }}
      on:keydown={handleKey}
      onFocusOut={(event) => {
        if (!box.contains(event.relatedTarget as Node | null)) setOpen(false);
      }}
    >
      <button
        type="button"
        class="button"
        title={props.hint ?? props.label}
        aria-label={props.label}
        aria-haspopup="menu"
        aria-expanded={isOpen()}
        aria-controls={id}
        onMouseDown={(event) => event.preventDefault()}
        onClick={toggle}
      >
        {props.children}
      </button>
      <div id={id} role="menu" aria-label={props.label} hidden={!isOpen()}>
        <Index each={props.items}>
          {(item) => (
            <button
              type="button"
              role={item().checked === undefined ? 'menuitem' : 'menuitemcheckbox'}
              aria-checked={item().checked}
              class={item().class}
              tabindex="-1"
              disabled={item().disabled}
              onClick={() => {
                close();
                item().run();
              }}
            >
              {item().text}
            </button>
          )}
        </Index>
      </div>
    </div>
  );
}
