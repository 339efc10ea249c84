import { createSignal } from 'solid-js';

/** How far each arrow key goes in a list. */
const steps: Readonly<Record<string, 1 | -1>> = {
  ArrowRight: 1,
  ArrowDown: 1,
  ArrowLeft: -1,
  ArrowUp: -1,
};

/** Items of which Tab reaches one, and arrow keys the others. */
export interface Walk {
  readonly tabIndex: (item: number) => 0 | -1;
  /** To be called for the item that receives the focus. */
  readonly enter: (item: number) => void;
  readonly onKeyDown: (event: KeyboardEvent) => void;
}

/** Lets a list be walked whose items receive the focus themselves. */
export function createWalk(items: () => ArrayLike<Element>): Walk {
  const [at, setAt] = createSignal(0);
  return {
    tabIndex: (item) => (item === at() ? 0 : -1),
    enter: (item) => void setAt(item),
    onKeyDown(event) {
      const by = steps[event.key];
      const from = Array.from(items()).findIndex((item) => item === event.target);
      if (by === undefined || from < 0) return;
      const next = items()[from + by];
      if (next instanceof HTMLElement) next.focus();
      event.preventDefault();
      event.stopPropagation();
    },
  };
}
