import { number } from './enNumbers.ts';

/** What is said in English of a lesson, besides its own texts. */
export const enLesson = {
  title: 'Lesson',
  hint: 'Give the lesson on backtracking, or end it',
  scene: (scene: number, of: number): string => `${number(scene)}/${number(of)}`,
  back: 'Stop before',
  on: 'Next stop',
  backHint: 'Back to the stop of the lesson before',
  onHint: 'On to the next stop of the lesson',
  notes: 'Notes',
  notesHint: 'The notes for the teacher, or put them away',
  number,
};

export type LessonWords = typeof enLesson;
