import type { Interval } from '../../../experiment/interval.ts';
import type { Measure } from '../../../experiment/kinds.ts';
import type { LateWords, Overrides, Words } from '../../dictionary.ts';
import { ratioIn, short } from '../../format.ts';
import { number, quoted } from '../numbers.ts';

export const headline = {
  sized: ({ pieces, cells }) =>
    pieces === undefined
      ? `項目${number(cells)}個を覆います`
      : `候補${number(pieces)}個で項目${number(cells)}個を覆います`,
  hopeless: (steps: number) => `解はありません・${number(steps)}手`,
  fit({ laid, of, areAll }, isProven) {
    if (of === undefined) return `ここで同時に選べた候補は${number(laid)}個`;
    const isMost = isProven && laid === of - 1;
    if (of === 1)
      return isMost ? 'すべての項目を覆う候補はありません' : 'ここで選べる候補はありません';
    const chosen = isMost ? '同時に選べるのは最大' : 'ここで同時に選べたのは';
    return areAll
      ? `候補${number(of)}個のうち、${chosen}${number(laid)}個`
      : `候補のうち、${chosen}${number(laid)}個、必要なのは${number(of)}個`;
  },
  deepest: (options: number, of: number | undefined) =>
    `最も深いところ：${of === undefined ? `候補${number(options)}個` : `候補${number(of)}個のうち${number(options)}個`}`,
} satisfies Overrides<Words['headline']>;

/** The subject of a sentence on a number of choices; undefined for other measures. */
const subjectOf = (measure: Measure): string | undefined =>
  measure === 'placements'
    ? 'の選んだ回数は'
    : measure === 'first'
      ? 'の最初の解までに選んだ回数は'
      : undefined;

const listed = (names: readonly string[]): string => names.map((name) => `「${name}」`).join('と');
const ratio = ratioIn('ja');

const valueOf = ({ low, high }: Interval): string =>
  `${number(low)}回${low === high ? '' : '以上'}`;

function multiple({ low, high }: Interval): string {
  if (low === high) return `${ratio(low)}倍`;
  return high === Infinity ? `${ratio(low, 'floor')}倍以上` : `${ratio(high, 'ceil')}倍以下`;
}

export const comparisonOf = (ofPieces: Words['comparison']) =>
  ({
    pieces: {
      given: '候補は書かれた順',
      hardest: '候補は選びにくい順',
      random: '候補は無作為に',
    },
    tiesAbout:
      'アルゴリズムXは、順序にかかわらず、残る候補が最も少ない項目を選びます。順序が効くのは、残る候補が同数の項目の間だけで、先に来る項目を選びます。途中で向きを変えたり数え直したりする順序も、ここではそうしません。「候補の少ない項目から」と「短い側からはがすように」は「短い辺に沿って」、「斜めにはがすように」は「斜めに」と同じになります。',
    randomCells: '項目は無作為に',
    unique: '対称な解は1回',
    notHeld: '固定なし',
    times: (measure, less, more, times) => {
      const subject = subjectOf(measure);
      if (subject === undefined) return ofPieces.times(measure, less, more, times);
      return `${listed([more.name])}${subject}${listed([less.name])}の${multiple(times)}でした（${valueOf(more.range)}と${valueOf(less.range)}）。`;
    },
    apart: (measure, less, more) => {
      const subject = subjectOf(measure);
      if (subject === undefined) return ofPieces.apart(measure, less, more);
      return measure === 'first'
        ? `${listed([less.name])}${subject}${valueOf(less.range)}でしたが、${listed([more.name])}は解に至りませんでした。`
        : `${listed([more.name])}${subject}${valueOf(more.range)}、${listed([less.name])}は${valueOf(less.range)}でした。`;
    },
    same: (measure, names, value) => {
      const subject = subjectOf(measure);
      return subject === undefined || value === Infinity
        ? ofPieces.same(measure, names, value)
        : `${listed(names)}${subject}どれも同じ${number(value)}回でした。`;
    },
    notTime: (slower, sooner) =>
      `選んだ回数と時間は別です。${listed([slower.name])}が選んだ回数は${listed([sooner.name])}より少ない（${number(slower.placements)}回と${number(sooner.placements)}回）のに、1回ごとの時間が長くかかりました。`,
    notDone: (name: string, choices: number) =>
      `${listed([name])}は${number(choices)}回選んでも終わりませんでした。`,
    alone: (name: string, choices: number) =>
      `${listed([name])}は${number(choices)}回選んで終わりました。`,
  }) satisfies Overrides<Words['comparison']>;

/** Whether images of solutions are counted. */
export const ofWhich = (unique: boolean): string =>
  unique ? '対称なものは1個' : '対称なものも含む';

/** Counts: their sentences hold numbers, and no names. */
export const countingOf = (ofPlacements: LateWords['counting']) =>
  ({
    line: (sums) => ofPlacements.line(sums).replace(/置いた/, '選んだ'),
    sizeIs: (size) => ofPlacements.sizeIs(size).replace(/置く/, '選ぶ'),
    soFar: (_, unique) => `個の解（途中・${ofWhich(unique)}）`,
    inAll: (_, unique) => `個の解（${ofWhich(unique)}）`,
    publishedUnique: (known: bigint) =>
      `発表されている個数：${number(known)}個（対称な解は1個と数える）`,
  }) satisfies Overrides<LateWords['counting']>;

export const coloursOf = (ofCells: Words['colours']) =>
  ({
    open: (items: readonly number[]) =>
      items.every((one) => one === 0)
        ? '空いた項目はありません。'
        : ofCells.open(items).replace(/空きマス/, '空いた項目'),
    covers: '候補が覆う項目',
    ways: (ways) => (ways.length === 0 ? '選べません' : ofCells.ways(ways)),
  }) satisfies Overrides<Words['colours']>;

export const pieceOrders = {
  hardest: {
    name: '選びにくい順',
    about: 'どの候補も場所は一つで、選びにくさに差がないので、無作為な順になります。',
  },
  named: {
    about: '指定した候補を先に、残りをその後に試します。厄介な候補がわかっているときに役立ちます。',
  },
} satisfies Overrides<Words['pieceOrders']>;

export const held = {
  label: '固定する候補',
  none: { about: '候補は形が一つなので、固定するものはありません。' },
  automatic: { about: '候補は形が一つなので、何も固定しません。' },
  orientationHint: '候補は形が一つです。',
  standing: { about: '候補は形が一つです。' },
  fixed: { about: '候補は形が一つです。' },
} satisfies Overrides<Words['held']>;

export const picturing = {
  board: '項目',
  letters: '候補に名前を表示',
  notFull: 'すべての項目が覆われていません。先に解へ移ってください。',
  inColourHint: 'そうでなければ白黒です。どちらも候補に名前が付きます。',
  deepestSoFar: 'ここまでで最多の候補',
} satisfies Overrides<LateWords['picturing']>;

export const page = {
  noSuchPosition: 'アドレス（laid=）の示す選び方は、このパズルではできません。無視しました。',
} satisfies Overrides<Words['page']>;

export const address = {
  unknownPieces: (value: string, unknown: readonly string[], known: string) =>
    `アドレスの「pieces=${short(value)}」のうち${quoted(unknown)}はこのパズルの候補ではないため、飛ばします。候補：${known}`,
  notHeld: (value: string) =>
    `アドレスの「hold=${short(value)}」は、候補の形が一つなので飛ばします。`,
} satisfies Overrides<Words['address']>;
