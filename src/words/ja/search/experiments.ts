import type { Interval } from '../../../experiment/interval.ts';
import type { Measure } from '../../../experiment/kinds.ts';
import type { LateWords, Words } from '../../dictionary.ts';
import { ratioIn, formatter } from '../../format.ts';
import { TICK } from '../../sentences.ts';
import { decimal, moment, number } from '../numbers.ts';

const ratio = ratioIn('ja');
const twoPlaces = formatter('ja', { maximumFractionDigits: 2 });
const twoDigits = formatter('ja', { maximumSignificantDigits: 2 });
const duration = (ms: number): string =>
  ms < TICK ? `${moment(TICK, 'time')}未満` : moment(ms, 'time');
const quoted = (name: string): string => `「${name}」`;
const listed = (names: readonly string[]): string => names.map(quoted).join('と');

/** The subject of a sentence on a measure, and the unit of its values. */
const measures: Readonly<Record<Measure, readonly [subject: string, unit: string]>> = {
  placements: ['の置いた回数は', '回'],
  deadEnds: ['の行き止まりは', '回'],
  first: ['の最初の解までに置いた回数は', '回'],
  solutions: ['が数えた解は', '個'],
  found: ['が同じ手数で見つけた解は', '個'],
  done: ['が完成した回数は', '回'],
  stuck: ['が行き詰まった回数は', '回'],
  tries: ['の試した回数は', '回'],
  steps: ['の手数は', '手'],
  chiSquared: ['のカイ二乗は', ''],
  meanLag: ['が誤りに気づくまでの遅れは平均', '個'],
  earlyMistakes: ['の誤りのうち序盤のものは', '%'],
  earlyWaste: ['のむだのうち序盤の誤りによるものは', '%'],
};

const valueOf = (measure: Measure, { low, high }: Interval): string =>
  `${number(low)}${measures[measure][1]}${low === high ? '' : '以上'}`;

function multiple({ low, high }: Interval): string {
  if (low === high) return `${ratio(low)}倍`;
  return high === Infinity ? `${ratio(low, 'floor')}倍以上` : `${ratio(high, 'ceil')}倍以下`;
}

export const comparison: Words['comparison'] = {
  pieces: {
    given: 'ピースは書かれた順',
    hardest: 'ピースは置きにくい順',
    random: 'ピースは無作為に',
  },
  piecesFirst: (names) => `${names}を先に`,
  ties: (order) => `同数なら${order}`,
  tiesAbout:
    'アルゴリズムXは、順序にかかわらず、残る置き方が最も少ないマスかピースを選びます。順序が効くのは、残る置き方が同数のマスの間だけで、先に来るマスを選びます。途中で向きを変えたり数え直したりする順序も、ここではそうしません。「候補の少ないマスから」と「短い側からはがすように」は「短い辺に沿って」、「斜めにはがすように」は「斜めに」と同じになります。',
  randomCells: 'マスは無作為に',
  seed: (seed) => `乱数の種${seed}`,
  unique: '回転・裏返しは1回',
  held: (piece) => `${piece}の向きを固定`,
  notHeld: '向きの固定なし',
  notUnique: 'すべての解',
  noRules: '規則なし',

  times: (measure, less, more, times) => {
    const values = [more, less].map(({ range }) => valueOf(measure, range)).join('と');
    return `${quoted(more.name)}${measures[measure][0]}${quoted(less.name)}の${multiple(times)}でした（${values}）。`;
  },
  apart: (measure, less, more) => {
    const values = [valueOf(measure, less.range), valueOf(measure, more.range)] as const;
    return measure === 'first'
      ? `${quoted(less.name)}${measures.first[0]}${values[0]}でしたが、${quoted(more.name)}は解に至りませんでした。`
      : `${quoted(more.name)}${measures[measure][0]}${values[1]}、${quoted(less.name)}は${values[0]}でした。`;
  },
  same: (measure, names, value) => {
    const [subject, unit] = measures[measure];
    if (value === Infinity) return `${listed(names)}はどれも解に至りませんでした。`;
    return `${listed(names)}${subject}どれも同じ${number(value)}${unit}でした。`;
  },
  open: (one, other) =>
    `${quoted(one)}と${quoted(other)}のどちらが少ないかは、途中で止めたのでわかりません。`,
  longer: (first, later) =>
    first.ms < TICK
      ? `${quoted(first.name)}が、測れないほど短い時間で1位です。${quoted(later.name)}は${duration(later.ms)}かかりました。`
      : `${quoted(first.name)}が1位です。${quoted(later.name)}は${twoDigits(later.ms / first.ms)}倍の時間がかかりました（${duration(later.ms)}と${duration(first.ms)}）。`,
  tied: (first, isAll) => {
    const times = first.map(({ ms }) => duration(ms)).join('、');
    return `${listed(first.map(({ name }) => name))}は${isAll ? 'ほぼ同時に終わりました' : 'ほぼ同時で、ともに1位です'}（${times}）。`;
  },
  longerThan: (best, later) =>
    best.ms < TICK
      ? `${quoted(later.name)}は${duration(later.ms)}かかりました。`
      : `${quoted(later.name)}は${quoted(best.name)}の${twoDigits(later.ms / best.ms)}倍の時間がかかりました（${duration(later.ms)}と${duration(best.ms)}）。`,
  notTime: (slower, sooner) =>
    `置いた回数と時間は別です。${quoted(slower.name)}が置いた回数は${quoted(sooner.name)}より少ない（${number(slower.placements)}回と${number(sooner.placements)}回）のに、1回ごとの時間が長くかかりました。`,
  doneIn: ({ name, ms }, until) =>
    `${quoted(name)}は${duration(ms)}で${until === 'first' ? '最初の解に至りました' : '終わりました'}。`,
  undoneIn: ({ name, ms }) => `${quoted(name)}は${duration(ms)}では終わりませんでした。`,
  noSolution: '解はありません。すべて調べ終えました。',
  notDone: (name, placements) =>
    `${quoted(name)}は${number(placements)}回置いても終わりませんでした。`,
  alone: (name, placements) => `${quoted(name)}は${number(placements)}回置いて終わりました。`,
  soFar: (name, steps, solutions) =>
    `${quoted(name)}は${number(steps)}手で解${number(solutions)}個に至りました。`,
};

const isShare = (measure: Measure): boolean =>
  measure === 'earlyMistakes' || measure === 'earlyWaste';
const percent = formatter('ja', { style: 'percent', maximumFractionDigits: 0 });

function bounds(least: number, most: number, unit: string): string {
  if (least === most) return `${number(least)}${unit}`;
  if (most === Infinity) return `${number(least)}${unit}以上`;
  if (least === 0) return `${number(most)}${unit}以下`;
  return `${number(least)}${unit}から${number(most)}${unit}`;
}

export const experiments: LateWords['experiments'] = {
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
    meanLag: '平均の遅れ',
    earlyMistakes: '序盤の誤り（%）',
    earlyWaste: 'そのためのむだ（%）',
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
        `探索${number(of)}件のうち${number(done)}件が終了・${percent(share)}`,
    },
    generation: {
      title: 'パズルの作り方',
      pane: '作り方',
      end: ({ runs }) => `${number(runs)}回実行`,
      progress: (done, of, share) =>
        `作り方${number(of)}件のうち${number(done)}件が終了・${percent(share)}`,
    },
  },
  listed: { id: '名前', title: '題名' },
  about:
    '探索やパズルの作り方について言われていることを、ここで確かめます。まず予想すると、実験が始まります。どれも2分以内に終わり、秒数ではなく置いた回数や試した回数を数えるので、どの機械でも同じ結果になります。',
  guess: { yes: 'はい', no: 'いいえ', depends: '場合による' },
  guesses: '予想',
  skip: '予想しない',
  guessed: (given, right) => {
    if (right === undefined) return `予想は「${given}」でした。`;
    return given === right
      ? `予想は「${given}」、そのとおりでした。`
      : `予想は「${given}」、答えは「${right}」でした。`;
  },
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
  comesTo: (measure, name, value) => {
    if (measure === 'first' && value === Infinity) return `${quoted(name)}は解に至りませんでした。`;
    if (measure === 'stuck' && value === 0)
      return `${quoted(name)}は一度も行き詰まりませんでした。`;
    const [subject, unit] = measures[measure];
    return `${quoted(name)}${measure === 'found' ? 'が見つけた解は' : subject}${number(value)}${unit}でした。`;
  },
  noMistake: (name) => `${quoted(name)}に、気づくような誤りはありませんでした。`,
  tooSoon: (name) => `「${name}」は途中で止めたのでわかりません。`,
  claimed: (_, least, most) => {
    if (least === 1 && most === 1) return '主張：同数';
    if (least === 1 && most === Infinity) return '主張：同数かそれ以上';
    return `主張：${bounds(least, most, '倍')}`;
  },
  claimedNumber: (least, most, measure) =>
    `主張：${bounds(least, most, measure && isShare(measure) ? '%' : '')}`,
  ranks: (one, other, { pairs, alike, range: { low, high } }) => {
    const tau = low === high ? twoPlaces(low) : `${twoPlaces(low)}から${twoPlaces(high)}の間`;
    return `同じ盤面の${number(pairs)}組のうち${number(alike)}組で、${quoted(one)}の順と${quoted(other)}の順が一致しました。ケンドールのτは${tau}です。`;
  },
  claimedRanks(least, most) {
    if (most === 1) return `主張：${twoPlaces(least)}以上`;
    return least === -1
      ? `主張：${twoPlaces(most)}以下`
      : `主張：${twoPlaces(least)}から${twoPlaces(most)}`;
  },
  agrees: '測った結果は主張のとおりでした。',
  disagrees: '測った結果は主張と食い違いました。',
  open: 'この結果からは、主張が正しいかどうかわかりません。',
  noLag: (id) => `--lag は探索の実験だけに使えます。「${id}」は分割の実験です。`,
  lag: (panes) =>
    `間違いに気づくまでに重ねたピースの平均：${panes
      .map(
        ({ name, lag: { lag, isExact } }) =>
          `${name} ${lag && isExact ? `${decimal(lag.pieces.mean)}個` : '–'}`,
      )
      .join('、')}。むだに置いた回数：${panes
      .map(
        ({ name, lag: { inVain, isExact, placements } }) =>
          `${name} ${number(placements)}回中${isExact ? '' : '少なくとも'}${number(inVain)}回`,
      )
      .join('、')}。`,
  unknown: (id, ids) => `「${id}」という実験はありません。あるのは${ids}です。`,
};
