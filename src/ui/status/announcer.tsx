import { createEffect, createSignal, onCleanup, untrack, type JSX } from 'solid-js';
import { Announcement } from './statusFooter.tsx';
import type { ControlProps } from '../modeOverlay.ts';

/** Minimum time between announcements, in ms: there may be thousands of solutions per second. */
const BETWEEN = 5000;

/** Announces solutions and the end of the search to screen readers. */
export function Announcer(props: ControlProps): JSX.Element {
  const [sentence, say] = createSignal('');
  /** Whether the moment is announced by what is said below the board. */
  const isCaptioned = (): boolean =>
    untrack(() => props.model.choices.settings.captions && !props.model.passing);
  let said = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const speak = (): void => {
    timer = undefined;
    const { solutions, finished } = untrack(() => props.model.status);
    if (solutions <= said || finished) return;
    said = solutions;
    if (isCaptioned()) return;
    say(untrack(() => props.words.ui.found(solutions)));
    timer = setTimeout(speak, BETWEEN);
  };
  createEffect(() => {
    const { solutions } = props.model.status;
    // After going back, or on to another puzzle.
    if (solutions < said) said = solutions;
    if (timer === undefined) speak();
  });
  createEffect(() => {
    if (!props.model.status.finished) return;
    said = untrack(() => props.model.status.solutions);
    if (isCaptioned()) return;
    say(untrack(() => props.words.ui.finished(said, props.model.choices.search.unique)));
  });
  createEffect(() => {
    const isSeen = props.model.status.image && !props.model.passing;
    const { image } = untrack(() => props.words.ui);
    if (isSeen && !isCaptioned()) say(image);
    // So that the next one is announced again.
    else if (untrack(sentence) === image) say('');
  });
  onCleanup(() => clearTimeout(timer));

  return <Announcement text={sentence()} />;
}
