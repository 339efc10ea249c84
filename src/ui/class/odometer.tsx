import { For, type JSX } from 'solid-js';
import { percent } from '../figures.ts';
import type { ClassProps } from './props.ts';

/** The branch taken at each level, and the share of the tree that is done: the one makes the other. */
export function Odometer(props: ClassProps): JSX.Element {
  const say = () => props.words.classroom;
  const situation = () => props.moment.situation;
  const figures = () =>
    [
      props.words.ui.placements(situation().placements),
      props.words.ui.deadEnds(situation().deadEnds),
      props.words.ui.solutions(situation().solutions),
    ].join(' · ');
  return (
    <div class="odometer" role="group" aria-label={say().odometer}>
      <p class="branches">
        <span class="path">
          <For each={situation().branches} fallback="–">
            {({ tried, listed }, level) => (
              <>
                {level() > 0 && ' · '}
                <span>{say().branch(tried, listed)}</span>
              </>
            )}
          </For>
        </span>{' '}
        <b>{percent(situation().progress, props.model.choices.lang)}</b>
      </p>
      <p class="class-figures">{figures()}</p>
    </div>
  );
}
