import type { Words } from './en.ts';
import { jaGallery } from './jaGallery.ts';
import { number } from './jaNumbers.ts';

/** Names of the settings that are offered, and of their values, in Japanese. */
export const jaSettings: Words['settings'] = {
  names: {
    theme: { title: 'テーマ' },
    themes: { title: '順に切り替えるテーマ' },
    hour: { title: '光' },
    speed: { title: '速さ' },
    play: { title: '続けて流すパズル', hint: '何も選ばなければ、すべてを流します。' },
    minutes: { title: '1面の長さ' },
    interludes: { title: '幕間' },
    every: { title: '幕間の間隔' },
    letters: { title: 'ピースに文字を表示' },
    captions: { title: '一手ごとに何が起きたかを表示' },
    titles: { title: '操作部が隠れている間、題を出す' },
    lang: { title: '言語' },
  },
  captionsHint: (pace) => `盤面の下に表示します（停止中と、毎秒${number(pace)}手まで）。`,
  leftAlone: '自動再生の番組',
  always: 'つける',
  never: 'つけない',
  whereNeeded: '必要なときだけ',
  systemLanguage: 'システムに合わせる',
  takeTurns: '順に切り替える',
  clock: 'そのときの時刻',
  oClock: (hour) => `${hour}時`,
  untilSolved: '解けるまで',
  minutes: (minutes) => `${minutes}分`,
  boards: (boards) => `${boards}面ごと`,
  parts: {
    squares: jaGallery.lattices.square,
    triangles: jaGallery.lattices.triangle,
    hexagons: jaGallery.lattices.hexagon,
    impossible: '解のないパズル',
  },
  interludes: {
    race: '4つの探索の競争',
    make: 'パズルがひとりでにでき、続けて解かれる',
    aztec: '無作為に敷くドミノと北極円',
    rain: '小さなパズルのすべての解が、見つかるたびに並ぶ',
    wall: 'これまでに解けたパズルの壁',
  },
};
