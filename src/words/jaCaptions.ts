import type { PieceLeaving } from '../teach/moment/laying.ts';
import type { Names } from '../teach/moment/names.ts';
import type { Moment, PieceRefused } from '../teach/moment/moment.ts';
import type { RuleId } from '../solve/rules/index.ts';
import type { CaptionWords } from './enCaptions.ts';
import { number } from './jaNumbers.ts';

type Refused = Extract<Moment, { kind: 'refused' }>;

/** With more pieces than that, they are only counted. */
const MOST_NAMED = 3;

const list = (parts: readonly string[]): string => [...new Set(parts)].join('と');

/** What keeps a piece from a cell: as it is said before a comma, and at the end of a sentence. */
export function obstacle(
  { piece, ways, leaving, overlapped }: PieceRefused,
  names: Names,
): readonly [continued: string, ended: string] {
  const p = names.piece(piece);
  if (ways === 0) return [`${p}はその向きに置けず`, `${p}はその向きに置けません`];
  const others = list(overlapped.map((other) => names.piece(other)));
  if (leaving === ways) return [`${p}がはみ出し`, `${p}がはみ出します`];
  const lies = leaving === 0 ? `${p}が${others}に重なり` : `${p}がはみ出すか${others}に重なり`;
  return [lies, `${lies}ます`];
}

/** Which pieces leave the board, whichever way they are laid. */
function leavingBoard(leaving: readonly PieceLeaving[], names: Names): string {
  if (leaving.length === 0) return '';
  if (leaving.length > MOST_NAMED) return `${number(leaving.length)}個ははみ出します。`;
  return `${list(leaving.map(({ piece }) => names.piece(piece)))}ははみ出します。`;
}

const violated: Record<RuleId, (its: Refused, names: Names) => string> = {
  islands: ({ cells, sizes }) =>
    `この空きは${number(cells.length)}マス。残りのピースは${sizes.map(number).join('か')}マスなので埋まりません。`,
  parity({ colours }) {
    const shades = colours.length === 2 ? ['黒', '白'] : ['黒', '灰', '白'];
    const each = colours.map(({ length }, i) => `${shades[i]}${number(length)}`).join('・');
    return `隣どうしの色を変えて塗ると、空きは${each}マス。残りのピースではこの数ずつ覆えません。`;
  },
  'dead-cells': ({ cells }, names) =>
    `${cells.slice(0, MOST_NAMED).map(names.cell).join('や')}に入るピースがもうありません。`,
  repeats: () => '前にも同じ空きと同じ残りになり、そこからは解がありませんでした。',
};

/** What is said in Japanese of the moments of a search. */
export const jaCaptions: CaptionWords = {
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
  again: ({ item, tried, ways }, names) =>
    `${names.item(item)}に戻りました。合う${number(ways)}通りのうち${number(tried)}通りは試したので、次を試します。`,
  try: ({ placement, isUsedUp, overlapped, alike }, names) => {
    const p = names.placed(placement);
    if (isUsedUp) return `${p}はもう使いました。`;
    const ways = alike.length === 1 ? 'この向き' : `この${number(alike.length)}通りの向き`;
    return `${ways}の${p}は${list(overlapped.map(names.placed))}に重なります。`;
  },
  place: ({ placement, depth }, names) =>
    `${names.placed(placement)}が入ります。${number(depth)}個目として置きます。`,
  refused: (its, names) => `${violated[its.rule](its, names)}戻ります。`,
  full: ({ solution }) => `すべて埋まりました。${number(solution)}個目の解です。`,
  image: ({ solution }) => {
    const which = solution === undefined ? '前の解' : `${number(solution)}個目の解`;
    return `埋まりましたが、${which}を回転・裏返したものなので、数えません。`;
  },
  leftover: ({ pieces }, names) =>
    `埋まりましたが、${list(pieces.map(names.piece))}が余りました。戻ります。`,
  cover: ({ item }, names) =>
    names.isCell(item)
      ? `${names.item(item)}を覆いました。${names.item(item)}を覆うほかの置き方は消えます。`
      : `${names.item(item)}を使いました。ほかの置き方は消えます。`,
  uncover: ({ item }, names) =>
    names.isCell(item)
      ? `${names.item(item)}が空きました。${names.item(item)}を覆うほかの置き方が戻ります。`
      : `${names.item(item)}がまた使えます。ほかの置き方が戻ります。`,
  stuck: ({ item, pieces, refused }, names) => {
    const name = names.item(item);
    if (!names.isCell(item)) return `行き止まり：${name}を置ける場所がもうありません。戻ります。`;
    if (pieces === 0) return `行き止まり：${name}に置くピースが残っていません。戻ります。`;
    if (refused.length > 2)
      return `行き止まり：残り${number(pieces)}個のどれも${name}に入りません。戻ります。`;
    const obstacles = refused.map((one) => obstacle(one, names));
    const last = obstacles.length - 1;
    const said = obstacles.map((forms, at) => forms[at === last ? 1 : 0]).join('、');
    return `行き止まり：${name}では${said}。戻ります。`;
  },
  exhausted: ({ item, ways, placement }, names) =>
    `${names.item(item)}に合う置き方は${ways === 1 ? '1通りだけで、もう試しました' : `${number(ways)}通りすべて試しました`}。さらに戻り、${names.placed(placement)}を外します。`,
  remove: ({ placement }, names) => `最後に置いた${names.placed(placement)}を外します。`,
  end: ({ solutions, placements }) =>
    solutions > 0
      ? `すべて調べました：解${number(solutions)}個、置いた回数${number(placements)}回。`
      : `${number(placements)}回置いてすべて調べ、解はありませんでした。これが、解がないことの証明です。`,
};
