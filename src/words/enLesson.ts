import { number } from './enNumbers.ts';
import { short } from './short.ts';

/** What is said in English of a lesson, besides its own texts. */
export const enLesson = {
  title: 'Lesson',
  hint: 'Give a lesson, or end it',
  scene: (scene: number, of: number): string => `${number(scene)}/${number(of)}`,
  /** At the last stop. */
  isOver: '· the end',
  back: 'Previous stop',
  on: 'Next stop',
  backHint: 'Back to the previous stop of the lesson',
  onHint: 'On to the next stop of the lesson',
  notes: 'Notes',
  notesHint: 'Show the notes for the teacher, or put them away',
  end: 'End the lesson',
  number,

  choose: 'Lessons',
  chooseHint:
    'A lesson of your own is a text file: drop it anywhere on this page, paste it, or open it here.',
  scenes: (scenes: number): string => `${number(scenes)} ${scenes === 1 ? 'scene' : 'scenes'}`,
  own: 'your own',
  remove: (title: string): string => `Remove “${title}”`,
  unknown: (place: string): string =>
    `There is no lesson “${short(place)}” here, or no such scene. Somebody’s own lesson is known to their browser alone; its file can be dropped here.`,
  /** Before a sentence on what is wrong. */
  inLesson: (said: string): string => `The lesson cannot be read: ${said}`,
  inScene: (scene: number, said: string): string =>
    `The lesson cannot be read. Scene ${number(scene)}: ${said}`,
};

export type LessonWords = typeof enLesson;
