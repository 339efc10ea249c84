import { Show, type JSX } from 'solid-js';
import { filled } from '../../teach/lesson.ts';
import { Button } from '../button.tsx';
import { PathIcon } from '../icons.tsx';
import type { OpenLesson } from './model.ts';
import type { ClassProps } from './props.ts';
import './lesson.css';

const sceneOf = ({ lesson, place }: OpenLesson) => lesson.scenes[place.scene]!;

/** What the lesson asks or says at its present stop. */
export function LessonBar(props: ClassProps): JSX.Element {
  const say = () => props.words.lesson;
  const language = () => props.model.choices.lang;
  const text = (open: OpenLesson): string => {
    const scene = sceneOf(open);
    const { [language()]: written } = open.place.stop === 0 ? scene.ask : scene.say;
    return filled(written!, scene, say().number);
  };
  return (
    <Show when={props.moment.lesson}>
      {(open) => (
        <section class="class-lesson" aria-label={open().lesson.title[language()]}>
          <p class="lesson-scene">
            <b>{say().scene(open().place.scene + 1, open().lesson.scenes.length)}</b>{' '}
            {sceneOf(open()).title[language()]}
          </p>
          <p
            class="lesson-text"
            classList={{ question: open().place.stop === 0 }}
            tabindex="0"
            aria-live="polite"
            aria-atomic="true"
          >
            {text(open())}
          </p>
          <div class="lesson-tools">
            <Button
              {...props}
              label={say().back}
              shortcut={{ key: 'Page Up', does: say().backHint }}
              press={() => props.act.goInLesson(-1)}
            >
              <PathIcon strokes="M14.5 6.5 9 12l5.5 5.5" fills="" />
            </Button>
            <Button
              {...props}
              label={say().on}
              shortcut={{ key: 'Page Down', does: say().onHint }}
              press={() => props.act.goInLesson(1)}
            >
              <PathIcon strokes="M9.5 6.5 15 12l-5.5 5.5" fills="" />
            </Button>
            <Button
              {...props}
              label={say().notes}
              shortcut={{ key: 'I', does: say().notesHint }}
              pressed={props.hasNotes}
              press={() => props.act.toggleNotes()}
            >
              <PathIcon strokes="M5 6h14M5 10h14M5 14h9M5 18h6" fills="" />
            </Button>
          </div>
        </section>
      )}
    </Show>
  );
}

/** The notes for the teacher on the scene, if they are wanted. */
export function LessonNotes(props: ClassProps): JSX.Element {
  return (
    <Show when={props.hasNotes && props.moment.lesson}>
      {(open) => (
        <section class="lesson-notes" aria-label={props.words.lesson.notes} tabindex="0">
          <h2>{props.words.lesson.notes}</h2>
          <p>
            {filled(
              sceneOf(open()).notes[props.model.choices.lang]!,
              sceneOf(open()),
              props.words.lesson.number,
            )}
          </p>
        </section>
      )}
    </Show>
  );
}
