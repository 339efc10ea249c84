import { memorySize, portionIn, short } from '../../format.ts';
import type { LateWords, Overrides, Words } from '../../dictionary.ts';
import type { Noticed } from '../../sentences.ts';
import { ofWhich } from './figures.ts';
import { decimal, number, quoted } from '../numbers.ts';

const portion = portionIn('ja', 1);

const solutions = (total: bigint): string => (total === 0n ? '解なし' : `解${number(total)}個`);

export const ui = {
  placements: (choices: number) => `選んだ回数${number(choices)}回`,
  image: '前の解と対称',
  finished: (found: number, unique: boolean) =>
    found === 0
      ? '探索終了：解はありません'
      : `探索終了：解${number(found)}個（${ofWhich(unique)}）`,
  whatKeysDo: {
    start: '何も選んでいないところに戻る',
    picture: '画像・絵コンテ',
  },
} satisfies Overrides<Words['ui']>;

const withOption = (option: string, items: string, isFixed: boolean): string =>
  `候補${option}（${items}）${isFixed ? 'あり' : 'なし'}`;

export const keyList = {
  byHand: { ways: '候補をまだ選べるか示す' },
  atlas: { placements: '次の候補・前の候補', nextPiece: '次の候補の割合を示す' },
  class: { focus: '項目だけ・パネルだけ' },
} satisfies Overrides<Words['keyList']>;

/** What is said where they are seen. */
export const atlasPage = {
  about: '各項目に、それを覆う候補を解の数の割合で示します',
  board: '項目',
  full: (memory: number) => `すべての解は、ここで使える${memorySize(memory)}に収まりません。`,
  step: (total: bigint | undefined, option: string, items: string, isFixed: boolean) =>
    `${withOption(option, items, isFixed)}：${total === undefined ? '…' : solutions(total)}`,
  drop: (option: string, items: string, isFixed: boolean) =>
    `条件を外す：${withOption(option, items, isFixed)}`,
  pointed: (option: string, items: string, of: bigint, total: bigint) =>
    `候補${option}（${items}）：${number(total)}個の解のうち${number(of)}個（${portion(of, total)}）`,
  pieces: 'どの候補の割合か',
  nothingOn: (item: string, option: string) => `${item}：候補${option}では覆わない`,
  cell: (item: string) => `項目${item}`,
  piece: '候補',
  placement: '候補',
  never: (options: string) => `これを覆わないもの：${options}`,
  neverOn: (option: string, items: number) =>
    items === 0 ? `候補${option}を選ぶ解があります。` : `候補${option}を選ぶ解はありません。`,
  how: '項目を指すと、それを最も多く覆う候補を示します。クリックで固定、もう一度で禁止します。',
  numbersHint: '割合を項目の中に数値で示す・示さない',
  nextPiece: '候補',
  nextPieceHint: '次の候補の割合を示す（最後は全部）',
  issue(issue): string {
    if (issue.code === 'overlapping') {
      const [one, other] = issue.texts;
      return `「${short(one)}」と「${short(other)}」は同じ項目を含むので、後のほうを除きました。`;
    }
    if (issue.code === 'unknownPiece')
      return `「${short(issue.piece)}」という候補はこの問題にないので、除きました。`;
    return issue.code === 'unreadable'
      ? `「${short(issue.text)}」は「X 1,0 2,1」のような候補と項目ではないので、除きました。`
      : `「${short(issue.text)}」という項目の候補はないので、除きました。`;
  },
} satisfies Overrides<LateWords['atlas']>;

export const solutionList = {
  full: () => 'この問題のすべての解にはメモリーが足りません。',
  tooMany: (solutions: bigint, most: number) =>
    `${number(solutions)}個の解は多すぎて一つずつ調べられません（${number(most)}個まで）。先に解を開き、選ばれているべき候補を選んでください。`,
  sorts: { kinds: '選ぶ候補' },
  sortPlace: (option: string) => `候補${option}を選ぶか`,
  figures: {
    place: (_place: number, option: string) => `${option}あり`,
    unused: (option: string) => `${option}なし`,
  },
  featureHints: { symmetry: '対称な像が自分自身である解' },
  once: '対称なものは1個にまとめる',
  fixed: (option: string) => `候補${option}あり`,
  forbidden: (option: string) => `候補${option}なし`,
  images: (images: number) =>
    images === 1 ? '対称な解はほかにありません。' : `対称な解：${number(images)}個`,
  pieces: '候補',
  piecesHint: '下の操作の対象となる候補を、ここか図で選びます。',
  fix: 'これらの候補を選んだ解だけ',
  forbid: 'これらの候補を選ばない解だけ',
  ask: 'これらの候補を選んだ解全体を調べる',
} satisfies Overrides<LateWords['solutionList']>;

export const race = {
  leave: '一つに戻る',
  placed: () => '回選んだ',
  lastSolutions: (panes: number) =>
    panes === 1 ? '表示は最後に見つかった解です。' : '各面は最後に見つかった解です。',
  figures: { placements: '選んだ回数', mostAt: '候補がなかった項目' },
  chart: {
    nodes: '深さごとの選んだ回数',
    placements: '選んだ回数',
    noticed: '間違いに気づくまでの候補の数',
    inVain: '間違いの深さ別のむだに選んだ回数',
    branching: '深さごとの次に選んだ数の平均',
    survivors: '深さ別の次を選べた未完成の被覆',
  },
  lag: {
    average: (mean: number, median: number) => `${decimal(mean)}個（中央値${decimal(median)}）`,
    reasons: { nothing: '合う候補なし', leftOver: '候補が余る' },
    tally: (panes) =>
      `気づいた間違い：${panes
        .map(([letter, mistakes, sinceOne]) =>
          sinceOne === undefined
            ? `${letter} ${mistakes}`
            : `${letter} ${mistakes}（ほかに未発見1つ、以後候補を選ぶこと${number(sinceOne)}回）`,
        )
        .join('・')}`,
    alone: (mean: number) => `間違いには平均${decimal(mean)}個の候補のあとで気づきます`,
    only: (noticed: Noticed) =>
      `${noticed.with}間違いに平均${decimal(noticed.pieces)}個の候補のあとで気づきます`,
    two: (sooner: Noticed, later: Noticed) =>
      `${sooner.with}間違いに平均${decimal(sooner.pieces)}個の候補のあとで気づき、${later.with}${decimal(later.pieces)}個のあとです`,
    many: (soonest: Noticed, latest: Noticed) =>
      `${soonest.with}間違いに最も早く、平均${decimal(soonest.pieces)}個の候補のあとで気づき、${latest.with}最も遅く、${decimal(latest.pieces)}個のあとです`,
    same: (mean: number) => `間違いに気づいた所では、平均${decimal(mean)}個の候補のあとでした`,
    hopeless: '解がないので、すべてがむだで、どの候補が間違いとも言えません。',
    unknown:
      'どの候補が間違いだったかは、まだわかりません。それまで、間違いの数とむだな回数は少なくともその値です。',
  },
  heat: {
    title: '項目の熱',
    legend: {
      chosen: '各項目が次に覆う項目になった回数',
      cleared: '各項目がまた空いた回数',
      covered: '各項目が覆われていた手数',
    },
    ends: { most: 'その探索で最多' },
    counts: {
      chosen: (times: number) => `次に覆う項目になった回数 ${number(times)}回`,
      cleared: (times: number) => `また空いた回数 ${number(times)}回`,
    },
    cell: (name: string, told: string) => `項目${name}：${told}`,
    cells: (pane: string) => `「${pane}」の項目`,
    gist: (step: number, ends: { least: number; most: number }, busiest: readonly string[]) =>
      `${number(step)}手目まで、目盛りは${number(ends.least)}から${number(ends.most)}。多い項目：${busiest.join('、')}。`,
  },
} satisfies Overrides<Words['race']>;

export const search = {
  pieces: '候補を試す順',
  names: '先に試す候補',
  unknownNames: (unknown: readonly string[], known: string) =>
    `${quoted(unknown)}という名前の候補はこの問題にありません。候補：${known}`,
  unique: '対称な解は1個と数える',
} satisfies Overrides<Words['search']>;

export const solvers = {
  backtrack: {
    about:
      '項目を1つずつ覆い、どの候補も選べなければ戻ります。目で追いやすく、1手ごとの計算が速い方法です。',
  },
  dlx: {
    about:
      '残る候補が最も少ない項目を選んで進みます。クヌースのアルゴリズムXを、同じクヌースのDancing Cellsにならって疎集合（sparse set）で実現したものです。たいてい無駄な手はずっと減りますが、1手ごとの計算は重くなります。同数のときは順序に従います。',
  },
} satisfies Overrides<Words['solvers']>;

export const orders = {
  'short-side': { about: 'テキストの項目を、段か列の少ないほうに沿って順に覆います。' },
  rows: { about: 'テキストの順に、上の段から項目を覆います。' },
  columns: { about: 'テキストの左の列から項目を覆います。' },
  fewest: {
    name: '候補の少ない項目から',
    about:
      '残る候補が最も少ない項目を、その都度選びます。たいてい選ぶ回数はずっと少なくなりますが、1手ごとの計算は重くなります。',
  },
  peel: { about: 'テキストの段か列のうち、残りの短いほうから項目を覆います。' },
  diagonal: { about: 'テキストの項目を、斜めの線に沿って覆います。' },
  'diagonal-peel': { about: 'テキストの項目を、残りの短いほうの対角線に沿って覆います。' },
  'spiral-in': { about: 'テキストの項目を、縁から中央へ覆います。' },
  'spiral-out': { about: 'テキストの項目を、中央から縁へ覆います。' },
} satisfies Overrides<Words['orders']>;

export const rules = {
  islands: { name: '離れ島', about: 'ここでは何もしません。項目には隣がありません。' },
  parity: {
    name: '塗り分け',
    about:
      '項目を市松模様に塗り、残りの候補で色ごとの数を覆えなければ引き返します。ここではめったに役立ちません。',
  },
  'dead-cells': {
    name: '死んだ項目',
    about:
      'どの候補でも覆えない項目ができたら引き返します。たいてい選ぶ回数は大きく減りますが、調べるのに時間がかかります。',
  },
  repeats: {
    name: '繰り返し',
    about: '残りの項目も候補も前に行き止まりだったときと同じなら引き返します。',
  },
} satisfies Overrides<Words['rules']>;

const items = '項目（行、列）。1から数え、候補の数が同じならこの順に選ぶ。';

export const program = {
  none: (order: string) =>
    `「${order}」の順のプログラムはありません。「横に一段ずつ」「縦に一列ずつ」「候補の少ない項目から」など、ほかの順を選んでください。`,
  about: 'この探索が選ぶ候補と見つける解を、すべて同じ順に表示するプログラムです。',
  comments: {
    same: '探索と同じ候補を、同じ順に選ぶ。',
    rulesLeftOut: () => '探索の枝刈りの規則は省いてあり、選ぶ回数は増えることがあるが、解は同じ。',
    countsImages: '探索と違い、対称な解も数える。',
    fixed: '固定された候補とその項目は除いてある。',
    board: {
      first: '項目（行、列）。1から数え、覆う順に並べてある。',
      fewestCell: items,
      fewestItem: items,
    },
    pieces: '候補：名前、個数、その項目。',
    due: '必ず選ぶ候補。',
    ways: 'すべての候補。覆うものごとに並べる。',
    inPlace: '候補',
    fits: '候補が残っていて、項目がすべて空いているか。',
    search: {
      first: '最初の空いた項目の候補を、順にすべて試す。',
      fewestCell: '候補が最少の空いた項目の候補を、順にすべて試す。',
      fewestItem: '候補が最少の空いた項目の候補を、順にすべて試す。',
    },
    labels: { placements: '選んだ回数' },
  },
} satisfies Overrides<LateWords['program']>;

export const comparing = {
  about:
    'それぞれの順と規則の組み合わせが、候補を何回選ぶことになるかを比べます。時間ではなく回数なので、どの機械でも同じ結果になります。',
  until: '数える範囲',
  pieces: '候補の順',
  givenHint: '候補の順が決まっていると、種で変わるのは「無作為に」覆う順だけです。',
  goals: { first: '最初の解までに選んだ回数', all: 'すべての解までに選んだ回数' },
  piecesAs: (order: string) => `候補の順は ${order}`,
  noSolution: '解はありません。これだけ選ぶとそれがわかります。',
  notInPuzzle: (puzzle: string, names: readonly string[]) =>
    `${puzzle} に候補${names.map((name) => `「${name}」`).join('')}はありません。`,
} satisfies Overrides<LateWords['comparing']>;
