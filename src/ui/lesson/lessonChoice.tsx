import type { LessonProps } from './lessonPart.ts';
import { createSignal, For, Show, type JSX } from 'solid-js';
import { limits } from '../../puzzle/errors.ts';
import { languageIn, type Lesson } from '../../teach/lesson/lesson.ts';
import { Dialog } from '../widgets/dialog.tsx';
import { FileButton } from '../widgets/fileButton.tsx';
import { CloseButton } from '../widgets/closeButton.tsx';

/** The dialog in which a lesson is chosen, where there are several. */
export function LessonChoice(props: LessonProps): JSX.Element {
  const say = () => props.words.lesson;
  const [wrong, setWrong] = createSignal('');
  const language = (lesson: Lesson) => languageIn(lesson, props.model.choices.lang);
  const close = (): void => {
    setWrong('');
    props.lesson.dismiss();
  };
  const take = (text: string): void => {
    const issue = props.commands.openText(text);
    if (issue === undefined) close();
    else setWrong(issue);
  };
  return (
    <Dialog
      open={props.lesson.choices !== undefined}
      title={say().choose}
      words={props.words}
      class="lesson-choice"
      close={close}
    >
      <ul>
        <For each={props.lesson.choices}>
          {({ lesson, isOwn }) => {
            const title = () => lesson.title[language(lesson)]!;
            return (
              <li>
                <button type="button" class="wide" onClick={() => props.lesson.begin(lesson)}>
                  <b lang={language(lesson)}>{title()}</b>{' '}
                  <span class="hint">
                    {say().scenes(lesson.scenes.length)}
                    <Show when={isOwn}> · {say().own}</Show>
                  </span>
                </button>
                <Show when={isOwn}>
                  <CloseButton
                    label={say().remove(title())}
                    press={() => props.lesson.remove(lesson)}
                  />
                </Show>
              </li>
            );
          }}
        </For>
      </ul>
      <p class="hint">{say().chooseHint}</p>
      <FileButton
        label={props.words.ui.chooseFile}
        take={take}
        refuse={(why) => setWrong(props.words.ui.notTaken[why](limits.text))}
      />
      <p class="wrong" role="alert">
        {wrong()}
      </p>
    </Dialog>
  );
}
