import { createMemo, Show, type JSX } from 'solid-js';
import { raceResult } from '../../words/raceResult.ts';
import { paneNames } from '../../words/searchNames.ts';
import type { PartProps } from '../part.ts';
import { aheadOf } from './ahead.ts';
import { figuresOf } from './figuresOf.ts';
import type { RaceModel } from './model.ts';

interface RaceLineProps extends PartProps {
  readonly race: RaceModel;
}

/** Which puzzle is raced on, who is ahead or what came of it, and where all panes are. */
export function RaceLine(props: RaceLineProps): JSX.Element {
  const say = () => props.words.race;
  const panes = () => props.race.panes;
  const done = () => panes().filter(({ place, failed }) => place !== undefined || failed).length;
  const told = createMemo((): string => {
    const names = paneNames(
      panes().map(({ search }) => search),
      props.words,
    );
    if (props.race.over) {
      const [result = ''] = raceResult(
        names,
        panes().map(figuresOf),
        props.race.until,
        props.words,
      );
      return result;
    }
    const ahead = panes().findIndex(({ id }) => id === aheadOf(panes()));
    return ahead < 0 ? '' : say().leads(names[ahead]!);
  });
  return (
    <footer class="status">
      <p class="what" title={told()}>
        <b>{props.model.title}</b>
        <Show when={told()}> · {told()}</Show>
      </p>
      <p class="figures leaves">
        <span>{say().inAll(done(), panes().length)}</span>
        <span>{say().moment(props.shown.race?.at ?? 0, props.race.equal)}</span>
      </p>
      <progress
        class="progress"
        max="1"
        value={props.race.known > 0 ? props.race.at / props.race.known : 0}
        aria-label={props.words.ui.progress}
      />
    </footer>
  );
}
