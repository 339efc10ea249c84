import {
  createEffect,
  createMemo,
  createResource,
  createSignal,
  Index,
  on,
  Show,
  untrack,
  type JSX,
} from 'solid-js';
import { atLeast, type Estimate } from '../../solve/effort/estimate.ts';
import { lateWords, type Language, type LateWords } from '../../words/index.ts';
import { percent } from '../status/figures.ts';
import { titleAt } from '../status/titleAt.ts';
import type { Counting } from '../model.ts';
import type { ControlProps, OverlayProps } from '../modeOverlay.ts';
import './count.css';
import { WhyNone } from './whyNone.tsx';
import { Checkbox } from '../widgets/fields.tsx';

/** The count of the puzzle on show, or of another one that is still running. */
export function Panel(props: ControlProps): JSX.Element {
  const say = () => lateWords(props.words).counting;
  const counting = () => props.model.counting;
  const running = () => counting()?.phase === 'running';
  const search = () => props.model.choices.search;
  /** How solutions count, if chosen otherwise than in the search on show. */
  const [chosen, choose] = createSignal(untrack(counting)?.unique);
  const unique = () => chosen() ?? search().unique;
  const isOther = () => counting() !== undefined && counting()!.text !== props.model.text;
  const open = (): void => props.commands.count('open', unique());
  createEffect(
    on([() => props.model.text, unique], () => {
      if (!running()) open();
    }),
  );
  const searched = createMemo(() => search().unique);
  createEffect(on([() => props.model.text, searched], () => choose(), { defer: true }));
  const run = (): void => props.commands.count('run', unique());

  const size = createSearchSize(props);
  const status = (): string => {
    const count = counting();
    return count ? statusOf(count, say(), props.model.choices.lang) : '';
  };
  /** The puzzle, once it was found to have no solution. */
  const vainText = (): string | undefined => {
    const count = counting();
    return count?.phase === 'done' && count.solutions === 0n ? count.text : undefined;
  };
  const compared = (): string | undefined => {
    const count = counting();
    const { published } = props.model;
    if (published === undefined || count?.phase !== 'done' || isOther()) return undefined;
    return count.unique
      ? say().published(published, count.solutions)
      : say().publishedUnique(published);
  };

  return (
    <>
      <p class="subject">
        <b>{isOther() ? counting()!.title : titleAt(props.model)}</b>
      </p>
      <Show when={counting()} fallback={<p class="hint">{say().about}</p>}>
        {(now) => (
          <div class="found">
            <p>
              <Figure text={say().number(now().solutions)} />{' '}
              {now().phase === 'done'
                ? say().inAll(now().solutions, now().unique)
                : say().soFar(now().solutions, now().unique)}
            </p>
            <progress max="1" value={now().progress} aria-label={say().progress} />
            <p class="hint">{status()}</p>
          </div>
        )}
      </Show>
      <p class="compared" role="status">
        {compared()}
      </p>
      <Show when={vainText()}>
        {(text) => (
          <WhyNone
            text={text()}
            language={props.model.choices.lang}
            prove={(asked) => props.commands.whyNone(asked)}
          />
        )}
      </Show>
      <Checkbox
        label={props.words.search.unique}
        value={counting()?.unique ?? unique()}
        disabled={running()}
        choose={choose}
      />
      <dl>
        <Show when={counting()}>
          {(now) => (
            <div>
              <dt>{say().merged}</dt>
              <dd>{say().mergedTimes(now().merged)}</dd>
            </div>
          )}
        </Show>
        <div>
          <dt>{say().size}</dt>
          <dd>
            <Show
              when={size.known()}
              fallback={size.isUnknown() ? say().sizeUnknown : say().sizing}
            >
              {(estimate) => say().sizeIs(estimate())}
            </Show>
          </dd>
        </div>
      </dl>
      <div class="actions">
        <button type="button" onClick={() => props.openDialog('browse')}>
          {props.words.browsing.title}
        </button>
        <Show when={counting()}>
          <button type="button" onClick={() => props.commands.count('cancel', unique())}>
            {counting()?.phase === 'done' ? say().restart : say().cancel}
          </button>
        </Show>
        <Show when={isOther()}>
          <button
            type="button"
            onClick={() => {
              open();
              run();
            }}
          >
            {say().countThis}
          </button>
        </Show>
        <Show when={counting()?.phase !== 'done'}>
          <button
            type="button"
            class="chief"
            onClick={() => (running() ? props.commands.count('pause', unique()) : run())}
          >
            {running() ? say().pause : counting() ? say().resume : say().start}
          </button>
        </Show>
      </div>
    </>
  );
}

/** How far a count has come, or how long it took, as a sentence. */
function statusOf(count: Counting, words: LateWords['counting'], language: Language): string {
  const share = percent(count.progress, language);
  if (count.phase === 'failed') return words.failed;
  if (count.phase === 'done') return words.spent(count.seconds);
  if (count.phase === 'paused') return `${share} · ${words.paused}`;
  return count.left === undefined ? share : `${share} · ${words.left(count.left)}`;
}

/** The size of the search on show: exact if it is over, else estimated. */
function createSearchSize(props: OverlayProps) {
  const [size] = createResource(
    () => [props.model.text, props.model.choices.search] as const,
    () => props.commands.measure(),
  );
  return {
    isUnknown: (): boolean => size.error !== undefined,
    known: (): Estimate | undefined => {
      const { finished, progress, placements } = props.model.status;
      if (finished && progress === 1) return { placements, spread: 0 };
      const estimated = size.loading || size.error ? undefined : size();
      return estimated && atLeast(estimated, placements);
    },
  };
}

/** Longer numbers are set smaller, on lines of their own. */
const LONG = 20;

/** A number, broken only between groups of digits. */
function Figure(props: { readonly text: string }): JSX.Element {
  return (
    <b class="number" classList={{ long: props.text.length > LONG }}>
      <Index each={props.text.split(/(?<=\D)/)}>
        {(group) => (
          <>
            {group()}
            <wbr />
          </>
        )}
      </Index>
    </b>
  );
}
