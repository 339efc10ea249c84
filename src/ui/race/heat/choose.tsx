import { Show, type JSX } from 'solid-js';
import type { ModeKey } from '../../modeEntrance.ts';
import { Select } from '../../widgets/fields.tsx';
import type { RaceCommands, RaceModel, RaceProps } from '../model.ts';
import { heatChoices, nextHeat } from './model.ts';

/** The key that goes through all kinds of heat. */
export const heatKey = (race: () => RaceModel, commands: () => RaceCommands): ModeKey => ({
  key: 'H',
  group: 'closer',
  does: ({ keyList }) => keyList.heat,
  press: () => commands().heat({ heat: nextHeat(race().heat.heat) }),
});

/** Which heat is shown, and on which scales. */
export function HeatFields(props: Pick<RaceProps, 'race' | 'raceCommands' | 'words'>): JSX.Element {
  const say = () => props.words.race.heat;
  return (
    <>
      <Select
        label={say().title}
        value={props.race.heat.heat}
        options={heatChoices.map((value) => ({ value, text: say().choices[value] }))}
        choose={(heat) => props.raceCommands.heat({ heat })}
      />
      <Show when={props.race.heat.heat !== 'none' && props.race.panes.length > 1}>
        <Select
          label={say().scale}
          value={props.race.heat.heatscale}
          options={(['one', 'each'] as const).map((value) => ({
            value,
            text: say().scales[value],
          }))}
          choose={(heatscale) => props.raceCommands.heat({ heatscale })}
        />
      </Show>
    </>
  );
}
