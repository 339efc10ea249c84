import type { LessonProps } from './lessonPart.ts';
import { Show, type JSX } from 'solid-js';
import {
  filled,
  languageIn,
  placeFrom,
  stopAt,
  type LessonText,
} from '../../teach/lesson/lesson.ts';
import { lateWords } from '../../words/index.ts';
import { Button } from '../widgets/button.tsx';
import { CloseIcon, PathIcon } from '../widgets/icons.tsx';
import type { OpenLesson } from './model.ts';
import './lesson.css';

const sceneOf = ({ lesson, place }: OpenLesson) => lesson.scenes[place.scene]!;
const stopOf = ({ lesson, place }: OpenLesson) => stopAt(lesson, place);

interface LessonBarProps extends LessonProps {
  /** Whether the lesson has been open for a moment, so that its text is heard. */
  readonly isThere: boolean;
}

/** The question or text of the lesson at its present stop, as long as what it is about is on show. */
export function LessonBar(props: LessonBarProps): JSX.Element {
  const say = () => props.words.lesson;
  return (
    <Show when={props.lesson.open}>
      {(open) => {
        const language = () => languageIn(open().lesson, props.model.choices.lang);
        const isLast = () => placeFrom(open().lesson, open().place, 1) === undefined;
        return (
          <section class="class-lesson" aria-label={open().lesson.title[language()]}>
            {/* Another scene may have another board, whose name stands elsewhere for the eye. */}
            <p class="unseen lesson-heard" aria-live="polite" aria-atomic="true">
              <Show when={props.isThere}>
                {say().scene(open().place.scene + 1, open().lesson.scenes.length)}{' '}
                <span lang={language()}>{sceneOf(open()).title[language()]}</span>
                {' · '}
                {props.model.neutralTitle}
                <Show when={isLast()}> {say().isOver}</Show>
              </Show>
            </p>
            <p class="lesson-scene" aria-hidden="true">
              <b>{say().scene(open().place.scene + 1, open().lesson.scenes.length)}</b>{' '}
              <span lang={language()}>
                {sceneOf(open()).title[language()]}
                <Show when={isLast()}>
                  {' '}
                  <i lang={props.model.choices.lang}>{say().isOver}</i>
                </Show>
              </span>
            </p>
            <p
              class="lesson-text"
              classList={{ question: open().isThere && stopOf(open()).isQuestion }}
              lang={open().isThere ? language() : props.model.choices.lang}
              tabindex="0"
              aria-live="polite"
              aria-atomic="true"
            >
              <Show when={props.isThere}>
                <Show when={open().isThere} fallback={say().left}>
                  <Text {...props} open={open()} text={stopOf(open()).text} />
                </Show>
              </Show>
            </p>
            <div class="lesson-tools unlabelled">
              <Button
                label={say().back}
                shortcut={{ key: 'Page Up', does: say().backHint }}
                press={() => props.lesson.go(-1)}
              >
                <PathIcon strokes="M14.5 6.5 9 12l5.5 5.5" />
              </Button>
              <Button
                label={say().on}
                shortcut={{ key: 'Page Down', does: say().onHint }}
                press={() => props.lesson.go(1)}
              >
                <PathIcon strokes="M9.5 6.5 15 12l-5.5 5.5" />
              </Button>
              <Show when={props.lesson.present}>
                <Button
                  label={lateWords(props.words).presenting.title}
                  shortcut={{ key: 'I', does: lateWords(props.words).presenting.hint }}
                  press={() => props.lesson.present?.()}
                >
                  <PathIcon strokes="M5 6h14M5 10h14M5 14h9M5 18h6" />
                </Button>
              </Show>
              <Button
                label={say().end}
                shortcut={{ key: 'L', does: say().end }}
                press={() => props.lesson.end()}
              >
                <CloseIcon />
              </Button>
            </div>
          </section>
        );
      }}
    </Show>
  );
}

interface TextProps extends LessonProps {
  readonly open: OpenLesson;
  readonly text: LessonText;
}

/** A text of the lesson, in the language that it has, with its figures. */
export function Text(props: TextProps): JSX.Element {
  const written = () => props.text[languageIn(props.open.lesson, props.model.choices.lang)] ?? '–';
  return <>{filled(written(), sceneOf(props.open), props.words.lesson.number)}</>;
}
