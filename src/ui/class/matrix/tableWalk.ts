import { createSignal } from 'solid-js';
import type { Pointing } from '../pointing.ts';
import { placeBeside, type Place } from './matrixWalk.ts';

/** What a table does when it is pointed at, by the mouse or by the focus; arrow keys go from place to place. */
export interface TableWalk {
  readonly tabIndex: (row: number | undefined, column: number | undefined) => 0 | -1;
  readonly onFocusIn: (event: FocusEvent) => void;
  readonly onFocusOut: () => void;
  readonly onPointerOver: (event: PointerEvent) => void;
  readonly onPointerLeave: () => void;
  readonly onKeyDown: (event: KeyboardEvent) => void;
}

interface Table {
  readonly element: () => HTMLElement;
  readonly rows: () => readonly number[];
  readonly columns: () => readonly number[];
  /** The placement of a row. */
  readonly placementOf: (row: number) => number;
  readonly pointing: () => Pointing;
}

const numberIn = (text: string | undefined): number | undefined =>
  text === undefined ? undefined : Number(text);

/** Where an element of the table is, by its `data-row` and `data-column`; undefined if it is nowhere. */
function placeOf(target: EventTarget | null): Place | undefined {
  const element =
    target instanceof Element ? target.closest<HTMLElement>('[data-row], [data-column]') : null;
  return (
    (element ?? undefined) && {
      row: numberIn(element!.dataset['row']),
      column: numberIn(element!.dataset['column']),
    }
  );
}

export function createTableWalk({
  element,
  rows,
  columns,
  placementOf,
  pointing,
}: Table): TableWalk {
  const [at, setAt] = createSignal<Place>();
  /** Where Tab leads: to the first row, unless the focus has been elsewhere. */
  const entry = (): Place => {
    const place = at();
    const isThere = place && (place.row === undefined || rows().includes(place.row));
    return isThere
      ? place
      : { row: rows()[0], column: rows().length > 0 ? undefined : columns()[0] };
  };
  const point = (place: Place | undefined): void => {
    const { row, column } = place ?? { row: undefined, column: undefined };
    pointing().point({ placement: row === undefined ? undefined : placementOf(row), item: column });
  };
  /** Where the focus is, if it is in the table. */
  const focused = (): Place | undefined =>
    element().contains(document.activeElement) ? placeOf(document.activeElement) : undefined;
  return {
    tabIndex: (row, column) => {
      const place = entry();
      return place.row === row && place.column === column ? 0 : -1;
    },
    onFocusIn: (event) => {
      const place = placeOf(event.target);
      if (place) setAt(place);
      point(place);
    },
    onFocusOut: () => point(undefined),
    onPointerOver: (event) => point(placeOf(event.target) ?? focused()),
    onPointerLeave: () => point(focused()),
    onKeyDown: (event) => {
      const to = placeBeside(rows(), columns(), entry(), event.key);
      if (!to) return;
      const attribute = (name: string, value: number | undefined): string =>
        value === undefined ? `:not([data-${name}])` : `[data-${name}="${value}"]`;
      const selector = `${attribute('row', to.row)}${attribute('column', to.column)}[tabindex]`;
      element().querySelector<HTMLElement>(selector)?.focus();
      event.preventDefault();
      event.stopPropagation();
    },
  };
}
