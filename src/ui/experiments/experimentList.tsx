import { lateWords } from '../../words/index.ts';
import { createMemo, For, Show, type JSX } from 'solid-js';
import {
  answerBy,
  columnsOf,
  figureOf,
  guesses,
  judge,
  type Experiment,
  type Guess,
} from '../../experiment/experiment.ts';
import { kindIds, type FiguresOf, type KindId } from '../../experiment/kinds.ts';
import {
  boardTitle,
  claimSentences,
  endOfPane,
  namesOf,
  verdictSentence,
} from '../../words/verdict.ts';
import type { DialogProps } from '../modeOverlay.ts';
import type { ExperimentProgress, ExperimentSuite } from './model.ts';
import './experiments.css';
import { watchLink } from './watchLink.ts';

interface ExperimentListProps extends DialogProps {
  readonly suite: ExperimentSuite;
  /** By experiment id. */
  readonly runs: Readonly<Record<string, ExperimentProgress | undefined>>;
  readonly guessed: Readonly<Record<string, Guess | undefined>>;
  /** Keeps a guess, the first that is made of an experiment. */
  guess(id: string, guess: Guess): void;
  /** The ids of those whose claim has been told, by a run to its end or because it was asked for. */
  readonly told: Readonly<Record<string, true | undefined>>;
  tell(id: string): void;
  start(experiment: Experiment): void;
  stop(id: string): void;
}

/** All experiments, kind by kind, one below the other. */
export function ExperimentList(props: ExperimentListProps): JSX.Element {
  return (
    <>
      <p class="hint">{lateWords(props.words).experiments.about}</p>
      <For each={kindIds}>
        {(kind) => (
          <section>
            <h3 class="experiments-kind">{lateWords(props.words).experiments.kinds[kind].title}</h3>
            <For each={props.suite.experiments.filter((one) => one.kind === kind)}>
              {(experiment) => <ExperimentCard {...props} experiment={experiment} />}
            </For>
          </section>
        )}
      </For>
    </>
  );
}

interface ExperimentCardProps extends ExperimentListProps {
  readonly experiment: Experiment;
}

/** One experiment: its question and a guess; then its searches and their results; at last, or when asked for, its claim. */
function ExperimentCard(props: ExperimentCardProps): JSX.Element {
  let card!: HTMLElement;
  const say = () => lateWords(props.words).experiments;
  const language = () => props.model.choices.lang;
  const run = () => props.runs[props.experiment.id];
  const titleOf = (puzzle: string): string => props.suite.titleOf(puzzle, language());
  const columns = createMemo(() => columnsOf(props.experiment));
  const texts = () => props.experiment.texts[language()]!;
  const names = createMemo(() => namesOf(props.experiment, props.words));
  const guessed = () => props.guessed[props.experiment.id];
  const isTold = () => props.told[props.experiment.id] === true;
  const isBegun = () => guessed() !== undefined || isTold();
  const heading = `experiment-${props.experiment.id}`;
  const guess = (given: Guess): void => {
    props.guess(props.experiment.id, given);
    props.start(props.experiment);
  };
  const tell = (): void => {
    props.tell(props.experiment.id);
    card.querySelector<HTMLButtonElement>('.chief')!.focus();
  };
  const running = () => run()?.phase === 'running' || run()?.phase === 'waiting';
  const outcome = createMemo(() => {
    if (run()?.phase !== 'done') return undefined;
    const figures = run()!.figures as readonly FiguresOf<KindId>[][];
    const verdict = judge(props.experiment, figures);
    const { experiment, words } = props;
    const claims = claimSentences(experiment, figures, verdict, titleOf, words);
    const right = answerBy(experiment, verdict);
    const sentence = verdictSentence(verdict, words);
    return { claims, agrees: verdict.agrees, sentence, right };
  });
  const number = (value: number | null | undefined): string =>
    typeof value === 'number' ? lateWords(props.words).counting.number(value) : '–';

  /** How a pane ended, or its progress. */
  const End = (at: { readonly race: number; readonly pane: number }): JSX.Element => {
    const figures = () => run()?.figures[at.race]![at.pane];
    const share = () => run()?.progress[at.race]![at.pane] ?? 0;
    return (
      <Show when={run()} fallback="–">
        <Show
          when={share() === 1 && figures()}
          fallback={<progress max="1" value={share()} aria-label={names()[at.race]![at.pane]} />}
        >
          {(figures) =>
            endOfPane(props.experiment, props.experiment.races[at.race]!, figures(), props.words)
          }
        </Show>
      </Show>
    );
  };

  /** The figures of all panes so far. */
  const Figures = (): JSX.Element => (
    <div class="scroller" role="region" tabindex="0" aria-label={texts().question}>
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
                  {boardTitle(race.board, titleOf, props.words)}{' '}
                  <Show
                    when={watchLink(props.experiment, race, language(), props.model.choices.theme)}
                  >
                    {(link) => <a href={link()}>{say().watch}</a>}
                  </Show>
                </th>
              </tr>
              <For each={race.panes}>
                {(_, p) => {
                  const figures = () => run()?.figures[r()]![p()];
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
  );

  return (
    <article ref={card} class="experiment" data-experiment={props.experiment.id}>
      <h4 id={heading}>{texts().question}</h4>
      <Show when={guessed() !== undefined || !isTold()}>
        <div class="guesses" role="group" aria-labelledby={heading}>
          <For each={guesses}>
            {(one) => (
              <button
                type="button"
                class="wide"
                aria-pressed={guessed() === one}
                aria-disabled={guessed() !== undefined}
                onClick={() => guessed() ?? guess(one)}
              >
                {say().guess[one]}
              </button>
            )}
          </For>
          <Show when={!isTold() && !running()}>
            <button type="button" class="wide skip" onClick={tell}>
              {guessed() === undefined ? say().skip : say().tell}
            </button>
          </Show>
        </div>
      </Show>
      <Show when={isTold()}>
        <p>
          <b>{texts().title}</b>
          <br />
          {texts().claim}
        </p>
        <p class="hint">
          <b>{say().look}:</b> {texts().look}
        </p>
        <p class="hint">
          <b>{say().source}:</b> {texts().source}
        </p>
      </Show>
      <Show when={isBegun()}>
        <Figures />
      </Show>
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
              <Show when={guessed()}>
                {(given) => (
                  <p class="verdict guess">
                    {say().guessed(
                      say().guess[given()],
                      outcome().right && say().guess[outcome().right!],
                    )}
                  </p>
                )}
              </Show>
            </>
          )}
        </Show>
        <Show when={run()?.phase === 'waiting'}>
          <p>{say().waiting}</p>
        </Show>
        <Show when={run()?.phase === 'failed'}>
          <p>{say().failed}</p>
        </Show>
      </div>
      <Show when={isBegun()}>
        <div class="actions">
          <Show
            when={running()}
            fallback={
              <button type="button" class="chief" onClick={() => props.start(props.experiment)}>
                {run() ? say().rerun : say().run}
              </button>
            }
          >
            <button type="button" onClick={() => props.stop(props.experiment.id)}>
              {say().stop}
            </button>
          </Show>
        </div>
      </Show>
    </article>
  );
}
