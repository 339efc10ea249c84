import type { Words } from './en.ts';
import { jaGallery } from './jaGallery.ts';
import { short } from './short.ts';

/** What is shown while nobody is in control, in Japanese. */
export const jaProgramme: Words['programme'] = {
  title: '自動再生の番組',
  hint: '誰も操作していないときに続けて流すものです。一時停止や一手送りをすると、その盤面にとどまります。',
  parts: 'パズル',
  partsHint: '何も選ばなければ、すべてを流します。',
  squares: jaGallery.lattices.square,
  triangles: jaGallery.lattices.triangle,
  hexagons: jaGallery.lattices.hexagon,
  impossible: '解のないパズル',
  takeTurns: '順に切り替える',
  themes: '順に切り替えるテーマ',
  themesHint: '何も選ばなければ、テーマは変わりません。',
  minutes: '1面の長さ',
  automatic: '解けるまで',
  stays: (minutes) => `${minutes}分`,
  interludes: '幕間',
  interludesHint: '何も選ばなければ、盤面だけを続けて流します。',
  interlude: {
    race: '4つの探索の競争',
    make: 'パズルがひとりでにでき、続けて解かれる',
    aztec: '無作為に敷くドミノと北極円',
    rain: '小さなパズルのすべての解が、見つかるたびに並ぶ',
    wall: 'これまでに解けたパズルの壁',
  },
  every: '幕間の間隔',
  boards: (count) => `${count}面ごと`,
  badName: (setting, name, known) =>
    `アドレスの「${setting}」にある「${short(name)}」は意味がないので無視します。使えるのは${known.join('、')}です。`,
};
