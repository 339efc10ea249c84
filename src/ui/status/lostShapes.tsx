import { For, Show, type JSX } from 'solid-js';
import { Hatch } from '../widgets/boards/hatch.tsx';
import './lostShapes.css';

/** The pieces of a board on which no solution is left, as outlines in cell widths. */
export interface LostOutlines {
  /** The piece since which that is so, once it lies. */
  readonly mistake: string | undefined;
  /** All that were laid after it, and lie. */
  readonly inVain: readonly string[];
}

interface LostShapesProps {
  readonly outlines: LostOutlines;
  /** A name for its hatch that is unique on the page. */
  readonly id: string;
}

/** The mistake with a rim, and what was laid on it hatched, for a drawing over a board. */
export function LostShapes(props: LostShapesProps): JSX.Element {
  return (
    <g class="lost-shapes">
      <Hatch id={props.id} />
      <For each={props.outlines.inVain}>
        {(outline) => <path class="in-vain" d={outline} fill={`url('#${props.id}')`} />}
      </For>
      <Show when={props.outlines.mistake}>
        {(outline) => (
          <>
            <path class="mistake-rim" d={outline()} />
            <path class="mistake" d={outline()} />
          </>
        )}
      </Show>
    </g>
  );
}
