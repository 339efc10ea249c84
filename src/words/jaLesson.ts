import type { LessonWords } from './enLesson.ts';
import { number } from './jaNumbers.ts';
import { short } from './short.ts';

/** What is said in Japanese of a lesson, besides its own texts. */
export const jaLesson: LessonWords = {
  title: 'レッスン',
  hint: 'レッスンを始める・終える',
  scene: (scene, of) => `${number(scene)}/${number(of)}`,
  isOver: '・おわり',
  back: 'レッスンを戻す',
  on: 'レッスンを進める',
  backHint: 'レッスンを一つ前に戻す',
  onHint: 'レッスンを一つ先に進める',
  notes: '手引き',
  notesHint: '教える人のための手引きを表示・非表示',
  end: 'レッスンを終える',
  number,

  choose: 'レッスンを選ぶ',
  chooseHint:
    '自作のレッスンはテキストファイルです。このページにドロップするか、貼り付けるか、ここから開いてください。',
  scenes: (scenes) => `${number(scenes)}場面`,
  own: '自作',
  remove: (title) => `「${title}」を削除`,
  unknown: (place) =>
    `レッスンまたは場面「${short(place)}」はここにはありません。自作のレッスンは作った人のブラウザーにだけあります。ファイルをここにドロップすれば使えます。`,
  inLesson: (said) => `レッスンを読み込めません：${said}`,
  inScene: (scene, said) => `レッスンを読み込めません。場面${number(scene)}：${said}`,
};
