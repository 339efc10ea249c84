import type { ExperimentWords } from './enExperiments.ts';
import { number } from './jaNumbers.ts';
import { once } from './once.ts';

const percent = once(
  () => new Intl.NumberFormat('ja', { style: 'percent', maximumFractionDigits: 0 }),
);

/** What is said in Japanese of experiments and what came of them. */
export const jaExperiments: ExperimentWords = {
  columns: {
    board: '盤面',
    placements: '置いた回数',
    deadEnds: '行き止まり',
    solutions: '解',
    first: '最初の解まで',
    done: '完成',
    stuck: '行き詰まり',
    tries: '試した回数',
    steps: '手数',
    chiSquared: 'カイ二乗',
    end: '終わり方',
  },
  kinds: {
    search: {
      title: '探索',
      pane: '探索',
      end: ({ finished, first, steps }, until) => {
        if (finished) return 'すべて調べた';
        return until === 'first' && first !== null ? '最初の解' : `${number(steps)}手で打ち切り`;
      },
      progress: (done, of, share) =>
        `探索${number(of)}件のうち${number(done)}件が終了・${percent().format(share)}`,
    },
    generation: {
      title: 'パズルの作り方',
      pane: '作り方',
      end: ({ runs }) => `${number(runs)}回実行`,
      progress: (done, of, share) =>
        `作り方${number(of)}件のうち${number(done)}件が終了・${percent().format(share)}`,
    },
  },
  listed: { id: '名前', title: '題名' },
  title: '実験',
  loading: 'お待ちください…',
  notLoaded: '実験を読み込めませんでした。接続を確かめて、もう一度お試しください。',
  again: 'もう一度試す',
  about:
    '探索やパズルの作り方について言われていることを、ここで確かめます。どれも2分以内に終わり、秒数ではなく置いた回数や試した回数を数えるので、どの機械でも同じ結果になります。',
  run: '実行',
  rerun: 'もう一度実行',
  stop: '中止',
  watch: '競争として見る',
  waiting: '先に始めた実験の終わりを待っています。',
  failed: '予期せず止まりました。',
  claim: '主張',
  look: '見どころ',
  source: '出典',
  box: (width, height) => `${width} × ${height}`,
  blocks: (blocks) =>
    typeof blocks === 'number' ? `${number(blocks)}ピース` : `大きさ${blocks.join('、')}`,
  inRace: (title, sentence) => `${title}：${sentence}`,
  ofRace: (name, title) => `${name}（${title}）`,
  comesTo: {
    placements: (name, value) => `「${name}」の置いた回数は${number(value)}回でした。`,
    deadEnds: (name, value) => `「${name}」の行き止まりは${number(value)}回でした。`,
    first: (name, value) =>
      value === Infinity
        ? `「${name}」は解に至りませんでした。`
        : `「${name}」の最初の解までに置いた回数は${number(value)}回でした。`,
    found: (name, value) => `「${name}」が見つけた解は${number(value)}個でした。`,
    solutions: (name, value) => `「${name}」が数えた解は${number(value)}個でした。`,
    done: (name, value) => `「${name}」が完成した回数は${number(value)}回でした。`,
    stuck: (name, value) =>
      value === 0
        ? `「${name}」は一度も行き詰まりませんでした。`
        : `「${name}」が行き詰まった回数は${number(value)}回でした。`,
    tries: (name, value) => `「${name}」の試した回数は${number(value)}回でした。`,
    steps: (name, value) => `「${name}」の手数は${number(value)}手でした。`,
    chiSquared: (name, value) => `「${name}」のカイ二乗は${number(value)}でした。`,
  },
  tooSoon: (name) => `「${name}」は途中で止めたのでわかりません。`,
  claimed: (_, least, most) => {
    if (least === most) return `主張：${least === 1 ? '同数' : `${number(least)}倍`}`;
    if (least === 1 && most === Infinity) return '主張：同数かそれ以上';
    if (most === Infinity) return `主張：${number(least)}倍以上`;
    if (least === 0) return `主張：${number(most)}倍以下`;
    return `主張：${number(least)}倍から${number(most)}倍`;
  },
  claimedNumber: (least, most) => {
    if (least === most) return `主張：${number(least)}`;
    if (most === Infinity) return `主張：${number(least)}以上`;
    if (least === 0) return `主張：${number(most)}以下`;
    return `主張：${number(least)}から${number(most)}`;
  },
  agrees: '測った結果は主張のとおりでした。',
  disagrees: '測った結果は主張と食い違いました。',
  open: 'この結果からは、主張が正しいかどうかわかりません。',
  unknown: (id, ids) => `「${id}」という実験はありません。あるのは${ids}です。`,
};
