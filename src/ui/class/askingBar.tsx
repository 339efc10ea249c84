import { createEffect, For, onCleanup, Show, type JSX } from 'solid-js';
import type { ClassProps } from './props.ts';
import './asking.css';

const LETTERS = 'ABCD';
/** What uses the keys itself that go on, or answer. */
const pointing = 'button, a[href], input, .board-cells, .piece-tray, .class-side, [role=menu]';

/** What there is to choose from, and what can be done with a question. */
export function AskingBar(props: ClassProps): JSX.Element {
  const say = () => props.words.asking;
  const choices = () => (props.asking.isOpen ? (props.asking.question?.choices ?? []) : []);
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.ctrlKey || event.altKey || event.metaKey) return;
    if (document.querySelector('dialog[open]')) return;
    const letter = LETTERS.indexOf(event.key.toUpperCase());
    const nth = event.key.length === 1 && letter >= 0 ? letter : Number(event.key) - 1;
    const choice = choices()[nth];
    const goesOn = event.key === ' ' || event.key === 'ArrowRight';
    const isTaken = event.target instanceof Element && event.target.closest(pointing);
    if (choice !== undefined) props.asking.answer(choice);
    else if (goesOn && !isTaken) props.asking.reveal();
    else return;
    event.preventDefault();
    event.stopImmediatePropagation();
  };
  createEffect(() => {
    if (!props.asking.isOpen) return;
    // Before the keys of the page, some of which are letters as well.
    window.addEventListener('keydown', onKeyDown, { capture: true });
    onCleanup(() => window.removeEventListener('keydown', onKeyDown, { capture: true }));
  });
  return (
    <Show when={props.asking.question}>
      {(question) => (
        <div class="class-asking" role="group" aria-label={say().name}>
          <For each={choices()}>
            {(choice, at) => (
              <button type="button" class="choice" onClick={() => props.asking.answer(choice)}>
                <b>{LETTERS[at()]}</b> {say().choice(choice, question().kind)}
              </button>
            )}
          </For>
          <Show
            when={props.asking.isOpen}
            fallback={
              <>
                <Show when={props.asking.isProven}>
                  <button
                    type="button"
                    title={say().proveHint}
                    onClick={() => props.asking.prove()}
                  >
                    {say().prove}
                  </button>
                </Show>
                <Show when={props.asking.count > 1}>
                  <button type="button" onClick={() => props.asking.another()}>
                    {say().another}
                  </button>
                </Show>
                <button
                  type="button"
                  title={say().asked}
                  aria-haspopup="dialog"
                  onClick={() => props.asking.list(true)}
                >
                  {say().list}
                </button>
              </>
            }
          >
            <button
              type="button"
              title={`${say().reveal} (${props.words.ui.space})`}
              onClick={() => props.asking.reveal()}
            >
              {say().reveal}
            </button>
          </Show>
          <Show when={props.asking.isOn}>
            <button
              type="button"
              title={`${say().end} (Esc)`}
              onClick={() => props.asking.finish()}
            >
              {say().end}
            </button>
          </Show>
        </div>
      )}
    </Show>
  );
}
