import { createSignal, createUniqueId, Index, onMount, type JSX } from 'solid-js';
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

/** A menu button. Arrow keys move through the items; Escape and a press outside close it. */
export function Menu(props: MenuProps): JSX.Element {
  const id = createUniqueId();
  const [isOpen, setOpen] = createSignal(false);
  let box!: HTMLDivElement;
  let button!: HTMLButtonElement;
  const items = (): HTMLButtonElement[] => [
    ...box.querySelectorAll<HTMLButtonElement>('[role^=menuitem]:not(:disabled)'),
  ];
  const open = (at: 0 | -1): void => {
    setOpen(true);
    items().at(at)?.focus();
  };
  const close = (): void => {
    setOpen(false);
    button.focus();
  };
  const toggle = (): void => (isOpen() ? close() : open(0));
  onMount(() => props.control?.(toggle));
  /** Moves the focus by a number of items, wrapping around. */
  const move = (by: number): void => {
    const all = items();
    const now = all.indexOf(document.activeElement as HTMLButtonElement);
    all[(now + by + all.length) % all.length]?.focus();
  };
  const handleKey = (event: KeyboardEvent): void => {
    const down = event.key === 'ArrowDown';
    if (down || event.key === 'ArrowUp') {
      if (isOpen()) move(down ? 1 : -1);
      else open(down ? 0 : -1);
    } else if (event.key === 'Escape' && isOpen()) close();
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
        ref={button}
        type="button"
        class="button"
        title={props.hint ?? props.label}
        aria-label={props.label}
        aria-haspopup="menu"
        aria-expanded={isOpen()}
        aria-controls={id}
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
