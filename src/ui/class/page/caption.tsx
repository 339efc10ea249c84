import { createEffect, createMemo, on, onCleanup, Show, type JSX } from 'solid-js';
import { createPresence } from '../../status/live.ts';
import { askedIn } from '../moment/asked.ts';
import { captionAt } from '../moment/atMoment.ts';
import {
  cancelTargetSearch,
  isSearchingTarget,
  searchedTo,
  targetCaption,
} from '../navigation/targetSearch.ts';
import { handCaption } from '../practice/handsOn.ts';
import { isPractising } from '../practice/practice.ts';
import { QuestionBar } from '../questions/questionBar.tsx';
import { questionCaption } from '../questions/questions.ts';
import type { ClassProps } from '../state.ts';
import './caption.css';

interface CaptionProps extends ClassProps {
  /** Whether the lesson has been on the page for a moment, if there is one: its text is read out first. */
  readonly isLessonThere: boolean;
}

/** The caption of the moment, for eyes and ears; text beyond its height is reached by scrolling. */
export function Caption(props: CaptionProps): JSX.Element {
  let box!: HTMLDivElement;
  const caption = (): string => {
    const { lang } = props.model.choices;
    const { state } = props;
    if (props.moment.isComing) return '';
    return (
      targetCaption(state, lang) ??
      questionCaption(state, lang) ??
      (isPractising(state) ? handCaption(state, lang) : captionAt(props.moment, lang))
    );
  };
  const asked = createMemo(() => askedIn(props.state, props.moment, props.model.choices.lang));
  const isThere = createPresence(() => true);
  const text = createMemo<string>((before) => {
    const isReady = isThere() && (props.isLessonThere || props.state.lesson.open === undefined);
    return isReady ? caption() : before;
  }, '');
  createEffect(on(text, () => (box.scrollTop = 0)));
  return (
    <div
      ref={box}
      class="class-caption"
      role="region"
      aria-label={props.words.classroom.caption}
      tabindex="0"
    >
      <p aria-live="polite" aria-atomic="true">
        {text()}
      </p>
      <Show when={asked() !== undefined}>
        <p class="class-lost" aria-live="polite" aria-atomic="true">
          {isThere() ? asked() : ''}
        </p>
      </Show>
      <TargetSearchBar {...props} />
      <QuestionBar {...props} />
    </div>
  );
}

/** The progress of the search for a target, and the button that ends it. */
function TargetSearchBar(props: ClassProps): JSX.Element {
  const say = () => props.words.moves;
  const step = () => searchedTo(props.state);
  return (
    <Show when={isSearchingTarget(props.state)}>
      <div class="class-looking">
        <span aria-hidden="true">
          <Show when={step() !== undefined}>{say().lookedTo(step()!)}</Show>
        </span>
        <button
          type="button"
          title={`${say().stop} (Esc)`}
          onClick={() => cancelTargetSearch(props.state)}
        >
          {say().stop}
        </button>
      </div>
    </Show>
  );
}

const isVisible = (element: Element): boolean =>
  element.isConnected && element.checkVisibility({ visibilityProperty: true });

/** Gives the focus to the caption, which says what happened, when the focused one is removed or hidden. */
export function keepFocus(page: HTMLElement): void {
  const overlay = page.closest('.overlay')!;
  let focused: Element | null = null;
  const note = ({ target }: Event): void => {
    focused = target as Element;
  };
  /** Forgets an element that gives up the focus; some browsers say so of removed elements, too. */
  const forget = ({ target }: Event): void => {
    const left = target as Element;
    if (!isVisible(left)) return;
    queueMicrotask(() => {
      if (left.isConnected && left === focused) focused = null;
    });
  };
  const observer = new MutationObserver(() => {
    if (!focused || isVisible(focused)) return;
    const { activeElement, body } = document;
    const isLost = activeElement === body || activeElement === focused;
    focused = null;
    if (isLost) page.querySelector<HTMLElement>('.class-caption')!.focus();
  });
  overlay.addEventListener('focusin', note);
  overlay.addEventListener('focusout', forget);
  const attributeFilter = ['class', 'hidden', 'open'];
  observer.observe(overlay, { subtree: true, childList: true, attributeFilter });
  onCleanup(() => {
    observer.disconnect();
    overlay.removeEventListener('focusin', note);
    overlay.removeEventListener('focusout', forget);
  });
}
