import { Show, type JSX } from 'solid-js';
import { themes } from '../../../theme/index.ts';
import type { BareProps } from '../../modeOverlay.ts';
import { Scale } from '../heat/scale.tsx';
import type { RaceModel } from '../model.ts';

interface BareScaleProps extends Pick<BareProps, 'words' | 'model'> {
  readonly race: RaceModel;
}

/** What the heat of the boards counts, and its scale. */
export function BareScale(props: BareScaleProps): JSX.Element {
  const say = () => props.words.race.heat;
  const told = () => {
    const { heat } = props.race.heat;
    return heat === 'none' ? '' : say().legend[heat];
  };
  const known = () => props.race.panes.flatMap(({ heat }) => heat ?? []);
  const scale = () => known().find((heat) => heat.scale)?.scale;
  /** Numbers are said where all boards have the same ones. */
  const isCommon = () => props.race.heat.heatscale === 'one' || props.race.panes.length === 1;
  const amount = (count: number): string => props.words.race.amount(count);
  const end = (end: 'least' | 'most', count: number): string =>
    isCommon() ? amount(count) : say().ends[end];
  return (
    <Show when={told()}>
      {(text) => (
        <>
          <span>{text()}</span>
          <Show when={known().length > 0}>
            <Scale
              theme={themes[props.model.choices.theme]}
              scale={scale()}
              end={end}
              middle={isCommon() ? amount : undefined}
            />
          </Show>
        </>
      )}
    </Show>
  );
}
