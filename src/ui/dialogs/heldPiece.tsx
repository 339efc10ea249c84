import { createMemo, on, Show, type JSX } from 'solid-js';
import type { Search } from '../../solve/search.ts';
import type { NoticeProps } from '../part.ts';
import { OrientationPicker } from './orientationPicker.tsx';
import { Select } from '../widgets/fields.tsx';

interface HeldPieceProps extends NoticeProps {
  readonly search: Search;
  choose(hold: string): void;
}

/** Selects the piece to hold, and one of its orientations. A piece that cannot be held is not shown. */
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
    const its = held();
    if (!its) return unique() ? automatic.about : none.about;
    return its.orientation === undefined ? standing.about : fixed.about;
  };
  return (
    <>
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
        {(its) => (
          <OrientationPicker
            words={props.words}
            lattice={options().lattice}
            orientations={its().orientations}
            chosen={its().orientation}
            canBeNone={its().canStand}
            choose={(number) =>
              props.choose(number === undefined ? its().name : `${its().name}:${number}`)
            }
          />
        )}
      </Show>
    </>
  );
}
