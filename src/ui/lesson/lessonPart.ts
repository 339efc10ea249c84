import { createSignal, type Accessor } from 'solid-js';
import type { Lesson } from '../../teach/lesson/lesson.ts';
import type { LessonChoice, LessonCommands, OpenLesson } from './model.ts';
import type { Words } from '../../words/index.ts';
import type { ModeKey } from '../modeEntrance.ts';
import type { OverlayProps } from '../modeOverlay.ts';

/** The lesson in the overlay of a mode, with its choice and its commands. */
export interface LessonPart extends Pick<
  LessonCommands,
  'begin' | 'remove' | 'go' | 'end' | 'home' | 'visit' | 'present'
> {
  readonly open: OpenLesson | undefined;
  /** The lessons to choose from, while one is being chosen. */
  readonly choices: readonly LessonChoice[] | undefined;
  /** Ends the lesson; or begins one: where there are several, the one that is chosen. */
  toggle(): void;
  /** Chooses none. */
  dismiss(): void;
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
    home: () => commands().home(),
    visit: (query) => commands().visit(query),
    get present() {
      return open() && commands().present;
    },
  };
}

/** The key of the presenter's window. */
export const presentKey = (lesson: LessonPart): ModeKey => ({
  key: 'I',
  group: 'page',
  does: ({ keyList }) => keyList.presenter,
  press: () => lesson.present?.(),
});

/** The keys of a lesson in a race: those of presentation remotes, and those of its buttons. */
export function lessonKeys(lesson: LessonPart): readonly ModeKey[] {
  const on = (words: Words) => words.classroom.onHint;
  const back = (words: Words) => words.classroom.backHint;
  const group = 'playing';
  return [
    { key: 'Page Down', code: 'PageDown', group, does: on, press: () => lesson.go(1) },
    { key: 'Page Up', code: 'PageUp', group, does: back, press: () => lesson.go(-1) },
    ...(lesson.present ? [presentKey(lesson)] : []),
    { key: 'L', group: 'closer', does: (words) => words.lesson.end, press: () => lesson.end() },
  ];
}

export interface LessonProps extends Pick<OverlayProps, 'model' | 'commands' | 'words'> {
  readonly lesson: LessonPart;
}
