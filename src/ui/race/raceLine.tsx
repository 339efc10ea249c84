import { createMemo, Show, type JSX } from 'solid-js';
import { raceResult } from '../../words/raceResult.ts';
import { timeResult } from '../../words/timeResult.ts';
import type { Words } from '../../words/index.ts';
import { paneNames, distinctNames } from '../../words/searchNames.ts';
import type { PartProps } from '../part.ts';
import { aheadOf } from './ahead.ts';
import { figuresOf } from './figuresOf.ts';
import { raceProgress } from './raceProgress.ts';
import { letterOf, type RaceModel } from './model.ts';

interface RaceLineProps extends PartProps {
  readonly race: RaceModel;
}

/** The result of a finished race: in equal time by time, else by counts. */
function resultOf({ equal, until, panes }: RaceModel, names: readonly string[], words: Words) {
  const figures = panes.map(figuresOf);
  if (equal === 'steps' || typeof until === 'number')
    return raceResult(names, figures, until, words);
  const done = figures.filter((_, i) => panes[i]!.rank !== undefined);
  const isVain = done.length > 0 && done.every(({ solutions }) => solutions === 0);
  const timed = panes.map(({ ms, rank }, i) => ({ name: names[i]!, ms, rank }));
  return timeResult(timed, until, isVain, words);
}

/** The puzzle, the leader or the result, and the figures of the race. */
export function RaceLine(props: RaceLineProps): JSX.Element {
  const say = () => props.words.race;
  const panes = () => props.race.panes;
  const done = () => panes().filter(({ status, failed }) => status.finished && !failed).length;
  /** The most telling sentence, and all sentences. */
  const told = createMemo((): readonly [string, string] => {
    const names = distinctNames(
      paneNames(
        panes().map(({ search }) => search),
        props.words,
      ),
      panes().map(({ tag }) => letterOf(tag)),
      props.words,
    );
    if (props.race.over) {
      const all = resultOf(props.race, names, props.words);
      return [all[0] ?? '', all.join(' ')];
    }
    const ahead = panes().findIndex(({ id }) => id === aheadOf(panes()));
    const leads = ahead < 0 ? '' : say().leads(names[ahead]!);
    return [leads, leads];
  });
  return (
    <footer class="status">
      <p class="what" classList={{ ended: props.race.over }} title={told()[1]}>
        <b>{props.model.title}</b>
        <Show when={told()[0]}> · {told()[0]}</Show>
      </p>
      <p class="figures leaves">
        <span>{say().inAll(done(), panes().length)}</span>
        <span>{say().moment(props.shown.timeline.at, props.shown.timeline.unit)}</span>
      </p>
      <progress
        class="progress"
        max="1"
        value={raceProgress(panes(), props.race.until)}
        aria-label={props.words.ui.progress}
      />
    </footer>
  );
}
