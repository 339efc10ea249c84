import { createEffect, createMemo, For, onCleanup, Show, type JSX } from 'solid-js';
import { lateWords, words } from '../../words/index.ts';
import { SvgImage } from '../picture/svgImage.tsx';
import { Clocks } from './clocks.tsx';
import type { PresentedLesson, PresenterProps } from './model.ts';
import { presenterButtons, type PresenterButton } from './buttons.ts';
import './presenterView.css';

/** What a presenter reads, and the class does not see. */
export function PresenterView(props: PresenterProps): JSX.Element {
  const say = () => lateWords(words(props.language())).presenting;
  /** It stays, as it was told last, while the page of the class is away. */
  const lesson = () => props.told()?.lesson;
  const canPress = ({ isOf }: PresenterButton): boolean =>
    props.connection() === 'speaks' && lesson() !== undefined && isOf(lesson()!);
  const press = (button: PresenterButton): void => {
    if (canPress(button)) props.ask(button.wish);
  };
  const trouble = (): string | undefined => {
    const connection = props.connection();
    if (connection !== 'speaks') return say().connection[connection];
    return props.told() && !props.told()!.lesson ? say().noLesson : undefined;
  };
  createEffect(() => {
    document.documentElement.lang = props.language();
    document.title = `${say().title} · Fitful`;
  });
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.ctrlKey || event.altKey || event.metaKey) return;
    const button = presenterButtons.find(({ keys }) => keys.includes(event.key));
    if (!button) return;
    event.preventDefault();
    if (!event.repeat) press(button);
  };
  window.addEventListener('keydown', onKeyDown);
  onCleanup(() => window.removeEventListener('keydown', onKeyDown));
  return (
    <main class="overlay presenter">
      <header>
        <h1>
          <Show when={lesson()} fallback={say().title}>
            {(lesson) => (
              <>
                <b>{say().place(lesson().at, lesson().of)}</b>{' '}
                <span lang={lesson().lang}>{lesson().now.scene}</span>
              </>
            )}
          </Show>
        </h1>
        <Clocks {...props} say={say()} since={lesson() && props.told()!.since} />
      </header>
      <p class="trouble" role="status">
        {trouble()}
      </p>
      <Show when={lesson()}>
        {(lesson) => (
          <div class="parts">
            <Now say={say()} lesson={lesson()} />
            <Notes say={say()} lesson={lesson()} />
            <Next say={say()} lesson={lesson()} />
            <Boards say={say()} boards={props.told()!.boards} isBlank={props.told()!.isBlank} />
          </div>
        )}
      </Show>
      <nav aria-label={say().steer}>
        <For each={presenterButtons}>
          {(button) => (
            <button
              type="button"
              aria-pressed={button.isOn && lesson() !== undefined && button.isOn(props.told()!)}
              aria-disabled={!canPress(button)}
              onClick={() => press(button)}
            >
              {say().wishes[button.wish]} <kbd>{button.key}</kbd>
            </button>
          )}
        </For>
      </nav>
    </main>
  );
}

interface PartProps {
  readonly say: ReturnType<typeof lateWords>['presenting'];
  readonly lesson: PresentedLesson;
}

/** What is said or asked at the stop on show, and the answer. */
function Now(props: PartProps): JSX.Element {
  const question = () => props.lesson.question;
  return (
    <section class="now" aria-label={props.say.now}>
      <h2>{props.lesson.now.isQuestion ? props.say.asked : props.say.now}</h2>
      <p class="stop-text" lang={props.lesson.lang} aria-live="polite">
        {props.lesson.now.text}
      </p>
      <Show when={!props.lesson.isThere}>
        <p class="left">{props.say.left}</p>
      </Show>
      <Show
        when={question()}
        fallback={
          <Show when={props.lesson.now.isQuestion && props.lesson.answers}>
            <For each={props.lesson.answers} fallback={<p class="hint">{props.say.noAnswer}</p>}>
              {(answer, at) => (
                <p class="answer">
                  <Show when={at() === 0}>
                    <b>{props.say.answer}</b>{' '}
                  </Show>
                  <span lang={props.lesson.lang}>{answer}</span>
                </p>
              )}
            </For>
          </Show>
        }
      >
        {(question) => (
          <p class="answer">
            <b>{question().isOpen ? props.say.answer : props.say.answered}</b> {question().answer}
          </p>
        )}
      </Show>
      <Show when={props.lesson.hands}>
        {(steps) => <p class="hint">{props.say.hands(steps())}</p>}
      </Show>
    </section>
  );
}

const Notes = (props: PartProps): JSX.Element => (
  <section class="notes" aria-label={props.say.notes} tabindex="0">
    <h2>{props.say.notes}</h2>
    <Show when={props.lesson.notes} fallback={<p class="hint">{props.say.noNotes}</p>}>
      {(notes) => <p lang={props.lesson.lang}>{notes()}</p>}
    </Show>
  </section>
);

const Next = (props: PartProps): JSX.Element => (
  <section class="next" aria-label={props.say.next} tabindex="0">
    <h2>{props.say.next}</h2>
    <Show when={props.lesson.next} fallback={<p class="hint">{props.say.last}</p>}>
      {(next) => (
        <p lang={props.lesson.lang}>
          <Show when={next().scene !== props.lesson.now.scene}>
            <b>{next().scene}</b>{' '}
          </Show>
          {next().text}
        </p>
      )}
    </Show>
  </section>
);

/** The boards that the class sees, unless its screen is black. */
const Boards = (props: {
  readonly say: PartProps['say'];
  readonly boards: readonly string[];
  readonly isBlank: boolean;
}): JSX.Element => (
  <section class="boards" aria-label={props.say.boards}>
    <div class="pictures" classList={{ behind: props.isBlank }}>
      <For each={props.boards.map((_, at) => at)}>
        {(at) => {
          const svg = createMemo(() => props.boards[at] ?? '');
          return <SvgImage svg={svg()} label={props.say.board(at + 1)} class="picture" />;
        }}
      </For>
    </div>
    <Show when={props.isBlank}>
      <p class="left">{props.say.isBlank}</p>
    </Show>
  </section>
);
