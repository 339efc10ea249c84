import { createSignal } from 'solid-js';

/** The places along a row, and the rows down, that each arrow key goes. */
export const arrows: Readonly<Record<string, readonly [along: number, down: number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

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

/** The place of an element. */
function placeOf(target: EventTarget | null): number | undefined {
  const element = target instanceof Element ? target.closest('[data-place]') : null;
  return element ? Number(element.getAttribute('data-place')) : undefined;
}

/** A roving tabindex (ARIA Authoring Practices): Tab reaches one place, arrow keys the others and no more. */
export function createRovingFocus(places: Places) {
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
  const focus = (place = entry()): void =>
    container()
      .querySelector<HTMLElement>(`[data-place="${place}"]:is([tabindex], button)`)
      ?.focus();
  return {
    tabIndex: (place: number): 0 | -1 => (place === entry() ? 0 : -1),
    focus,
    /** The handlers of an element around the places. */
    handlers: {
      onFocusIn: ({ target }: FocusEvent) => {
        const place = placeOf(target);
        if (place !== undefined) setLast(place);
        point(place);
      },
      onFocusOut: () => point(undefined),
      onPointerOver: ({ target }: PointerEvent) => {
        before = document.activeElement;
        point(placeOf(target) ?? withoutMouse());
      },
      onPointerLeave: () => {
        const left = withoutMouse();
        if (left !== undefined || !hasMoved()) point(left);
      },
      onClick: ({ target }: MouseEvent) => {
        const place = placeOf(target);
        if (place !== undefined) press?.()?.(place);
      },
      onKeyDown: (event: KeyboardEvent) => {
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
