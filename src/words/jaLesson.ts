import type { LessonWords } from './enLesson.ts';
import { number } from './jaNumbers.ts';

/** What is said in Japanese of a lesson, besides its own texts. */
export const jaLesson: LessonWords = {
  title: '授業',
  hint: 'バックトラック法の授業を始める・終える',
  scene: (scene, of) => `${number(scene)}/${number(of)}`,
  back: '前の場面',
  on: '次の場面',
  backHint: '授業の前の場面に戻る',
  onHint: '授業の次の場面に進む',
  notes: '手引き',
  notesHint: '教える人のための手引きを表示・非表示',
  number,
};
