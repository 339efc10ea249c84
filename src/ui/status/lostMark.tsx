import { Show, type JSX } from 'solid-js';
import type { Place } from './cellMark.tsx';
import { LostShapes, type LostOutlines } from './lostShapes.tsx';
import './lostMark.css';

/** The pieces of a board on which no solution is left, to be marked where it is drawn. */
export interface LostPieces extends LostOutlines {
  readonly place: Place;
}

interface LostMarkProps {
  readonly pieces: LostPieces | undefined;
  /** A name for its hatch that is unique on the page. */
  readonly id: string;
}

/** Marks on the pieces of a board on which no solution is left, over everything on the page. */
export function LostMark(props: LostMarkProps): JSX.Element {
  return (
    <Show when={props.pieces}>
      {(pieces) => (
        <svg
          class="lost-mark"
          aria-hidden="true"
          style={{ '--px': `${1 / Math.max(1, pieces().place.cell)}px` }}
        >
          <g
            transform={`translate(${pieces().place.x} ${pieces().place.y}) scale(${pieces().place.cell})`}
          >
            <LostShapes id={props.id} outlines={pieces()} />
          </g>
        </svg>
      )}
    </Show>
  );
}
