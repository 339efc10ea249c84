import { createMemo, Show, type JSX } from 'solid-js';
import { distinctNames } from '../../words/names.ts';
import type { PartProps } from '../modeOverlay.ts';
import { StatusFooter } from '../status/statusFooter.tsx';
import { leaderOf, progressOf } from './panes/standing.ts';
import type { RaceModel } from './model.ts';
import { letterOf } from './panes/tagStyles.ts';

interface RaceLineProps extends PartProps {
  readonly race: RaceModel;
}

/** The puzzle, the leader or the result, and the figures of the race. */
export function RaceLine(props: RaceLineProps): JSX.Element {
  const say = () => props.words.race;
  const panes = () => props.race.panes;
  const kind = () => props.race.kind;
  const done = () => panes().filter(({ status, failed }) => status.finished && !failed).length;
  /** The most telling sentence, and all sentences. */
  const told = createMemo((): readonly [string, string] => {
    const names = distinctNames(
      kind().names(
        panes().map(({ subject }) => subject),
        props.words,
      ),
      panes().map(({ tag }) => letterOf(tag)),
      props.words,
    );
    if (props.race.over) {
      const all = kind().result(props.race, names, props.words);
      return [all[0] ?? '', all.join(' ')];
    }
    const leader = leaderOf(props.race, props.words);
    const ahead = panes().findIndex(({ id }) => id === leader);
    const leads = ahead < 0 ? '' : say().leads(names[ahead]!);
    return [leads, leads];
  });
  const shared = createMemo(() =>
    kind().shared?.(
      panes().map(({ subject }) => subject),
      props.words,
    ),
  );
  return (
    <StatusFooter
      words={props.words}
      isEnded={props.race.over}
      hint={told()[1]}
      figures={[
        say().inAll(done(), panes().length),
        say().moment(props.shown.timeline.at, props.shown.timeline.unit),
      ]}
      progress={progressOf(props.race)}
    >
      <b>{props.model.title}</b>
      <Show when={told()[0]}> · {told()[0]}</Show>
      <Show when={shared()}> · {shared()}</Show>
    </StatusFooter>
  );
}
