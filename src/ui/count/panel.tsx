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
import { atLeast } from '../../solve/estimate.ts';
import { percent } from '../figures.ts';
import type { NoticeProps } from '../part.ts';
import { Checkbox } from '../checkbox.tsx';
import './count.css';

/** The count of the puzzle on show, or of another one that is still running. */
export function Panel(props: NoticeProps): JSX.Element {
  const say = () => props.words.counting;
  const its = () => props.model.counting;
  const running = () => its()?.phase === 'running';
  const search = () => props.model.choices.search;
  /** How solutions count, if chosen otherwise than in the search on show. */
  const [chosen, choose] = createSignal(untrack(its)?.unique);
  const unique = () => chosen() ?? search().unique;
  const isOther = () => its() !== undefined && its()!.text !== props.model.text;
  const look = (): void => props.commands.count('look', unique());
  createEffect(
    on([() => props.model.text, unique], () => {
      if (!running()) look();
    }),
  );
  const searched = createMemo(() => search().unique);
  createEffect(on([() => props.model.text, searched], () => choose(), { defer: true }));
  const run = (): void => props.commands.count('run', unique());

  const [size] = createResource(
    () => [props.model.text, search()] as const,
    () => props.commands.measure(),
  );
  /** The size of the search on show: exact if it is over, else estimated. */
  const sized = () => {
    const { status } = props.model;
    if (status.finished && status.progress === 1)
      return { placements: status.placements, spread: 0 };
    const estimated = size.loading || size.error ? undefined : size();
    return estimated && atLeast(estimated, status.placements);
  };

  const said = (): string => {
    const now = its();
    if (!now) return '';
    const share = percent(now.progress, props.model.choices.lang);
    if (now.phase === 'failed') return say().failed;
    if (now.phase === 'done') return say().spent(now.seconds);
    if (now.phase === 'paused') return `${share} · ${say().paused}`;
    return now.left === undefined ? share : `${share} · ${say().left(now.left)}`;
  };
  const compared = (): string | undefined => {
    const { published } = props.model;
    const now = its();
    if (published === undefined || now?.phase !== 'done' || isOther()) return undefined;
    return now.unique
      ? say().published(published, now.solutions)
      : say().publishedUnique(published);
  };

  return (
    <>
      <p class="subject">
        <b>{isOther() ? its()!.title : props.model.title}</b>
      </p>
      <Show when={its()} fallback={<p class="hint">{say().about}</p>}>
        {(now) => (
          <div class="found">
            <p>
              <Figure text={say().number(now().solutions)} />{' '}
              {now().phase === 'done'
                ? say().inAll(now().solutions, now().unique)
                : say().soFar(now().solutions, now().unique)}
            </p>
            <progress max="1" value={now().progress} aria-label={say().progress} />
            <p class="hint">{said()}</p>
          </div>
        )}
      </Show>
      <p class="compared" role="status">
        {compared()}
      </p>
      <Checkbox
        label={props.words.search.unique}
        value={its()?.unique ?? unique()}
        disabled={running()}
        choose={choose}
      />
      <dl>
        <Show when={its()}>
          {(now) => (
            <div>
              <dt>{say().reused}</dt>
              <dd>{say().reusedTimes(now().reused)}</dd>
            </div>
          )}
        </Show>
        <div>
          <dt>{say().size}</dt>
          <dd>
            <Show when={sized()} fallback={size.error ? say().sizeUnknown : say().sizing}>
              {(estimate) => say().sizeIs(estimate())}
            </Show>
          </dd>
        </div>
      </dl>
      <div class="actions">
        <Show when={its()}>
          <button type="button" onClick={() => props.commands.count('cancel', unique())}>
            {its()?.phase === 'done' ? say().restart : say().cancel}
          </button>
        </Show>
        <Show when={isOther()}>
          <button
            type="button"
            onClick={() => {
              look();
              run();
            }}
          >
            {say().countThis}
          </button>
        </Show>
        <Show when={its()?.phase !== 'done'}>
          <button
            type="button"
            class="chief"
            onClick={() => (running() ? props.commands.count('pause', unique()) : run())}
          >
            {running() ? say().pause : its() ? say().resume : say().start}
          </button>
        </Show>
      </div>
    </>
  );
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
