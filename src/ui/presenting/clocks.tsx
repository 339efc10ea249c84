import { Show, type JSX } from 'solid-js';
import type { lateWords } from '../../words/index.ts';
import type { PresenterProps } from './model.ts';

interface ClocksProps extends Pick<PresenterProps, 'now' | 'ask'> {
  readonly say: ReturnType<typeof lateWords>['presenting'];
  /** When the lesson began, in ms since 1970; undefined while none is given. */
  readonly since: number | undefined;
}

const twoDigits = (value: number): string => String(value).padStart(2, '0');

/** The time of day, as 9:05. */
function timeOf(ms: number): string {
  const time = new Date(ms);
  return `${time.getHours()}:${twoDigits(time.getMinutes())}`;
}

/** A time in ms, as 1:02:03. */
function durationOf(ms: number): string {
  const seconds = Math.max(0, Math.floor(ms / 1000));
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60];
  return [hours, twoDigits(minutes), twoDigits(seconds % 60)].join(':');
}

/** The time of day, and for how long the lesson has been given, which can begin anew. */
export function Clocks(props: ClocksProps): JSX.Element {
  return (
    <dl class="clocks">
      <div>
        <dt>{props.say.clock}</dt>
        <dd>{timeOf(props.now())}</dd>
      </div>
      <Show when={props.since}>
        {(since) => (
          <div>
            <dt>{props.say.since}</dt>
            <dd>{durationOf(props.now() - since())}</dd>
            <dd>
              <button
                type="button"
                title={props.say.restartHint}
                onClick={() => props.ask('restart')}
              >
                {props.say.wishes.restart}
              </button>
            </dd>
          </div>
        )}
      </Show>
    </dl>
  );
}
