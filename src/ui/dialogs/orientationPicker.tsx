import { createMemo, createUniqueId, Index, Show, type JSX } from 'solid-js';
import { extentOf } from '../../puzzle/geometry.ts';
import { lattices, type LatticeId } from '../../puzzle/lattices/index.ts';
import type { Cell } from '../../puzzle/types.ts';
import type { Words } from '../../words/index.ts';
import { seams, silhouette } from '../gallery/paths.ts';

interface OrientationPickerProps {
  readonly words: Words;
  readonly lattice: LatticeId;
  /** The cells of the piece in each orientation. */
  readonly orientations: readonly (readonly Cell[])[];
  /** The one that is chosen, from 1; undefined for none of them. */
  readonly chosen: number | undefined;
  /** Whether none of them can be chosen. */
  readonly canBeNone: boolean;
  choose(orientation: number | undefined): void;
}

/** A choice among the orientations of a piece, each drawn as it lies on the board. */
export function OrientationPicker(props: OrientationPickerProps): JSX.Element {
  const id = createUniqueId();
  let group!: HTMLDivElement;
  const say = () => props.words.held;
  /** The SVG viewBoxes of all drawings: squares of one size, each piece in the middle of its own. */
  const viewBoxes = createMemo(() => {
    const extents = props.orientations.map((cells) => extentOf(lattices[props.lattice], cells));
    const side = Math.max(
      ...extents.flatMap(({ left, top, right, bottom }) => [right - left, bottom - top]),
    );
    return extents.map(({ left, top, right, bottom }) =>
      [(left + right - side) / 2, (top + bottom - side) / 2, side, side].join(' '),
    );
  });
  const choose = (orientation: number | undefined): void => {
    props.choose(orientation);
    // It may have been refused.
    for (const input of group.querySelectorAll('input'))
      input.checked = input.value === `${props.chosen ?? ''}`;
  };
  const Choice = (its: { orientation?: number; label: string; children: JSX.Element }) => (
    <label class="box" title={its.label} classList={{ standing: its.orientation === undefined }}>
      <input
        class="unseen"
        type="radio"
        name={id}
        value={its.orientation ?? ''}
        checked={props.chosen === its.orientation}
        aria-label={its.label}
        onChange={() => choose(its.orientation)}
      />
      {its.children}
    </label>
  );
  return (
    <div
      ref={group}
      class="row orientations"
      role="radiogroup"
      aria-labelledby={`${id}-label`}
      aria-describedby={`${id}-hint`}
    >
      <span id={`${id}-label`}>{say().orientation}</span>
      <div class="choices" style={{ '--turns': lattices[props.lattice].turns }}>
        <Show when={props.canBeNone}>
          <Choice label={say().standing.name}>{say().standing.name}</Choice>
        </Show>
        <Index each={props.orientations}>
          {(cells, at) => (
            <Choice
              orientation={at + 1}
              label={say().fixed.name(at + 1, props.orientations.length)}
            >
              <svg viewBox={viewBoxes()[at]} aria-hidden="true">
                <path d={silhouette(props.lattice, cells())} />
                <path class="seams" d={seams(props.lattice, cells())} />
              </svg>
            </Choice>
          )}
        </Index>
      </div>
      <p id={`${id}-hint`} class="hint">
        {say().orientationHint}
      </p>
    </div>
  );
}
