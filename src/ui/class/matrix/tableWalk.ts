import { createSignal } from 'solid-js';
import type { Pointed } from '../state.ts';

/** The handlers of a table to point at, by the mouse or the focus; arrow keys go from place to place. */
interface TableWalk {
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
  /** Takes the option and the item that are pointed at. */
  readonly point: (pointed: Pointed) => void;
}

const numberIn = (text: string | undefined): number | undefined =>
  text === undefined ? undefined : Number(text);

/** The place of an element in the table, by its `data-row` and `data-column`; undefined if it has none. */
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

export function createTableWalk(table: Table): TableWalk {
  const { element, rows, columns, placementOf } = table;
  const [at, setAt] = createSignal<Place>();
  /** The place that Tab leads to: the last one that had the focus, else the first row. */
  const entry = (): Place => {
    const place = at();
    const isThere = place && (place.row === undefined || rows().includes(place.row));
    return isThere
      ? place
      : { row: rows()[0], column: rows().length > 0 ? undefined : columns()[0] };
  };
  const point = (place: Place | undefined): void => {
    const { row, column } = place ?? { row: undefined, column: undefined };
    table.point({ placement: row === undefined ? undefined : placementOf(row), item: column });
  };
  /** The place that has the focus, if it is in the table. */
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

/** A place in a table: a row, or the row of column headers; and a column, or that of row headers. */
export interface Place {
  readonly row: number | undefined;
  readonly column: number | undefined;
}

/** The rows down, and the columns along, that each key goes. */
const ways: Readonly<Record<string, readonly [down: number, along: number]>> = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
  PageUp: [-10, 0],
  PageDown: [10, 0],
  Home: [0, -Infinity],
  End: [0, Infinity],
};

const step = (
  list: readonly (number | undefined)[],
  from: number | undefined,
  by: number,
): number | undefined => {
  const at = list.indexOf(from) + by;
  return list[Math.max(0, Math.min(list.length - 1, at))];
};

/**
 * The place to which a key leads in a table of these rows and columns, whose corner is empty; the same place
 * at the rim, undefined if the key leads nowhere.
 */
export function placeBeside(
  rows: readonly number[],
  columns: readonly number[],
  from: Place,
  key: string,
): Place | undefined {
  const way = Object.hasOwn(ways, key) ? ways[key] : undefined;
  if (!way) return undefined;
  const to: Place = {
    row: step([undefined, ...rows], from.row, way[0]),
    column: step([undefined, ...columns], from.column, way[1]),
  };
  if (to.row !== undefined || to.column !== undefined) return to;
  // At the corner: the first row or column instead.
  return way[0] === 0
    ? { row: undefined, column: columns[0] }
    : { row: rows[0], column: undefined };
}
