import { createSignal, type Accessor } from 'solid-js';
import type { Lesson } from '../../teach/lesson/lesson.ts';
import type { LessonChoice, LessonCommands, OpenLesson } from './model.ts';
import { words, type Words } from '../../words/index.ts';
import type { ModeKey } from '../modeEntrance.ts';
import type { NoticeProps } from '../part.ts';

/** The lesson in the overlay of a mode, with its choice and its commands. */
export interface LessonPart {
  readonly open: OpenLesson | undefined;
  /** The lessons to choose from, while one is being chosen. */
  readonly choices: readonly LessonChoice[] | undefined;
  /** Ends the lesson; or begins one: where there are several, the one that is chosen. */
  toggle(): void;
  begin(lesson: Lesson): void;
  remove(lesson: Lesson): void;
  /** Chooses none. */
  dismiss(): void;
  /** Goes by a number of stops. */
  go(by: number): void;
  end(): void;
  toggleNotes(): void;
}

export function createLessonPart(
  open: Accessor<OpenLesson | undefined>,
  commands: Accessor<LessonCommands>,
): LessonPart {
  const [choices, setChoices] = createSignal<readonly LessonChoice[]>();
  const begin = (lesson: Lesson): void => {
    setChoices(undefined);
    commands().begin(lesson);
  };
  return {
    get open() {
      return open();
    },
    get choices() {
      return choices();
    },
    toggle() {
      if (open()) commands().end();
      else commands().all((all) => (all.length === 1 ? begin(all[0]!.lesson) : setChoices(all)));
    },
    begin,
    remove(lesson) {
      commands().remove(lesson);
      commands().all(setChoices);
    },
    dismiss: () => setChoices(undefined),
    go: (by) => commands().go(by),
    end: () => commands().end(),
    toggleNotes: () => commands().setNotes(!(open()?.hasNotes ?? true)),
  };
}

/** The keys of a lesson: those of presentation remotes, and those of its buttons. */
export function lessonKeys(lesson: LessonPart): readonly ModeKey[] {
  const key = (
    names: Pick<ModeKey, 'key' | 'code'>,
    does: (say: Words['lesson']) => string,
    press: () => void,
  ): ModeKey => ({ ...names, words: (language) => does(words(language).lesson), press });
  return [
    key(
      { key: 'Page Down', code: 'PageDown' },
      (say) => say.onHint,
      () => lesson.go(1),
    ),
    key(
      { key: 'Page Up', code: 'PageUp' },
      (say) => say.backHint,
      () => lesson.go(-1),
    ),
    key(
      { key: 'I' },
      (say) => say.notesHint,
      () => lesson.toggleNotes(),
    ),
    key(
      { key: 'L' },
      (say) => say.end,
      () => lesson.end(),
    ),
  ];
}

export interface LessonProps extends Pick<NoticeProps, 'model' | 'commands' | 'words'> {
  readonly lesson: LessonPart;
}
