import { createMemo, For, Show, type JSX } from 'solid-js';
import { columnsOf, figureOf, judge, type Experiment } from '../../experiment/experiment.ts';
import type { FiguresOf, KindId } from '../../experiment/kinds.ts';
import type { ThemeId } from '../../theme/index.ts';
import type { Language, Words } from '../../words/index.ts';
import {
  boardTitle,
  claimSentences,
  endOfPane,
  namesOf,
  verdictSentence,
} from '../../words/verdict.ts';
import type { ExperimentProgress } from './model.ts';
import { watchLink } from './watchLink.ts';

interface ExperimentCardProps {
  readonly experiment: Experiment;
  readonly run: ExperimentProgress | undefined;
  readonly words: Words;
  readonly language: Language;
  readonly theme: ThemeId;
  titleOf(puzzle: string): string;
  start(): void;
  stop(): void;
}

/** One experiment: its claim, its searches, and their results. */
export function ExperimentCard(props: ExperimentCardProps): JSX.Element {
  const say = () => props.words.experiments;
  const columns = createMemo(() => columnsOf(props.experiment));
  const texts = () => props.experiment.texts[props.language]!;
  const names = createMemo(() => namesOf(props.experiment, props.words));
  const running = () => props.run?.phase === 'running' || props.run?.phase === 'waiting';
  const outcome = createMemo(() => {
    if (props.run?.phase !== 'done') return undefined;
    const figures = props.run.figures as readonly FiguresOf<KindId>[][];
    const verdict = judge(props.experiment, figures);
    const { experiment, words } = props;
    const claims = claimSentences(experiment, figures, verdict, (id) => props.titleOf(id), words);
    return { claims, agrees: verdict.agrees, sentence: verdictSentence(verdict, words) };
  });
  const number = (value: number | null | undefined): string =>
    typeof value === 'number' ? props.words.counting.number(value) : '–';

  /** How a pane ended, or its progress. */
  const End = (its: { readonly race: number; readonly pane: number }): JSX.Element => {
    const figures = () => props.run?.figures[its.race]![its.pane];
    const share = () => props.run?.progress[its.race]![its.pane] ?? 0;
    return (
      <Show when={props.run} fallback="–">
        <Show
          when={share() === 1 && figures()}
          fallback={<progress max="1" value={share()} aria-label={names()[its.race]![its.pane]} />}
        >
          {(figures) =>
            endOfPane(props.experiment, props.experiment.races[its.race]!, figures(), props.words)
          }
        </Show>
      </Show>
    );
  };

  return (
    <article class="experiment" data-experiment={props.experiment.id}>
      <h4>{texts().title}</h4>
      <p>{texts().claim}</p>
      <p class="hint">
        <b>{say().look}:</b> {texts().look}
      </p>
      <p class="hint">
        <b>{say().source}:</b> {texts().source}
      </p>
      <div class="scroller" role="region" tabindex="0" aria-label={texts().title}>
        <table>
          <thead>
            <tr>
              <th scope="col">{say().kinds[props.experiment.kind].pane}</th>
              <th scope="col">{say().columns.end}</th>
              <For each={columns()}>{(column) => <th scope="col">{say().columns[column]}</th>}</For>
            </tr>
          </thead>
          <For each={props.experiment.races}>
            {(race, r) => (
              <tbody>
                <tr>
                  <th colspan={columns().length + 2} scope="rowgroup">
                    {boardTitle(race.board, (puzzle) => props.titleOf(puzzle), props.words)}{' '}
                    <Show when={watchLink(props.experiment, race, props.language, props.theme)}>
                      {(link) => <a href={link()}>{say().watch}</a>}
                    </Show>
                  </th>
                </tr>
                <For each={race.panes}>
                  {(_, p) => {
                    const figures = () => props.run?.figures[r()]![p()];
                    return (
                      <tr>
                        <th scope="row">{names()[r()]![p()]}</th>
                        <td>
                          <End race={r()} pane={p()} />
                        </td>
                        <For each={columns()}>
                          {(column) => <td>{number(figures() && figureOf(figures()!, column))}</td>}
                        </For>
                      </tr>
                    );
                  }}
                </For>
              </tbody>
            )}
          </For>
        </table>
      </div>
      <div role="status">
        <Show when={outcome()}>
          {(outcome) => (
            <>
              <ul class="claims">
                <For each={outcome().claims}>
                  {({ measured, claimed, holds }) => (
                    <li data-holds={String(holds)}>
                      <span class="mark">{holds === null ? '?' : holds ? '✓' : '✗'}</span>{' '}
                      {measured} <span class="hint">({claimed})</span>
                    </li>
                  )}
                </For>
              </ul>
              <p class="verdict" data-agrees={String(outcome().agrees)}>
                {outcome().sentence}
              </p>
            </>
          )}
        </Show>
        <Show when={props.run?.phase === 'waiting'}>
          <p>{say().waiting}</p>
        </Show>
        <Show when={props.run?.phase === 'failed'}>
          <p>{say().failed}</p>
        </Show>
      </div>
      <div class="actions">
        <Show
          when={running()}
          fallback={
            <button type="button" class="chief" onClick={() => props.start()}>
              {props.run ? say().rerun : say().run}
            </button>
          }
        >
          <button type="button" onClick={() => props.stop()}>
            {say().stop}
          </button>
        </Show>
      </div>
    </article>
  );
}
