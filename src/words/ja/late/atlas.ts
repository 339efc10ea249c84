import { formatter, memorySize, portionIn, short } from '../../format.ts';
import type { LateWords } from '../../dictionary.ts';
import { number } from '../numbers.ts';

const portion = portionIn('ja', 1);
const wholePortion = portionIn('ja', 0);
const percent = formatter('ja', { style: 'percent', maximumFractionDigits: 0 });

const solutions = (total: bigint): string => (total === 0n ? '解なし' : `解${number(total)}個`);

const withPiece = (piece: string, cells: string, isFixed: boolean): string =>
  `${cells}に${piece}${isFixed ? 'あり' : 'なし'}`;

export const atlas: LateWords['atlas'] = {
  about: '各マスに、そこに来るピースを解の数の割合で示します',
  board: '盤面',
  panel: 'すべての解',
  opening: (progress) => `すべての解を調べています：${percent(progress)}`,
  stop: '停止',
  stopped: '停止しました。すべての解はわかっていません。',
  again: 'もう一度',
  failed: 'すべての解を調べるワーカーが失敗しました。',
  full: (memory, cells, of) =>
    `すべての解は、ここで使える${memorySize(memory)}に収まりません。${cells === undefined ? '途中の盤面を作る前に' : `途中の盤面が${number(of)}マス中${number(cells)}マスで`}すべて使いました。`,
  counting: '数えています…',
  none: 'このパズルに解はありません。',
  noneLeft: '解が残っていません。元に戻すか、条件を外してください。',
  solutions,
  browse: 'これらの解を見る',
  many: (solutions) => number(solutions),
  step: (total, piece, cells, isFixed) =>
    `${withPiece(piece, cells, isFixed)}：${total === undefined ? '…' : solutions(total)}`,
  drop: (piece, cells, isFixed) => `条件を外す：${withPiece(piece, cells, isFixed)}`,
  pieces: 'どのピースの割合か',
  allPieces: '全部',
  portion,
  wholePortion,
  pointed: (piece, cells, of, total) =>
    `${piece}を${cells}に：${number(total)}個の解のうち${number(of)}個（${portion(of, total)}）`,
  openCell: (cell, tops) => `${cell}：${tops}`,
  top: (piece, of, total) => `${piece} ${portion(of, total)}`,
  nothingOn: (cell, piece) => `${cell}：${piece}は来ない`,
  fixedCell: (cell, piece) => `${cell}、${piece}、固定`,
  cell: (cell) => `${cell}のマス`,
  piece: 'ピース',
  lies: '解の数',
  share: '割合',
  placement: '置き方',
  never: (pieces) => `ここに来ないもの：${pieces}`,
  neverOn: (piece, cells, of) =>
    cells === 0
      ? `${piece}は、どの空きマスにも来る解があります。`
      : `${piece}は、空き${number(of)}マスのうち${number(cells)}マスには、どの解でも来ません。`,
  how: 'マスを指すと、そこに最も多い置き方を示します。クリックで固定、もう一度で禁止します。',
  numbers: '数値',
  numbersHint: '割合をマスの中に数値で示す・示さない',
  nextPiece: 'ピース',
  nextPieceHint: '次のピースの割合を示す（最後は全部）',
  random: '無作為',
  randomHint: 'これらの解から無作為に一つ（どれも同じ確率）',
  next: '次の解',
  nextHint: 'これらの解を順に、次の一つ',
  previous: '前の解',
  previousHint: '順に一つ前の解',
  shares: '割合',
  sharesHint: '解から割合の表示に戻る',
  seen: (at, total) => `${number(total)}個中${number(at)}番目の解`,
  undoHint: '最後の条件を元に戻す',
  redoHint: 'やり直す',
  anewHint: '条件をすべて外す（「戻す」で戻る）',
  issue(issue) {
    if (issue.code === 'overlapping') {
      const [one, other] = issue.texts;
      return `「${short(one)}」と「${short(other)}」は重なるので、後のほうを除きました。`;
    }
    if (issue.code === 'unknownPiece')
      return `「${short(issue.piece)}」というピースはこのパズルにないので、除きました。`;
    return issue.code === 'unreadable'
      ? `「${short(issue.text)}」は「X 1,0 2,1」のようなピースとマスではないので、除きました。`
      : `「${short(issue.text)}」はこの盤面に置けないので、除きました。`;
  },
};
