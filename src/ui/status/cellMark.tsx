import { Show, type JSX } from 'solid-js';
import './cellMark.css';

/** Where a board is, in CSS px: its origin, and the width of a cell. */
export interface Place {
  readonly x: number;
  readonly y: number;
  readonly cell: number;
}

/** Cells of a board, to be marked where it is drawn. */
export interface Mark {
  /** Their outline as an SVG path, in cell widths. */
  readonly outline: string;
  readonly place: Place;
}

/** A mark on cells, over everything on the page: dark and light, so that it is seen on any theme. */
export function CellMark(props: { readonly mark: Mark | undefined }): JSX.Element {
  return (
    <Show when={props.mark}>
      {(mark) => (
        <svg class="cell-mark" aria-hidden="true">
          <g
            transform={`translate(${mark().place.x} ${mark().place.y}) scale(${mark().place.cell})`}
          >
            <path d={mark().outline} />
            <path d={mark().outline} />
          </g>
        </svg>
      )}
    </Show>
  );
}
