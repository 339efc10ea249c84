import type { Search } from '../../../solve/search.ts';
import type { Words } from '../../dictionary.ts';
import { ratioIn, short } from '../../format.ts';
import { decimal, moment, number } from '../numbers.ts';

const ratio = ratioIn('ja');

const partNames: Readonly<Record<keyof Search, string>> = {
  solver: '解き方',
  order: '埋める順序',
  rules: '規則',
  pieces: 'ピースの順序',
  seed: '種',
  unique: '数え方（allまたはunique）',
  hold: '固定するピース',
};

export const race: Words['race'] = {
  title: '競争',
  whatKeyDoes: '競争を始める・やめる',
  bar: '競争の設定',
  panes: '参加する探索',
  leave: '1面に戻る',
  add: '追加',
  charts: 'グラフ',
  mistakes: '間違い',
  table: '表',
  experiments: '実験',
  save: '保存',

  equal: 'そろえるもの',
  equals: { steps: '手数をそろえる', time: '計算時間をそろえる' },
  until: '終わり方',
  untils: {
    search: { first: '最初の解まで', all: 'すべての解まで', steps: '決めた手数まで' },
    generation: { all: '完成か行き詰まりまで', steps: '決めた手数まで' },
  },
  untilSteps: '終わりの手数',
  wrongSteps: (most) => `1から${number(most)}までの整数を入れてください。`,

  pane: (letter, name) => `${letter}：${name}`,
  menu: (name) => `「${name}」のメニュー`,
  edit: '変更…',
  duplicate: '複製',
  remove: '外す',
  editTitle: (name) => `「${name}」の変更`,
  saveCsv: '表をCSVで保存',
  savePng: 'グラフをPNGで保存',
  saveSvg: 'グラフをSVGで保存',
  notSaved: '画像を作れませんでした。',

  along: {
    long: { whole: '長い辺に沿って', brief: '長辺沿い' },
    short: { whole: '短い辺に沿って', brief: '短辺沿い' },
  },
  ahead: '先頭',
  place: (place) => `${place}位`,
  failed: '予期せず停止',
  finished: (panes, place) => `${panes.join('、')}が${place}位で終わりました。`,
  won({ names, after, isVain, last }) {
    const who = names.join('、');
    const are = names.length > 1;
    const how = are ? 'が同着1位です' : 'の勝ちです';
    const when = after ? `${after}で` : '';
    const vain = are
      ? `${who}が同着1位です。いずれも${when}調べ尽くしましたが、解はありませんでした。`
      : `${who}が最初に${when}調べ尽くしましたが、解はありませんでした。`;
    const said = isVain ? vain : `${who}${how}${after ? `（${after}）` : ''}。`;
    if (!last) return [said];
    const what = last.unit === 'steps' ? '手数' : '時間';
    const many = last.names.length;
    const slowest = many > 2 ? `最も遅い${many}つ` : last.names.join('、');
    return [
      said,
      `${slowest}は${many > 1 ? 'いずれも' : ''}${ratio(last.times)}倍の${what}がかかりました。`,
    ];
  },
  leads: (name) => `先頭：${name}`,
  searched: '探索済み',
  placed: () => '回置いた',
  lastSolution: '最後の解',
  lastOf: (solutions) => (solutions === 1 ? '唯一の解' : `全${number(solutions)}個の解の最後の1個`),
  lastSolutions: (boards) =>
    boards === 1 ? '盤面は最後に見つかった解です。' : '各面は最後に見つかった解です。',
  inAll: (finished, panes) => `${number(panes)}面のうち${number(finished)}面が終了`,
  moment,
  amount: (value) => decimal(value),

  figures: {
    pane: '記号',
    place: '順位',
    steps: '手数',
    placements: '置いた回数',
    deadEnds: '行き止まり',
    depth: '深さ',
    deepest: '最深',
    solutions: '解',
    first: '最初の解',
    progress: '進み具合',
    mistakes: '気づいた間違い',
    noticed: '間違いに気づくまで',
    inVain: 'むだな割合',
    reasons: '行き止まりの理由',
    mostAt: '何も合わなかった所',
    time: '計算時間',
    pace: '手/秒',
    score: 'スコア',
    tries: '試行',
    whole: 'まとまったピース',
    restarts: 'やり直し',
  },
  caption: (title) => `「${title}」の競争`,
  tied: (share, ms) => `差が${100 * share}%または${moment(ms, 'time')}以内なら同じ順位`,

  chart: {
    depth: '深さ',
    progress: '進み具合',
    nodes: '深さごとの置いた回数',
    placements: '置いた回数',
    noticed: '間違いに気づくまでのピース数',
    inVain: '間違いの深さ別のむだに置いた回数',
    branching: '深さごとの次に置いた数の平均',
    survivors: '深さ別の次を置けた未完成盤面',
    score: 'スコア',
    tries: '試行',
    stepsInAll: '手数の合計',
    triesInAll: '試行の合計',
    log: '対数',
    scale: '対数で進み具合を示す',
    steps: '手数',
    seconds: '秒',
    milliseconds: 'ミリ秒',
  },
  gistOf: (letter, name, value) => `${letter}（${name}）は${value}`,
  gist: (title, parts) => `${title}：${parts.join('、')}`,

  lag: {
    measuring: (step, steps) => `${number(steps)}手のうち${number(step)}手まで測りました。`,
    average: (mean, median) => `${decimal(mean)}個（中央値${decimal(median)}）`,
    atLeast: (share) => `${share}以上`,
    reasons: { nothing: '何も合わない', leftOver: 'ピースが余る' },
    shares: (all) =>
      all.length === 0 ? '–' : all.map(([name, share]) => `${name} ${share}`).join('、'),
    along: { long: '長い辺に沿うと', short: '短い辺に沿うと' },
    with: (name) => `「${name}」では`,
    tally: (panes) =>
      `気づいた間違い：${panes
        .map(([letter, mistakes, sinceOne]) =>
          sinceOne === undefined
            ? `${letter} ${mistakes}`
            : `${letter} ${mistakes}（ほかに未発見1つ、以後ピースを置くこと${number(sinceOne)}回）`,
        )
        .join('・')}`,
    noticed: (compared, others) =>
      others.length === 0
        ? `${compared}。`
        : `${compared}。${others.join('、')}まだ気づいていません。`,
    alone: (mean) => `間違いには平均${decimal(mean)}個のピースのあとで気づきます`,
    only: (noticed) =>
      `${noticed.with}間違いに平均${decimal(noticed.pieces)}個のピースのあとで気づきます`,
    two: (sooner, later) =>
      `${sooner.with}間違いに平均${decimal(sooner.pieces)}個のピースのあとで気づき、${later.with}${decimal(later.pieces)}個のあとです`,
    many: (soonest, latest) =>
      `${soonest.with}間違いに最も早く、平均${decimal(soonest.pieces)}個のピースのあとで気づき、${latest.with}最も遅く、${decimal(latest.pieces)}個のあとです`,
    same: (mean) => `間違いに気づいた所では、平均${decimal(mean)}個のピースのあとでした`,
    none: 'まだ間違いに気づいていません。',
    hopeless: '解がないので、すべてがむだで、どのピースが間違いとも言えません。',
    unknown:
      '間違いがどこまでさかのぼるかは、まだわかりません。それまで、間違いの数とむだな回数は少なくともその値です。',
  },
  heat: {
    title: '盤面の熱',
    choices: {
      none: '熱の表示なし',
      chosen: '熱：次に埋める',
      cleared: '熱：空に戻る',
      covered: '熱：覆われる',
    },
    scale: '熱の目盛り',
    scales: { one: '共通の目盛り', each: '面ごとの目盛り' },
    units: {
      chosen: ['回', '次に埋める'],
      cleared: ['回', '空に戻る'],
      covered: ['手', '覆われる'],
    },
    legend: {
      chosen: '各マスが次に埋めるマスになった回数',
      cleared: '各マスが空に戻った回数',
      covered: '各マスが覆われていた手数',
    },
    ends: { least: '最少', most: '各面の最多' },
    counts: {
      chosen: (times) => `次に埋めるマスになった回数 ${number(times)}回`,
      cleared: (times) => `空に戻った回数 ${number(times)}回`,
      covered: (steps) => `覆われていた手数 ${number(steps)}手`,
    },
    amounts: {
      chosen: (times) => `${number(times)}回`,
      cleared: (times) => `${number(times)}回`,
      covered: (steps) => `${number(steps)}手`,
    },
    cell: (name, told) => `${name}：${told}`,
    cells: (pane) => `「${pane}」のマス`,
    nothing: (step) => `${number(step)}手目まで：まだありません。`,
    gist: (step, { least, most }, busiest) =>
      `${number(step)}手目まで、目盛りは${number(least)}から${number(most)}。多いマス：${busiest.join('、')}。`,
  },

  making: {
    score: (score) => `スコア${number(score)}`,
    steps: (steps) => `${number(steps)}手`,
    tries: (tries) => `試行${number(tries)}回`,
    whole: (whole, blocks) => `${number(blocks)}個中${number(whole)}個がまとまり`,
    restarts: (restarts) => `やり直し${number(restarts)}回`,
    stuck: '行き詰まり',
    pieces: (blocks) => {
      if (blocks === 'auto') return '普通のピース';
      return /^\d+$/.test(blocks) ? `${number(Number(blocks))}ピース` : `ピース${blocks}`;
    },
    doneAfter: (name, moment) => `「${name}」は${moment}で完成しました。`,
    stuckAfter: (name, score, moment) =>
      `「${name}」は${moment}でスコア${number(score)}のまま行き詰まりました。`,
    undoneAfter: (name, score, moment) =>
      `「${name}」は${moment}の時点でまだスコア${number(score)}です。`,
  },

  badPane: (pane, value, { part, text }) => {
    const wrong = part
      ? `${partNames[part]}に「${short(text)}」は使えません`
      : `「${short(text)}」は余分です`;
    return `アドレスの${number(pane)}番目の探索「${short(value)}」は外しました。${wrong}。`;
  },
  badStrategy: (pane, value) =>
    `アドレスの${number(pane)}番目の作り方「${short(value)}」は外しました。anneal:10:3のように書いてください。`,
  tooManyPanes: (panes, most) =>
    `アドレスの探索${number(panes)}個は多すぎます。最初の${number(most)}個を表示します。`,
};
