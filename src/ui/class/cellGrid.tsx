import { createEffect, createMemo, createSignal, For, untrack, type JSX } from 'solid-js';
import type { Problem } from '../../solve/problem.ts';
import { silhouette } from '../gallery/paths.ts';
import { cellBeside, rowsOf } from './cellWalk.ts';
import type { Place } from './model.ts';

interface CellGridProps {
  readonly problem: Problem;
  readonly place: Place;
  /** What it is called. */
  readonly label: string;
  readonly nameOf: (cell: number) => string;
  /** Called for a cell that is pointed at or confirmed; without it, cells can only be walked. */
  readonly press?: ((cell: number) => void) | undefined;
  /** Whether it asks for the focus: a cell is to be pointed at. */
  readonly isAsking?: boolean;
  /** Called for a cell that the mouse or the focus is on, if that is to be known; for none once it has left. */
  readonly point?: ((cell: number | undefined) => void) | undefined;
  /** What is drawn over the cells, in cell widths. */
  readonly children?: JSX.Element;
}

/** The cells of the board, for the keyboard and for screen readers: arrow keys go from one to the next. */
export function CellGrid(props: CellGridProps): JSX.Element {
  const elements = new Map<number, SVGPathElement>();
  const [at, setAt] = createSignal(0);
  // Elements stay as long as the board does, and with them the focus.
  const problem = createMemo(() => props.problem);
  const rows = createMemo(() => rowsOf(problem()));
  const outline = (cell: number) => silhouette(problem().puzzle.lattice, [problem().cells[cell]!]);
  createEffect(() => {
    if (props.isAsking) elements.get(untrack(at))?.focus();
  });
  /** The cell that has the focus. */
  const focused = () => (elements.get(at()) === document.activeElement ? at() : undefined);
  const onKeyDown = (event: KeyboardEvent): void => {
    const next = cellBeside(problem(), at(), event.key);
    const isConfirmed = event.key === 'Enter' || event.key === ' ';
    if (next !== undefined) elements.get(next)?.focus();
    else if (isConfirmed && props.press) props.press(at());
    else return;
    event.preventDefault();
    event.stopPropagation();
  };
  return (
    <svg
      class="board-cells"
      role={props.press ? 'group' : 'grid'}
      aria-label={props.label}
      onKeyDown={onKeyDown}
    >
      <g
        transform={`translate(${props.place.x} ${props.place.y}) scale(${props.place.cell})`}
        style={{ '--px': `${1 / Math.max(1, props.place.cell)}px` }}
      >
        <For each={rows()}>
          {(row) => (
            <g role={props.press ? undefined : 'row'}>
              <For each={row}>
                {(cell) => (
                  <path
                    ref={(element) => elements.set(cell, element)}
                    class="cell"
                    classList={{
                      target: props.press !== undefined,
                      linked: props.point !== undefined,
                    }}
                    role={props.press ? 'button' : 'gridcell'}
                    aria-label={props.nameOf(cell)}
                    tabindex={cell === at() ? 0 : -1}
                    d={outline(cell)}
                    onFocus={() => {
                      setAt(cell);
                      props.point?.(cell);
                    }}
                    onBlur={() => props.point?.(undefined)}
                    onPointerEnter={() => props.point?.(cell)}
                    onPointerLeave={() => props.point?.(focused())}
                    onClick={() => props.press?.(cell)}
                  />
                )}
              </For>
            </g>
          )}
        </For>
        {props.children}
      </g>
    </svg>
  );
}
