import { createMemo, createUniqueId, Index, on, Show, type JSX } from 'solid-js';
import { extentOf } from '../../puzzle/geometry.ts';
import { lattices, type LatticeId } from '../../puzzle/lattices/index.ts';
import type { Search } from '../../solve/search.ts';
import type { OverlayProps } from '../modeOverlay.ts';
import type { Words } from '../../words/index.ts';
import { seams, silhouette } from '../../drawing/paths.ts';
import type { HoldOptions } from '../model.ts';
import { Select } from '../widgets/fields.tsx';

interface HeldPieceProps extends OverlayProps {
  readonly search: Search;
  choose(hold: string): void;
}

/** Selects the piece to hold, if any can be held, and one of its orientations. One that cannot be held is not shown. */
export function HeldPiece(props: HeldPieceProps): JSX.Element {
  const say = () => props.words.held;
  const unique = createMemo(() => props.search.unique);
  const hold = createMemo(() => props.search.hold);
  const options = createMemo(
    on([() => props.model.text, unique, hold], () => props.commands.holdOptions(props.search)),
  );
  const held = () => options().held;
  const about = (): string => {
    const { automatic, none, standing, fixed } = say();
    const piece = held();
    if (!piece) return unique() ? automatic.about : none.about;
    return piece.orientation === undefined ? standing.about : fixed.about;
  };
  return (
    <Show when={options().pieces.length > 0}>
      <Select
        label={say().label}
        value={held()?.name ?? ''}
        options={[
          { value: '', text: (unique() ? say().automatic : say().none).name },
          ...options().pieces.map((name) => ({ value: name, text: name })),
        ]}
        hint={about()}
        choose={(name) => {
          const isEnough =
            name === '' || (unique() && props.commands.canHold({ ...props.search, hold: name }));
          props.choose(isEnough ? name : `${name}:1`);
        }}
      />
      <Show when={held()}>
        {(piece) => (
          <OrientationPicker
            words={props.words}
            lattice={options().lattice}
            held={piece()}
            choose={(number) =>
              props.choose(number === undefined ? piece().name : `${piece().name}:${number}`)
            }
          />
        )}
      </Show>
    </Show>
  );
}

interface OrientationPickerProps {
  readonly words: Words;
  readonly lattice: LatticeId;
  readonly held: NonNullable<HoldOptions['held']>;
  /** Takes an orientation, from 1; undefined for none of them. */
  choose(orientation: number | undefined): void;
}

/** A choice among the orientations of a piece, each drawn as it lies on the board. */
function OrientationPicker(props: OrientationPickerProps): JSX.Element {
  const id = createUniqueId();
  let group!: HTMLDivElement;
  const say = () => props.words.held;
  /** The SVG viewBoxes of all drawings: squares of one size, each piece in the middle of its own. */
  const viewBoxes = createMemo(() => {
    const extents = props.held.orientations.map((cells) =>
      extentOf(lattices[props.lattice], cells),
    );
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
      input.checked = input.value === `${props.held.orientation ?? ''}`;
  };
  const Choice = (choice: { orientation?: number; label: string; children: JSX.Element }) => (
    <label
      class="box"
      title={choice.label}
      classList={{ standing: choice.orientation === undefined }}
    >
      <input
        class="unseen"
        type="radio"
        name={id}
        value={choice.orientation ?? ''}
        checked={props.held.orientation === choice.orientation}
        aria-label={choice.label}
        onChange={() => choose(choice.orientation)}
      />
      {choice.children}
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
        <Show when={props.held.canStand}>
          <Choice label={say().standing.name}>{say().standing.name}</Choice>
        </Show>
        <Index each={props.held.orientations}>
          {(cells, at) => (
            <Choice
              orientation={at + 1}
              label={say().fixed.name(at + 1, props.held.orientations.length)}
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
