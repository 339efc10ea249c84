import { createMemo, For, Show, type JSX } from 'solid-js';
import { judge, type Experiment } from '../../experiment/experiment.ts';
import type { Figures } from '../../experiment/measuredRun.ts';
import type { ThemeId } from '../../theme/index.ts';
import type { Language, Words } from '../../words/index.ts';
import { claimSentences, namesOf, verdictSentence } from '../../words/verdict.ts';
import type { ExperimentProgress } from './model.ts';
import { raceLink } from '../race/raceLink.ts';

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
  const texts = () => props.experiment.texts[props.language]!;
  const names = createMemo(() => namesOf(props.experiment, props.words));
  const running = () => props.run?.phase === 'running' || props.run?.phase === 'waiting';
  const outcome = createMemo(() => {
    if (props.run?.phase !== 'done') return undefined;
    const figures = props.run.figures as readonly Figures[][];
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
          {(figures) => say().end(figures(), props.experiment.races[its.race]!.until)}
        </Show>
      </Show>
    );
  };

  return (
    <article class="experiment" data-experiment={props.experiment.id}>
      <h3>{texts().title}</h3>
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
              <For each={['pane', 'end', 'placements', 'deadEnds', 'solutions', 'first'] as const}>
                {(column) => <th scope="col">{say().columns[column]}</th>}
              </For>
            </tr>
          </thead>
          <For each={props.experiment.races}>
            {(race, r) => (
              <tbody>
                <tr>
                  <th colspan="6" scope="rowgroup">
                    {props.titleOf(race.puzzle)}{' '}
                    <a href={raceLink(race, props.language, props.theme)}>{say().watch}</a>
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
                        <td>{number(figures()?.placements)}</td>
                        <td>{number(figures()?.deadEnds)}</td>
                        <td>{number(figures()?.solutions)}</td>
                        <td>{number(figures()?.first)}</td>
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
