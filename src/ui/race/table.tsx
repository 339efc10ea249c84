import { createMemo, For, on, untrack, type JSX } from 'solid-js';
import { TIED } from '../../play/race.ts';
import { pace, percent } from '../figures.ts';
import { Chip } from './chip.tsx';
import type { ResultsProps } from './resultsProps.ts';
import type { PaneModel } from './model.ts';

/** The figures of all panes, updated a few times a second; always there for screen readers. */
export function Table(props: ResultsProps): JSX.Element {
  const say = () => props.words.race.figures;
  const lang = () => props.model.choices.lang;
  const number = (value: number | undefined): string =>
    value === undefined ? '–' : props.words.race.amount(value);
  const panes = createMemo(
    on(
      () => [props.race.charted, props.raceCommands, props.race.over, props.styles] as const,
      () => untrack(() => props.race.panes),
    ),
    undefined,
    { equals: false },
  );
  const columns: readonly (readonly [
    (
      | 'place'
      | 'placements'
      | 'progress'
      | 'solutions'
      | 'first'
      | 'depth'
      | 'deepest'
      | 'deadEnds'
      | 'steps'
      | 'time'
      | 'pace'
    ),
    (pane: PaneModel) => string,
  ])[] = [
    ['place', ({ rank }) => (rank === undefined ? '–' : props.words.race.place(rank))],
    ['placements', ({ status }) => number(status.placements)],
    ['progress', ({ status }) => percent(status.progress, lang())],
    ['solutions', ({ status }) => number(status.solutions)],
    ['first', ({ first }) => number(first)],
    ['depth', ({ status }) => number(status.depth)],
    ['deepest', ({ status }) => number(status.deepest)],
    ['deadEnds', ({ status }) => number(status.deadEnds)],
    ['steps', ({ status }) => number(status.steps)],
    ['time', ({ ms }) => props.words.race.moment(ms, 'time')],
    ['pace', ({ status }) => pace(status.pace, lang())],
  ];
  return (
    <table>
      <caption>
        {props.words.race.caption(props.model.title)}
        {props.race.equal === 'time' ? ` · ${props.words.race.tied(TIED.share, TIED.ms)}` : ''}
      </caption>
      <thead>
        <tr>
          <th scope="col">{say().pane}</th>
          <For each={columns}>{([column]) => <th scope="col">{say()[column]}</th>}</For>
        </tr>
      </thead>
      <tbody>
        <For each={[...props.styles]}>
          {([id, style]) => {
            const pane = () => panes().find((one) => one.id === id);
            const text = (told: (pane: PaneModel) => string): string => {
              const its = pane();
              return its ? told(its) : '';
            };
            return (
              <tr>
                <th scope="row">
                  <Chip style={style} theme={props.theme} /> <span>{props.names.get(id)}</span>
                </th>
                <For each={columns}>{([, told]) => <td>{text(told)}</td>}</For>
              </tr>
            );
          }}
        </For>
      </tbody>
    </table>
  );
}
