import { createSignal } from 'solid-js';

/** Elements among which arrow keys move the focus; each has its number as `data-place`, and a `tabindex`. */
interface Places {
  /** The element around all places. */
  readonly container: () => Element;
  /** The place that Tab leads to, after the one that had the focus last. */
  readonly entry: (last: number | undefined) => number;
  /** The place to which a key leads; undefined if it leads nowhere. */
  readonly beside: (from: number, key: string) => number | undefined;
  /** Takes the place under the mouse or the focus, whichever changed last. */
  readonly point: (place: number | undefined) => void;
  /** Whether nothing is pointed at once the mouse has left, rather than the place that has the focus. */
  readonly ignoresFocus?: boolean;
  /** Takes a place that is clicked or entered; undefined where places are only walked. */
  readonly press?: () => ((place: number) => void) | undefined;
}

/** A roving tabindex (ARIA Authoring Practices): Tab reaches one place, and arrow keys, which go no further, the others. */
interface RovingFocus {
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

export function createRovingFocus(places: Places): RovingFocus {
  const { container, beside, point, press } = places;
  const [last, setLast] = createSignal<number>();
  const entry = () => places.entry(last());
  const withoutMouse = (): number | undefined => {
    const { activeElement } = document;
    const isHere = !places.ignoresFocus && container().contains(activeElement);
    return isHere ? placeOf(activeElement) : undefined;
  };
  /** The focused element as the mouse came. If another place has the focus since, its mark stays. */
  let before: Element | null = null;
  const hasMoved = (): boolean => {
    const { activeElement } = document;
    return activeElement !== before && placeOf(activeElement) !== undefined;
  };
  const focus = (place: number): void =>
    container()
      .querySelector<HTMLElement>(`[data-place="${place}"]:is([tabindex], button)`)
      ?.focus();
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
