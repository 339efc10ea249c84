import { Show, type JSX } from 'solid-js';
import { filled, languageIn, type LessonText } from '../../../teach/lesson/lesson.ts';
import type { Words } from '../../../words/index.ts';
import type { OpenLesson } from '../../lesson/model.ts';

interface SceneProps {
  readonly open: OpenLesson | undefined;
  readonly language: string;
  readonly words: Words;
}

/** What a scene says in the language that its lesson has, with its figures. */
function written({ words, language }: SceneProps, { lesson, place }: OpenLesson) {
  const scene = lesson.scenes[place.scene]!;
  const lang = languageIn(lesson, language);
  const said = (text: LessonText | undefined): string | undefined =>
    text && filled(text[lang]!, scene, words.lesson.number);
  const { title, stops, say, notes } = scene;
  const ask = stops.find(({ isQuestion }) => isQuestion)?.text;
  return { lang, title: said(title), ask: said(ask), say: said(say), notes: said(notes) };
}

/** The question of the scene of a lesson, if there is one. */
export function SceneQuestion(props: SceneProps): JSX.Element {
  const scene = () => (props.open ? written(props, props.open) : undefined);
  return (
    <Show when={scene()?.ask}>
      {(ask) => (
        <p class="boxed">
          <b>{props.words.sheets.question}:</b> <span lang={scene()!.lang}>{ask()}</span>
        </p>
      )}
    </Show>
  );
}

/** All that the scene of a lesson says, with the notes for the teacher. */
export function SceneAnswer(props: SceneProps): JSX.Element {
  return (
    <Show when={props.open && written(props, props.open)}>
      {(scene) => (
        <div class="boxed">
          <p lang={scene().lang}>
            <b>{scene().title}</b> {scene().ask}
          </p>
          <p>
            <b>{props.words.sheets.answer}:</b> <span lang={scene().lang}>{scene().say}</span>
          </p>
          <Show when={scene().notes}>
            {(notes) => (
              <p>
                <b>{props.words.lesson.notes}:</b> <span lang={scene().lang}>{notes()}</span>
              </p>
            )}
          </Show>
        </div>
      )}
    </Show>
  );
}
