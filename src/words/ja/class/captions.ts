import type { PieceLeaving } from '../../../teach/moment/laying.ts';
import type { Explanations, PieceRefused } from '../../../teach/moment/explanation.ts';
import type { Names } from '../../../teach/moment/names.ts';
import type { RuleId } from '../../../solve/rules/index.ts';
import type { LateWords, Words } from '../../dictionary.ts';
import { number, shadesOf } from '../numbers.ts';

const MOST_NAMED = 3;

const list = (parts: readonly string[]): string => [...new Set(parts)].join('と');

/** The reason why a piece cannot cover a cell: the form before a comma, and the form that ends a sentence. */
function obstacle(
  refused: PieceRefused,
  names: Names,
): readonly [continued: string, ended: string] {
  const { piece, ways, leaving, overlapped } = refused;
  const p = names.piece(piece);
  if (ways === 0) return [`${p}はその向きに置けず`, `${p}はその向きに置けません`];
  const others = list(overlapped.map((other) => names.piece(other)));
  if (leaving === ways) return [`${p}がはみ出し`, `${p}がはみ出します`];
  const lies = leaving === 0 ? `${p}が${others}に重なり` : `${p}がはみ出すか${others}に重なり`;
  return [lies, `${lies}ます`];
}

function leavingBoard(leaving: readonly PieceLeaving[], names: Names): string {
  if (leaving.length === 0) return '';
  const leaves = leaving.every(({ ways }) => ways.every((way) => way.leaves));
  const where = leaves ? 'はみ出します' : 'はみ出すか、固定されたピースに重なります';
  if (leaving.length > MOST_NAMED) return `${number(leaving.length)}個は${where}。`;
  return `${list(leaving.map(({ piece }) => names.piece(piece)))}は${where}。`;
}

const violated: Record<RuleId, (explanation: Explanations['refused'], names: Names) => string> = {
  islands: ({ cells, sizes }) =>
    `この空きは${number(cells.length)}マス。残りのピースは${sizes.map(number).join('か')}マスなので埋まりません。`,
  parity({ colours }) {
    const shades = shadesOf(colours.length);
    const each = colours.map(({ length }, i) => `${shades[i]}${number(length)}`).join('・');
    return `隣どうしの色を変えて塗ると、空きは${each}マス。残りのピースではこの数ずつ覆えません。`;
  },
  'dead-cells': ({ cells }, names) =>
    `${cells.slice(0, MOST_NAMED).map(names.cell).join('や')}に入るピースがもうありません。`,
  repeats: () => '前にも同じ空きと同じ残りになり、そこからは解がありませんでした。',
};

export const reasons: Words['reasons'] = {
  refused: (explanation, names) => violated[explanation.rule](explanation, names),
  leftover: ({ pieces }, names) => `埋まりましたが、${list(pieces.map(names.piece))}が余りました。`,
  stuck: ({ item, pieces, refused }, names) => {
    const name = names.item(item);
    if (!names.isCell(item)) return `行き止まり：${name}を置ける場所がもうありません。`;
    if (pieces === 0) return `行き止まり：${name}に置くピースが残っていません。`;
    if (refused.length > 2)
      return `行き止まり：残り${number(pieces)}個のどれも${name}に入りません。`;
    const obstacles = refused.map((one) => obstacle(one, names));
    const last = obstacles.length - 1;
    const said = obstacles.map((forms, at) => forms[at === last ? 1 : 0]).join('、');
    return `行き止まり：${name}では${said}。`;
  },
};

export const captions: Words['captions'] = {
  next: ({ item, ways, isFewest, refused, leaving }, names) => {
    const name = names.item(item);
    if (isFewest && ways === 0) return `${name}の置き方はもうありません。`;
    if (isFewest && ways === 1) return `${name}の置き方は1通りだけ。これで決まりです。`;
    if (isFewest) return `置き方が最も少ないのは${name}：${number(ways)}通り。`;
    const next = `次は${name}。最初の空きマスです。${leavingBoard(leaving, names)}`;
    if (refused.length === 0) return next;
    if (refused.length > MOST_NAMED) return `${next}${number(refused.length)}個は入りません。`;
    return `${next}${list(refused.map(names.piece))}は入りません。`;
  },
  again: ({ item, tried, ways, listed }, names) => {
    const those = ways === listed ? 'のうち' : `のうち合うのは${number(ways)}通りで、`;
    return `${names.item(item)}に戻りました。候補${number(listed)}通り${those}${number(tried)}通りは試しました。次を試します。`;
  },
  try: ({ placement, isUsedUp, overlapped, alike }, names) => {
    const p = names.placed(placement);
    if (isUsedUp) return `${p}はもう使いました。`;
    const ways = alike.length === 1 ? 'この向き' : `この${number(alike.length)}通りの向き`;
    return `${ways}の${p}は${list(overlapped.map(names.placed))}に重なります。`;
  },
  place: ({ placement, depth }, names) =>
    `${names.placed(placement)}が入ります。${number(depth)}個目として置きます。`,
  refused: (explanation, names) => `${reasons.refused(explanation, names)}戻ります。`,
  full: ({ solution }) => `すべて埋まりました。${number(solution)}個目の解です。`,
  image: ({ solution }) => {
    const which = solution === undefined ? '前の解' : `${number(solution)}個目の解`;
    return `埋まりましたが、${which}を回転・裏返したものなので、数えません。`;
  },
  leftover: (explanation, names) => `${reasons.leftover(explanation, names)}戻ります。`,
  cover: ({ item }, names) =>
    names.isCell(item)
      ? `${names.item(item)}を覆いました。${names.item(item)}を覆うほかの置き方は消えます。`
      : `${names.item(item)}を使いました。ほかの置き方は消えます。`,
  uncover: ({ item }, names) =>
    names.isCell(item)
      ? `${names.item(item)}が空きました。${names.item(item)}を覆うほかの置き方が戻ります。`
      : `${names.item(item)}がまた使えます。ほかの置き方が戻ります。`,
  stuck: (explanation, names) => `${reasons.stuck(explanation, names)}戻ります。`,
  exhausted: ({ item, ways, listed, placement }, names) => {
    const fitting = ways === listed ? '' : `（うち合うのは${number(ways)}通り）`;
    const tried =
      listed === 1
        ? 'は1通りだけで、もう試しました'
        : `${number(listed)}通り${fitting}をすべて試しました`;
    return `${names.item(item)}の候補${tried}。さらに戻り、${names.placed(placement)}を外します。`;
  },
  remove: ({ placement }, names) => `最後に置いた${names.placed(placement)}を外します。`,
  end: ({ solutions, placements }) =>
    solutions > 0
      ? `すべて調べました：解${number(solutions)}個、置いた回数${number(placements)}回。`
      : `${number(placements)}回置いてすべて調べ、解はありませんでした。これが、解がないことの証明です。`,
};

export const whyNot: Words['whyNot'] = (refused, names) =>
  refused
    .map((one, at) => obstacle(one, names)[at === refused.length - 1 ? 1 : 0])
    .join('、')
    .concat(refused.length === 0 ? '' : '。');

const circles = '丸は置いたピース、その下は次に置いたピースです。';

export const sheets: LateWords['sheets'] = {
  title: 'プリント',
  print: '印刷',
  close: '閉じる',
  paper: 'A4・レター用、白黒。',
  paperAnswers: '解答は画面には表示されず、最後に別のページに印刷されます。',
  count: '表の行数',
  from: '始め',
  beginning: '最初から',
  afterStep: (step) => `${number(step)}手目の後から`,
  name: '名前',
  date: '日付',
  cutOut: '盤面とピース',
  scale: (millimetres) =>
    `ピースを切り抜きましょう。倍率100%で印刷すると、1マスは${millimetres}mmです。`,
  trace: '探索をたどる',
  inOrder: (pieces) =>
    `次に埋めるのは、いつも最初の空きマスです。そこに${pieces.join('、')}の順に試します。向きは、図の向き、右に回した向き、裏返して回した向きの順です。`,
  fewest: '次に埋めるのは、置き方が最も少なく残っているマスかピースです。',
  rows: (shown) =>
    `1行が1手です。ピースを置くときは＋、外すときは−。最初の${number(shown)}行は記入済みです。`,
  begins: (step) => `${number(step)}手目が済んだところから始めます。`,
  goesOn: '探索はこの先も続きます。',
  column: { step: '手', item: '次', tried: '試したピース', why: '入らない理由', board: '盤面の上' },
  none: (pieces) => `${number(pieces)}個は入りません。`,
  placed: (name) => `＋${name}`,
  removed: (name) => `−${name}`,
  pieces: (names) => names.join('、'),
  end: '終わり',
  tree: '探索木',
  treePart: {
    whole: circles,
    levels: `${circles}三角は、その枝で置いたピース全部をまとめたものです。下の数は置いた回数です。`,
    steps: `${circles}表の最後の手までの木です。`,
    later: `${circles}表の始めに置いてあるピースと、表の中で置くピースだけの木です。`,
  },
  fillIn: '丸の中にピースの名前を書きましょう。行き止まりの下には×を、解には◇をかきましょう。',
  answers: '解答',
  question: '問い',
  answer: '答え',
  number,
};
