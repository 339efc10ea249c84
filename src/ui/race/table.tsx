import type { ColumnId, PaneModel, ResultsProps } from './model.ts';
import { createMemo, For, type JSX } from 'solid-js';
import { TIED } from '../../play/race.ts';
import { pace } from '../status/figures.ts';
import { titleAt } from '../status/titleAt.ts';
import { Chip } from './panes/chip.tsx';

/** The figures of all panes, updated a few times a second; always there for screen readers. */
export function Table(props: ResultsProps): JSX.Element {
  const say = () => props.words.race.figures;
  const lang = () => props.model.choices.lang;
  const kind = () => props.race.kind;
  interface Told {
    readonly id: ColumnId;
    text(pane: PaneModel): string;
  }
  const columns = createMemo((): readonly Told[] => {
    const { words } = props;
    return [
      {
        id: 'place',
        text: ({ rank, status }) =>
          rank === undefined ? (kind().ending(status, words) ?? '–') : words.race.place(rank),
      },
      ...kind().columns.map((column) => ({
        id: column.id,
        text: ({ status }: PaneModel) => column.text(status, words, lang()),
      })),
      { id: 'steps', text: ({ status }) => words.race.amount(status.steps) },
      { id: 'time', text: ({ ms }) => words.race.moment(ms, 'time') },
      { id: 'pace', text: ({ status }) => pace(status.pace, lang()) },
    ];
  });
  return (
    <table>
      <caption>
        {props.words.race.caption(titleAt(props.model))}
        {props.race.equal === 'time' ? ` · ${props.words.race.tied(TIED.share, TIED.ms)}` : ''}
      </caption>
      <thead>
        <tr>
          <th scope="col">{say().pane}</th>
          <For each={columns()}>{({ id }) => <th scope="col">{say()[id]}</th>}</For>
        </tr>
      </thead>
      <tbody>
        <For each={[...props.styles]}>
          {([id, style]) => {
            const pane = () => props.sampled.find((one) => one.id === id);
            const text = (told: (pane: PaneModel) => string): string => {
              const sampled = pane();
              return sampled ? told(sampled) : '';
            };
            return (
              <tr>
                <th scope="row">
                  <Chip style={style} theme={props.theme} /> <span>{props.names.get(id)}</span>
                </th>
                <For each={columns()}>
                  {(column) => <td>{text((pane) => column.text(pane))}</td>}
                </For>
              </tr>
            );
          }}
        </For>
      </tbody>
    </table>
  );
}
