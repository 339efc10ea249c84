import { createSignal } from 'solid-js';

/** Places that are walked by keys: elements with their numbers as `data-place`, and with a `tabindex`. */
interface Ground {
  /** The element around all places. */
  readonly box: () => Element;
  /** The place that Tab leads to, after the one that had the focus last. */
  readonly entry: (last: number | undefined) => number;
  /** The place to which a key leads; undefined if it leads nowhere. */
  readonly beside: (from: number, key: string) => number | undefined;
  /** Takes the place under the mouse or the focus, whichever changed last. */
  readonly point: (place: number | undefined) => void;
  /** Whether nothing is pointed at once the mouse has left; otherwise the place that has the focus is. */
  readonly isForgotten?: boolean;
  /** Takes a place that is clicked or entered; undefined where places are only walked. */
  readonly press?: () => ((place: number) => void) | undefined;
}

/** The walk through places: Tab reaches one of them, and arrow keys, which go no further, the others. */
interface Walk {
  /** The place that Tab leads to. */
  readonly entry: () => number;
  readonly tabIndex: (place: number) => 0 | -1;
  readonly focus: (place: number) => void;
  /** The handlers of an element around the places. */
  readonly handlers: {
    readonly onFocusIn: (event: FocusEvent) => void;
    readonly onFocusOut: () => void;
    readonly onPointerOver: (event: PointerEvent) => void;
    readonly onPointerLeave: () => void;
    readonly onClick: (event: MouseEvent) => void;
    readonly onKeyDown: (event: KeyboardEvent) => void;
  };
}

/** The place of an element. */
function placeOf(target: EventTarget | null): number | undefined {
  const element = target instanceof Element ? target.closest('[data-place]') : null;
  return element ? Number(element.getAttribute('data-place')) : undefined;
}

export function createWalk(ground: Ground): Walk {
  const { box, beside, point, press } = ground;
  const [last, setLast] = createSignal<number>();
  const entry = () => ground.entry(last());
  const withoutMouse = (): number | undefined => {
    const { activeElement } = document;
    const isHere = !ground.isForgotten && box().contains(activeElement);
    return isHere ? placeOf(activeElement) : undefined;
  };
  /** The focus as the mouse came: one that has moved elsewhere since has a mark that the mouse leaves alone. */
  let before: Element | null = null;
  const hasMoved = (): boolean => {
    const { activeElement } = document;
    return activeElement !== before && placeOf(activeElement) !== undefined;
  };
  const focus = (place: number): void =>
    box().querySelector<HTMLElement>(`[data-place="${place}"]:is([tabindex], button)`)?.focus();
  return {
    entry,
    tabIndex: (place) => (place === entry() ? 0 : -1),
    focus,
    handlers: {
      onFocusIn: ({ target }) => {
        const place = placeOf(target);
        if (place !== undefined) setLast(place);
        point(place);
      },
      onFocusOut: () => point(undefined),
      onPointerOver: ({ target }) => {
        before = document.activeElement;
        point(placeOf(target) ?? withoutMouse());
      },
      onPointerLeave: () => {
        const left = withoutMouse();
        if (left !== undefined || !hasMoved()) point(left);
      },
      onClick: ({ target }) => {
        const place = placeOf(target);
        if (place !== undefined) press?.()?.(place);
      },
      onKeyDown: (event) => {
        const { key } = event;
        const to = beside(entry(), key);
        const confirm = key === 'Enter' || key === ' ' ? press?.() : undefined;
        if (to !== undefined) focus(to);
        else if (confirm) confirm(entry());
        else if (!key.startsWith('Arrow')) return;
        event.preventDefault();
        event.stopPropagation();
      },
    },
  };
}
