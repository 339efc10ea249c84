import { lateWords } from '../../../words/index.ts';
import { createEffect, For, onCleanup, Show, type JSX } from 'solid-js';
import { Dialog } from '../../widgets/dialog.tsx';
import type { ClassProps } from '../state.ts';
import {
  answerInList,
  answerQuestion,
  askAnother,
  finishQuestions,
  goBackTo,
  goToProof,
  hasOpenQuestion,
  isAsking,
  proofAhead,
  questionAt,
  questionsAt,
  questionText,
} from './questions.ts';

const LETTERS = 'ABCD';
/** The elements that use the keys themselves that go on or answer. */
const usingKeys = 'button, a[href], input, .board-cells, .piece-tray, .class-side, [role=menu]';

/** The choices of an open question, and the buttons that reveal, prove, go on, list and end. */
export function QuestionBar(props: ClassProps): JSX.Element {
  const say = () => lateWords(props.words).asking;
  const isOpen = () => hasOpenQuestion(props.state);
  const choices = () => (isOpen() ? (questionAt(props.state)?.choices ?? []) : []);
  const answer = (given: number | undefined): void => answerQuestion(props.state, given);
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.ctrlKey || event.altKey || event.metaKey) return;
    if (document.querySelector('dialog[open]')) return;
    const letter = LETTERS.indexOf(event.key.toUpperCase());
    const nth = event.key.length === 1 && letter >= 0 ? letter : Number(event.key) - 1;
    const choice = choices()[nth];
    const goesOn = event.key === ' ' || event.key === 'ArrowRight';
    const isUsed = event.target instanceof Element && event.target.closest(usingKeys);
    if (choice !== undefined) answer(choice);
    else if (goesOn && !isUsed) answer(undefined);
    else return;
    event.preventDefault();
    event.stopImmediatePropagation();
  };
  createEffect(() => {
    if (!isOpen()) return;
    // Before the keys of the page, some of which are letters as well.
    window.addEventListener('keydown', onKeyDown, { capture: true });
    onCleanup(() => window.removeEventListener('keydown', onKeyDown, { capture: true }));
  });
  return (
    <Show when={questionAt(props.state)}>
      {(question) => (
        <div class="class-asking" role="group" aria-label={say().name}>
          <For each={choices()}>
            {(choice, at) => (
              <button type="button" class="choice" onClick={() => answer(choice)}>
                <b>{LETTERS[at()]}</b> {say().choice(choice, question())}
              </button>
            )}
          </For>
          <Show when={isOpen()} fallback={<AfterAnswer {...props} />}>
            <button
              type="button"
              title={`${say().reveal} (${props.words.ui.space})`}
              onClick={() => answer(undefined)}
            >
              {say().reveal}
            </button>
          </Show>
          <Show when={isAsking(props.state)}>
            <button
              type="button"
              title={`${say().end} (Esc)`}
              onClick={() => finishQuestions(props.state)}
            >
              {say().end}
            </button>
          </Show>
        </div>
      )}
    </Show>
  );
}

/** The ways on from a question that is over. */
function AfterAnswer(props: ClassProps): JSX.Element {
  const say = () => lateWords(props.words).asking;
  return (
    <>
      <Show when={proofAhead(props.state) !== undefined}>
        <button type="button" title={say().proveHint} onClick={() => goToProof(props.state)}>
          {say().prove}
        </button>
      </Show>
      <Show when={questionsAt(props.state).length > 1}>
        <button type="button" onClick={() => askAnother(props.state)}>
          {say().another}
        </button>
      </Show>
      <button
        type="button"
        title={say().asked}
        aria-haspopup="dialog"
        onClick={() => (props.state.isListed = true)}
      >
        {say().list}
      </button>
    </>
  );
}

/** The list of questions so far, with their answers. Each leads to its moment. */
export function AskedList(props: ClassProps): JSX.Element {
  const say = () => lateWords(props.words).asking;
  const language = () => props.model.choices.lang;
  return (
    <Dialog
      open={props.state.isListed && props.state.posed.length > 0}
      title={say().asked}
      words={props.words}
      class="asked-list"
      close={() => (props.state.isListed = false)}
    >
      <ol>
        <For each={props.state.posed}>
          {(posed) => (
            <li>
              <button type="button" class="wide" onClick={() => goBackTo(props.state, posed)}>
                <b>{questionText(posed, language())}</b>{' '}
                <span>{answerInList(posed, language())}</span>{' '}
                <span class="hint">{say().at(posed.at.situation.step)}</span>
              </button>
            </li>
          )}
        </For>
      </ol>
    </Dialog>
  );
}
