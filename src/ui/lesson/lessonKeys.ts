import { words, type Words } from '../../words/index.ts';
import type { ModeKey } from '../modeEntrance.ts';
import type { LessonPart } from './lessonPart.ts';

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
