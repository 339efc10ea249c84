import type { Interval } from '../experiment/interval.ts';
import type { Measure } from '../experiment/kinds.ts';
import type { ComparisonWords } from './enComparison.ts';
import { number } from './jaNumbers.ts';
import { moment } from './jaRace.ts';
import { once } from './once.ts';
import { ratioIn } from './ratio.ts';
import { TICK } from './timed.ts';

const ratio = ratioIn('ja');
const twoDigits = once(() => new Intl.NumberFormat('ja', { maximumSignificantDigits: 2 }));
const duration = (ms: number): string =>
  ms < TICK ? `${moment(TICK, 'time')}未満` : moment(ms, 'time');
const quoted = (name: string): string => `「${name}」`;
const listed = (names: readonly string[]): string => names.map(quoted).join('と');

const subjects = {
  placements: 'の置いた回数は',
  deadEnds: 'の行き止まりは',
  first: 'の最初の解までに置いた回数は',
  solutions: 'が数えた解は',
  found: 'が同じ手数で見つけた解は',
  done: 'が完成した回数は',
  stuck: 'が行き詰まった回数は',
  tries: 'の試した回数は',
  steps: 'の手数は',
  chiSquared: 'のカイ二乗は',
};
const units = {
  placements: '回',
  deadEnds: '回',
  first: '回',
  solutions: '個',
  found: '個',
  done: '回',
  stuck: '回',
  tries: '回',
  steps: '手',
  chiSquared: '',
};

const valueOf = (measure: Measure, { low, high }: Interval): string =>
  `${number(low)}${units[measure]}${low === high ? '' : '以上'}`;

function multiple({ low, high }: Interval): string {
  if (low === high) return `${ratio(low)}倍`;
  return high === Infinity ? `${ratio(low, 'floor')}倍以上` : `${ratio(high, 'ceil')}倍以下`;
}

/** What searches beside each other are called and come to, in Japanese. */
export const jaComparison: ComparisonWords = {
  pieces: {
    given: 'ピースは書かれた順',
    hardest: 'ピースは置きにくい順',
    random: 'ピースはでたらめに',
  },
  piecesFirst: (names) => `${names}を先に`,
  ties: (order) => `同数なら${order}`,
  tiesAbout:
    'アルゴリズムXは、順序にかかわらず、残る置き方が最も少ないマスかピースを選びます。順序が効くのは、残る置き方が同数のマスの間だけで、先に来るマスを選びます。途中で向きを変えたり数え直したりする順序も、ここではそうしません。「候補の少ないマスから」と「短い側からはがすように」は「短い辺に沿って」、「斜めにはがすように」は「斜めに」と同じになります。',
  randomCells: 'マスはでたらめに',
  seed: (seed) => `乱数の種${seed}`,
  unique: '回転・裏返しは1回',
  held: (piece) => `${piece}の向きを固定`,
  notHeld: '向きの固定なし',
  notUnique: 'すべての解',
  noRules: '規則なし',

  times: (measure, less, more, times) => {
    const values = [more, less].map(({ range }) => valueOf(measure, range)).join('と');
    return `${quoted(more.name)}${subjects[measure]}${quoted(less.name)}の${multiple(times)}でした（${values}）。`;
  },
  apart: (measure, less, more) => {
    const values = [valueOf(measure, less.range), valueOf(measure, more.range)] as const;
    return measure === 'first'
      ? `${quoted(less.name)}${subjects.first}${values[0]}でしたが、${quoted(more.name)}は解に至りませんでした。`
      : `${quoted(more.name)}${subjects[measure]}${values[1]}、${quoted(less.name)}は${values[0]}でした。`;
  },
  same: (measure, names, value) =>
    value === Infinity
      ? `${listed(names)}はどれも解に至りませんでした。`
      : `${listed(names)}${subjects[measure]}どれも同じ${number(value)}${units[measure]}でした。`,
  open: (one, other) =>
    `${quoted(one)}と${quoted(other)}のどちらが少ないかは、途中で止めたのでわかりません。`,
  longer: (first, later) =>
    first.ms < TICK
      ? `${quoted(first.name)}が、測れないほど短い時間で1位です。${quoted(later.name)}は${duration(later.ms)}かかりました。`
      : `${quoted(first.name)}が1位です。${quoted(later.name)}は${twoDigits().format(later.ms / first.ms)}倍の時間がかかりました（${duration(later.ms)}と${duration(first.ms)}）。`,
  tied: (first, isAll) => {
    const times = first.map(({ ms }) => duration(ms)).join('、');
    return `${listed(first.map(({ name }) => name))}は${isAll ? 'ほぼ同時に終わりました' : 'ほぼ同時で、ともに1位です'}（${times}）。`;
  },
  longerThan: (best, later) =>
    best.ms < TICK
      ? `${quoted(later.name)}は${duration(later.ms)}かかりました。`
      : `${quoted(later.name)}は${quoted(best.name)}の${twoDigits().format(later.ms / best.ms)}倍の時間がかかりました（${duration(later.ms)}と${duration(best.ms)}）。`,
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
