import type { Words } from '../dictionary.ts';
import { short } from '../format.ts';
import { number, quoted } from './numbers.ts';

export const puzzleErrors: Words['puzzleErrors'] = {
  textTooLong: ({ limit }) => `パズルのテキストは${number(limit)}文字以内にしてください。`,
  tab: () => 'タブは使えません。空白を使ってください。',
  controlCharacter: ({ character }) => `見えない文字 ${character} は使えません。`,
  notAKey: () => '「キー: 値」の行が必要です。盤面の前には空行を入れてください。',
  unknownKey: ({ key, keys }) => `「${short(key)}」というキーはありません。使えるキー：${keys}`,
  keyTwice: ({ key }) => `「${key}」が2回書かれています。`,
  missingValue: ({ key }) => `「${key}」の値がありません。`,
  valueTooLong: ({ key, limit }) => `「${key}」は${number(limit)}文字以内にしてください。`,
  badChoice: ({ key, value, choices }) =>
    `「${key}」に「${short(value)}」は指定できません。指定できる値：${choices}`,
  badNumber: ({ key, value }) =>
    `「${key}」は整数で書いてください（「${short(value)}」は使えません）。`,
  unknownSet: ({ name, sets }) =>
    `この格子に「${short(name)}」というピースセットはありません。使えるセット：${sets}`,
  unknownPiece: ({ name }) => `除こうとした「${short(name)}」は、指定されたセットにありません。`,
  missingBoard: () => '盤面がありません。',
  emptyBoard: () => '盤面にマスがありません。',
  badBoardCharacter: ({ character, expected }) =>
    `盤面に「${character}」は使えません。使える文字：${expected} と空白`,
  unknownLetter: ({ character, expected }) =>
    `「${character}」という文字のピースはなく、盤面の文字（${expected}）でもありません。`,
  notThePiece: ({ name }) =>
    `ここでつながっている同じ文字のマスは、ピース「${name}」の形でも、その何個分かの形でもありません。`,
  unclearCopies: ({ name }) =>
    `ここで隣り合う「${name}」どうしを区別できません。マスの分け方が何通りもあります。`,
  slowCopies: ({ name }) =>
    `ここで隣り合う「${name}」が多すぎて、区別できるかどうか調べきれません。`,
  tooFewCopies: ({ name, copies }) =>
    `盤面にある「${name}」が、パズルの${number(copies)}個より多くなっています。`,
  badPieceCharacter: ({ character, expected }) =>
    `ピースの形に「${character}」は使えません。使える文字：${expected} と空白`,
  misplacedCell: ({ character }) =>
    `「${character}」の位置がほかのマスと合いません。左右どちらかに1文字ずらしてください。`,
  tooManyCells: ({ limit }) => `マスは${number(limit)}個以内にしてください。`,
  tooLarge: ({ limit }) => `幅も高さも${number(limit)}文字以内にしてください。`,
  missingName: () => '形の上には、ピースの名前が必要です。',
  offTable: ({ character }) =>
    `ここに「${character}」は置けません。表では、各マスをピースの文字で、1文字ずつ間をあけて書きます。`,
  outsideTable: () => 'この行はピースの表の外にあります。',
  tableInPlace: () =>
    '枠のある表では、ピースが盤面のどこにあるか決まりません。それぞれ名前の下に描いてください。',
  nameTooLong: ({ limit }) => `ピースの名前は${number(limit)}文字以内にしてください。`,
  commaInName: ({ name }) =>
    `ピースの名前「${name}」にコンマは使えません。コンマは名前と名前を区切る記号です。`,
  badCopies: ({ copies, limit }) =>
    `「x${short(copies)}」という個数は使えません。x1〜x${limit}、または何個でもよい場合は x* と書いてください。`,
  missingShape: ({ name }) => `ピース「${name}」の名前の下に形がありません。`,
  emptyShape: ({ name }) => `ピース「${name}」の形にマスがありません。`,
  notConnected: ({ name }) =>
    name === ''
      ? 'このピースの形がつながっていません。'
      : `ピース「${name}」の形がつながっていません。`,
  sameName: ({ name }) => `「${name}」という名前のピースがすでにあります。`,
  sameShape: ({ name, other }) =>
    `「${name}」は「${other}」と同じ形です。同じピースが複数あるときは「${other} x2」のように個数を書いてください。`,
  noPieces: () =>
    'ピースがありません。盤面の下に描くか、「pieces: pentomino」のようにセットを指定してください。',
  tooManyPieces: ({ pieces, limit }) =>
    `ピースが${number(pieces)}種類あります。${number(limit)}種類以内にしてください。`,
  setTooOften: ({ name, times, limit }) =>
    `「${name}」が${number(times)}回書かれています。同じものは${number(limit)}個以内にしてください。`,
  tooManyWays: ({ pieces, board, limit }) =>
    `ピースは、とれる向きをすべて合わせると${number(pieces)}マスあります。${number(board)}マスの盤面では${number(limit)}マス以内にしてください。`,
  areasDiffer: ({ board, pieces }) =>
    `盤面は${number(board)}マスですが、ピースは合わせて${number(pieces)}マスです。`,
};

export const errorAt: Words['errorAt'] = (line, column, sentence) =>
  `${line}行${column}文字目：${sentence}`;

function insteadOf(used: string): string {
  if (used === '') return '省きます';
  return used === 'auto' ? '自動で選びます' : `代わりに「${used}」を使います`;
}

export const address: Words['address'] = {
  badValue: (name, value, used) =>
    `アドレスの「${short(name)}=${short(value)}」は正しくないため、${insteadOf(used)}。`,
  unknownPieces: (value, unknown, known) =>
    `アドレスの「pieces=${short(value)}」のうち${quoted(unknown)}はこのパズルのピースではないため、飛ばします。ピース：${known}`,
  unknownPuzzle: (value, used) =>
    `「${short(value)}」というパズルはありません。代わりに「${used}」を表示します。一覧は図鑑（G）にあります。`,
  badText: (sentence) => `アドレスに含まれるパズルを読み取れません。${sentence}`,
  unknownName: (name) => `アドレスの「${short(name)}」には意味がないため、無視します。`,
  notHeld: (value) =>
    `アドレスの「hold=${short(value)}」は使えないため、飛ばします（そのピースが残っていないか、その向きがないか、回転や裏返しを除くためには使えません）。`,
  tooLong: (kilobytes) =>
    `アドレスが${number(kilobytes)}kBより長いため、読まずに飛ばします。大きなパズルはファイルから開けます。`,
  notPacked: '圧縮されたパズルのテキストではありません。',
  badName: (setting, name, known) =>
    `アドレスの「${setting}」にある「${short(name)}」は意味がないので無視します。使えるのは${known.join('、')}です。`,
  more: (more) => `アドレスには、ほかにも正しくない部分が${number(more)}か所あります。`,
};

const figureValues: Readonly<Record<string, string>> = {
  puzzle: 'パズルのid',
  search: '探索（たとえば「backtrack:rows」）',
  step: '手数',
  is: '数',
};

export const lessonErrors: Words['lessonErrors'] = {
  notJson: ({ line }) =>
    `JSONとして読めません${line > 0 ? `（${number(line)}行目の近く）` : ''}。コンマや引用符の過不足がないか確かめてください。`,
  notARecord: ({ part }) =>
    part === ''
      ? 'ここには{ }で囲んだ名前と値の組が必要です。'
      : `「${part}」には{ }で囲んだ名前と値の組を書いてください。`,
  unknownKey: ({ key, keys }) => `「${short(key)}」という項目はありません。使えるのは${keys}です。`,
  missing: ({ part }) => `「${part}」がありません。`,
  notByLanguage: ({ part }) =>
    `「${part}」は{"ja": "行き止まり"}のように、言語を付けて書いてください。`,
  badLanguage: ({ language }) =>
    `「${short(language)}」は言語を表していません。「ja」「en」「fr」のように書いてください。`,
  missingLanguage: ({ part, language }) => `「${part}」に「${language}」の文がありません。`,
  otherLanguage: ({ part, language, languages }) =>
    `「${part}」に「${short(language)}」の文がありますが、レッスンの題名の言語は${languages}です。`,
  noScenes: () => '「scenes」には場面を一つ以上並べてください。',
  noStops: () =>
    '「stops」には["puzzle=square-bar-corner&order=rows&step=2"]のようにアドレスを並べるか、[{"at": "…", "say": {"ja": "…"}}]のように文を添えてください。',
  twoTexts: ({ part }) =>
    `場面のアドレス「${short(part)}」に書けるのは「ask」か「say」のどちらか一つです。`,
  badPoint: ({ point, kinds }) =>
    `「point」には、「${short(point)}」ではなく問題の種類（${kinds}）を書いてください。`,
  badNodes: ({ nodes }) =>
    `「nodes」は「point」が「node」のときに、正しい節を置いた手の番号を[1, 6]のように並べて書いてください${nodes === '""' ? '' : `（「${short(nodes)}」ではなく）`}。`,
  badHands: ({ hands, most }) =>
    `「hands」には、「point」のない場面で、1から${number(most)}までの手数を書いてください（「${short(hands)}」ではなく）。`,
  fewSteps: ({ stop, hands, left }) =>
    `${number(stop)}番目の場面では手で${number(hands)}手進めることになっていますが、探索はあと${number(left)}手で終わります。`,
  coveredBoard: () => '「end」は盤面を覆うので、「hands」や「point」のある場面には書けません。',
  badStop: ({ stop, said }) => `${number(stop)}番目のアドレス：${said}`,
  noLessonThere: ({ stop, mode }) =>
    `${number(stop)}番目のアドレスの「mode=${short(mode)}」ではレッスンができません。使えるのはclassとraceです。`,
  unknownFigure: ({ part, figure }) =>
    `「${part}」にある数「{${figure}}」が「expect」にありません。`,
  unusedFigure: ({ figure }) => `「expect」の数「${figure}」はどの文にも出てきません。`,
  badFigureName: ({ figure }) =>
    `「${short(figure)}」は数の名前になりません。使えるのは英数字と_だけです。`,
  badFigure: ({ figure, key, value }) =>
    key === 'measure'
      ? `数「${figure}」の「${short(value)}」は測れません。`
      : `数「${figure}」の「${key}」には、「${short(value)}」ではなく${figureValues[key]}を書いてください。`,
  pieceOfFigure: ({ figure, measure }) =>
    measure === 'ways' || measure === 'size'
      ? `数「${figure}」には「piece」（ピースの名前）が必要です。`
      : `数「${figure}」に「piece」は要りません。`,
};

export const blocksErrors: Words['blocksErrors'] = {
  tooManyCells: ({ cells, limit }) =>
    `${number(cells)}マスは多すぎます。分割できる盤面は${number(limit)}マスまでです。`,
  tooLong: ({ side, limit }) =>
    `1列に${number(side)}マスは多すぎます。盤面の幅と高さは${number(limit)}マスまでです。`,
  tooManyBlocks: ({ cells, blocks }) =>
    `${number(cells)}マスを${number(blocks)}個のピースには分けられません。`,
  noCells: () => 'ピースには少なくとも1マスが必要です。',
  sizesDiffer: ({ cells, sum }) =>
    `大きさの合計は${number(sum)}マスですが、盤面は${number(cells)}マスです。`,
  partsDiffer: ({ parts }) =>
    `盤面は${number(parts.length)}つの部分（${parts.slice(0, 10).map(number).join('、')}${parts.length > 10 ? '…' : ''}マス）に分かれていて、どうピースを選んでもすべてをちょうど埋めることはできません。`,
  tooManyStates: ({ most }) =>
    `盤面が大きすぎて、分け方を数えきれません（${number(most)}を超える状態が必要です）。ほかの方法なら分けられます。`,
  noBoard: () =>
    '項目と候補の問題には、分割できる盤面がありません。長方形の大きさか、ピースのパズルを選んでください。',
  noDivision: () => 'この盤面は、その大きさのつながったピースには分けられません。',
  unknownSet: ({ name, known }) =>
    `この盤面で使えるセットに「${short(name)}」はありません。次の中から選んでください：${known.join('、')}`,
  setDiffers: ({ cells, size }) =>
    `${number(cells)}マスは、このセットのような${number(size)}マスのピースには分けられません。`,
  tooFewShapes: ({ size, shapes, blocks }) =>
    `${number(size)}マスのピースは${number(shapes)}種類しかないため、${number(blocks)}個をすべて異なる形にはできません。`,
};
