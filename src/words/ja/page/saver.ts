import type { Words } from '../../dictionary.ts';
import { named } from '../../format.ts';
import { gallery } from './gallery.ts';
import { number, ofWhich } from '../numbers.ts';

export const headline: Words['headline'] = {
  among: (unique) => (unique === 1n ? '解は1通り' : `${number(unique)}通りの一つ`),
  pace: (steps) => `毎秒${number(steps)}手`,
  sized: ({ pieces, cells }) =>
    pieces === undefined
      ? `${number(cells)}マスを埋めます`
      : `${number(pieces)}個のピースで${number(cells)}マスを埋めます`,
  allFound(solutions, unique = solutions) {
    const found = `探索終了：解${number(solutions)}個`;
    return unique === solutions ? found : `${found}（対称なものを除くと${number(unique)}個）`;
  },
  solved: (steps) => `${number(steps)}手で完成`,
  hopeless: (steps, isHeldSo) =>
    `${isHeldSo ? 'この置き方に' : ''}解はありません・${number(steps)}手`,
  fit({ laid, of, areAll }, isProven) {
    if (of === undefined)
      return laid === 0
        ? 'ここに置けたピースはありません'
        : `ここに置けたピースは${number(laid)}個`;
    const isMost = isProven && laid === of - 1;
    if (areAll && of === 1) return isMost ? 'このピースは置けません' : 'ここには置けませんでした';
    if (of === 1) return `${isMost ? '' : 'ここに'}置けるピースはありません`;
    const fit = isMost ? '置けるのは最大' : 'ここに置けたのは';
    return areAll
      ? `ピース${number(of)}個のうち、${fit}${number(laid)}個`
      : `ピースのうち、${fit}${number(laid)}個、必要なのは${number(of)}個`;
  },
  ruledOut: 'すべての可能性を調べ尽くしました。',
  soFar: (solutions, steps) =>
    solutions === 0
      ? `${number(steps)}手ではまだ解が見つかりません`
      : `${number(steps)}手でここまでに解${number(solutions)}個`,
  deepest: (pieces, of) =>
    `最も深いところ：${of === undefined ? `ピース${number(pieces)}個` : `ピース${number(of)}個のうち${number(pieces)}個`}`,
  race: (panes) => `${number(panes)}通りのやり方を並べて競争`,
  divides: 'パズルがひとりでに生まれます',
  divided: (whole, pieces) =>
    `どの色もひとつながりになれば完成（${number(pieces)}色中${number(whole)}色）`,
  made: (pieces) => `${number(pieces)}ピースの新しいパズル`,
  madeIn: (steps) => `${number(steps)}ステップで、どの色もひとつながりに`,
  wall: (solutions, outOf) =>
    outOf === 1n
      ? 'ただ1つの解'
      : outOf === BigInt(solutions)
        ? `全${number(solutions)}個の解`
        : outOf === undefined
          ? `最初の${number(solutions)}個の解`
          : `解${number(outOf)}個のうち${number(solutions)}個`,
  tiles: '中央から外へ、無作為に敷くドミノ',
  walks: '解から解へ、数個のピースを置き直していきます',
  tiled: '乱れるのは、ほぼ円の中だけです',
};

export const aztec: Words['aztec'] = {
  title: (order) => `位数${order}のアステカダイヤモンド`,
  seed: (seed) => `無作為な敷き詰め・乱数の種${seed}`,
  dominoes: (dominoes) => `ドミノ${number(dominoes)}枚`,
  done: '乱れるのはほぼ北極円の中だけで、四隅のドミノはそれぞれ同じ向きにそろう',
  againHint: '次の乱数の種で敷き詰め直す',
};

export const walk: Words['walk'] = {
  first: '最初の解',
  lifted: (pieces) => `取り外したピース：${named(pieces).join('と')}`,
  relaid: (pieces) => `${named(pieces).join('と')}の${number(pieces.length)}個を置き直した`,
  seen: (solutions) => `これまでに解${number(solutions)}個`,
  alone: (pieces) => `接するピース${number(pieces)}個以内の置き直しで移れる解は見つからなかった`,
  over: (changes) => `${number(changes)}回の置き直しで終わり`,
  seed: (seed) => `乱数の種${seed}`,
  againHint: '次の乱数の種で歩き直す',
};

export const wall: Words['wall'] = {
  solved: (lattice) => `ここで解けた盤面：${gallery.lattices[lattice]}`,
  allSolved:
    'このブラウザーで解けたすべてのパズルと、それぞれで最後に見つかった解（ときどき回転・反転）',
  latest: (boards, all) =>
    `このブラウザーで解けた${number(all)}個のうち最近の${number(boards)}個のパズルと、それぞれで最後に見つかった解（ときどき回転・反転）`,
  none: 'このブラウザーで解けたものはまだない',
  all: (solutions, unique) => `全${number(solutions)}個の解（${ofWhich(unique)}）`,
  first: (solutions, unique) => `最初の${number(solutions)}個の解（${ofWhich(unique)}）`,
  spread: (hung, solutions, unique) =>
    `すべての解${number(solutions)}個から均等に${number(hung)}個（${ofWhich(unique)}）`,
  noSolution: '解はない',
  noneFound: (steps) => `${number(steps)}ステップ以内に解は見つからなかった`,
  atOnce: (solutions, boards) => `${solutions}を${number(boards)}個ずつ`,
  seen: (seen, all) => `${number(all)}個中${number(seen)}個を表示済み`,
  of: (title, unique, seen) =>
    [`${title}（${ofWhich(unique)}）`, ...(seen === undefined ? [] : [seen])].join('・'),
};

export const screens: Words['screens'] = {
  title: '複数の画面',
  hint: '横に並べた画面ごとにウインドウを開きます。画面の位置を知るため、「すべてのディスプレイのウインドウ管理」の許可をブラウザーが求めます。この画面の全画面表示を終えると、ほかのウインドウも閉じます。',
  byHand:
    'このブラウザーでは、ページからウインドウを配置できません。左から順に、画面ごとにウインドウを開いてください。アドレスの終わりは、1枚目が ?screen=1/2、2枚目が ?screen=2/2 です。',
  one: 'すべての画面にわたる1つの絵',
  each: '画面ごとに別の絵',
  refused: 'ブラウザーが画面の情報の利用を許可しませんでした。',
  single: '画面は1つしかありません。',
  blocked:
    'ほかの画面のウインドウがブラウザーにブロックされました。このページのポップアップを許可してから、もう一度お試しください。',
};
