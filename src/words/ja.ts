import { jaCaptions } from './jaCaptions.ts';
import { jaCode, jaStack } from './jaCode.ts';
import { jaListings } from './jaListings.ts';
import { jaAsking } from './jaAsking.ts';
import { jaPractice } from './jaPractice.ts';
import type { Words } from './en.ts';
import { jaCounting } from './jaCounting.ts';
import { jaExperiments } from './jaExperiments.ts';
import { jaGallery } from './jaGallery.ts';
import { jaAztec } from './jaAztec.ts';
import { jaHeadline } from './jaHeadline.ts';
import { jaGenerate } from './jaGenerate.ts';
import { jaPage } from './jaPage.ts';
import { number } from './jaNumbers.ts';
import { jaScreens } from './jaScreens.ts';
import { jaRace, moment, timePace } from './jaRace.ts';
import { jaClass } from './jaClass.ts';
import { jaCli } from './jaCli.ts';
import { jaMoves } from './jaMoves.ts';
import { jaComparison } from './jaComparison.ts';
import { jaSearch } from './jaSearch.ts';
import { jaLesson } from './jaLesson.ts';
import { jaLessonErrors } from './jaLessonErrors.ts';
import { jaShelf } from './jaShelf.ts';
import { jaMatrix } from './jaMatrix.ts';
import { jaSettings } from './jaSettings.ts';
import { jaSheets } from './jaSheets.ts';
import { jaTree } from './jaTree.ts';
import { handful, short } from './short.ts';
import { jaWall } from './jaWall.ts';

/** What is done where a value of an address is invalid, given the one that is used; '' for none. */
function insteadOf(used: string): string {
  if (used === '') return '省きます';
  return used === 'auto' ? '自動で選びます' : `代わりに「${used}」を使います`;
}

function quoted(names: readonly string[]): string {
  const { few, more } = handful(names);
  const said = few.map((name) => `「${name}」`).join('');
  return more > 0 ? `${said}など${number(few.length + more)}個` : said;
}

/** Every word in Japanese. */
export const ja: Words = {
  language: '日本語',

  ui: {
    controls: '操作',
    start: '最初へ',
    back: '戻す',
    forward: '進める',
    play: '再生',
    pause: '一時停止',
    next: '次へ',
    count: '数える',
    gallery: '図鑑',
    fullscreen: '全画面',
    window: '元に戻す',
    settings: '設定',
    help: 'キー',

    speed: '速さ',
    slower: '遅く',
    faster: '速く',
    auto: '自動',
    autoSpeed: '自動調整',
    maxSpeed: '最高速',
    pace: (pace) => `毎秒${pace}手`,

    timePace,

    timeline: 'タイムライン',
    moment: (at, known, unit) =>
      `${moment(known, unit)}のうち${moment(at, unit)}${unit === 'steps' ? '目' : ''}`,
    momentAlone: (at, unit) => `${moment(at, unit)}${unit === 'steps' ? '目' : ''}`,

    progress: '進み具合',
    steps: (steps) => `${number(steps)}手`,
    placements: (placements) => `置いた回数${number(placements)}回`,
    depth: (depth, deepest) => `深さ${number(depth)} / ${number(deepest)}`,
    deadEnds: (deadEnds) => `行き止まり${number(deadEnds)}回`,
    solutions: (solutions) => `解${number(solutions)}個`,
    finished: (solutions, unique) =>
      solutions === 0
        ? '探索終了：解はありません'
        : `探索終了：解${number(solutions)}個（回転・裏返し${unique ? 'で同じになるものは1個' : 'も含む'}）`,
    resumed: (steps) => `前回の${number(steps)}手目から続行`,
    lastSolution: 'これが最後に見つかった解です',
    found: (solution) => `${number(solution)}個目の解が見つかりました`,
    image: '前の解を回転・裏返したもの',

    choosePuzzle: 'パズルを選ぶ',
    ownPuzzle: '自作のテキスト',

    openText: 'パズル・レッスンのテキストを開く',
    openTextHint:
      'まず盤面を描きます（1マスを「.」1個で表します）。続けて空行をはさみ、ピースごとに名前と、その下に形（小文字の「o」で表します）を書きます。三角形のマスは「^」と「v」、六角形のマスは1文字おきに描き、盤面の上に「lattice: triangle」または「lattice: hexagon」と書きます。盤面だけなら、新しいピースに分けられます。',
    puzzleText: 'パズル・レッスンのテキスト',
    chooseFile: 'ファイルを選ぶ…',
    open: '開く',
    divide: 'ピースに分ける',
    noPieces: (cells) =>
      `${number(cells)}マスの盤面で、ピースがありません。新しいピースに分けるか、下にピースを描いてください。`,
    cancel: 'キャンセル',
    close: '閉じる',
    notices: 'お知らせ',
    dismiss: '消す',
    dropHere: 'ここにパズルかレッスンのテキストをドロップしてください',
    notTaken: {
      tooLong: (limit) => `長すぎるため、取り込みませんでした（${number(limit)}文字まで）。`,
      unreadable: () => 'このファイルは読み込めません。',
    },

    keys: 'キー一覧',
    space: 'スペース',
    whatKeysDo: {
      toggle: '再生・一時停止',
      back: '1手戻す',
      forward: '1手進める',
      start: '空の盤面に戻る',
      slower: '遅くする',
      faster: '速くする',
      fullscreen: '全画面表示の切り替え',
      next: '次のパズルへ',
      theme: '次のテーマに替える',
      search: '探索の方法を選ぶ',
      count: '解の個数を数える',
      gallery: 'パズル図鑑を開く',
      experiments: '探索について言われることを確かめる実験',
      help: 'この一覧を表示',
    },
    whatPastingDoes: 'コピーしたパズルのテキストを開く',
  },

  errors: {
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
  },

  calendarTitle: ({ month, day }) => `${month}月${day}日のパズル`,
  label: (meaning) => ('month' in meaning ? `${meaning.month}月` : String(meaning.day)),

  errorAt: (line, column, sentence) => `${line}行${column}文字目：${sentence}`,

  search: {
    title: '探索の方法',
    recommended: 'おすすめの方法',
    solver: '解き方',
    order: '埋める順序',
    pieces: 'ピースを試す順',
    names: '先に試すピース',
    unknownNames: (unknown, known) =>
      `${quoted(unknown)}という名前のピースはこのパズルにありません。ピース：${known}`,
    seed: '乱数の種',
    seedHint: (largest) =>
      `偶然に任せる部分を決めます。数（0から${number(largest)}までの整数）を変えると別の探索になります。`,
    rules: '枝刈りの規則',
    unique: '回転や裏返しで同じになる解は1個と数える',
    uniqueHint: 'すべての解を求めるとき、手間が何分の一かで済みます。',
  },

  ...jaSearch,

  gallery: jaGallery,

  comparison: jaComparison,

  experiments: jaExperiments,

  aztec: jaAztec,
  wall: jaWall,
  generate: jaGenerate,
  captions: jaCaptions,
  classroom: jaClass,
  moves: jaMoves,
  listings: jaListings,
  code: jaCode,
  stack: jaStack,
  practice: jaPractice,
  asking: jaAsking,
  sound: {
    name: '音',
    one: '探索を音で聞く（深さは音の高さ、行き止まりと解も聞こえる）・消す',
    several: '探索を音で聞く（最初の盤面は左、最後の盤面は右から）・消す',
  },
  tree: jaTree,
  shelf: jaShelf,
  headline: jaHeadline,
  sheets: jaSheets,
  matrix: jaMatrix,
  lesson: jaLesson,
  lessonErrors: jaLessonErrors,

  themes: {
    midnight: '真夜中',
    paper: '紙',
    chocolate: 'チョコレート',
    glass: 'ステンドグラス',
    neon: 'ネオン',
    blueprint: '青写真',
    wood: '寄せ木',
    distinct: '見分けやすい色',
  },

  address: {
    badValue: (name, value, used) =>
      `アドレスの「${short(name)}=${short(value)}」は正しくないため、${insteadOf(used)}。`,
    unknownPieces: (value, unknown, known) =>
      `アドレスの「pieces=${short(value)}」のうち${quoted(unknown)}はこのパズルのピースではないため、飛ばします。ピース：${known}`,
    unknownPuzzle: (value, used) =>
      `「${short(value)}」というパズルはありません。代わりに「${used}」を表示します。一覧は図鑑（G）にあります。`,
    badText: (sentence) => `アドレスに含まれるパズルを読み取れません。${sentence}`,
    unknownName: (name) => `アドレスの「${short(name)}」には意味がないため、無視します。`,
    notHeld: (value) =>
      `アドレスの「hold=${short(value)}」は使えないため、飛ばします（そのピースや向きがないか、回転や裏返しを除くためには使えません）。`,
    tooLong: (kilobytes) =>
      `アドレスが${number(kilobytes)}kBより長いため、読まずに飛ばします。大きなパズルはファイルから開けます。`,
    notPacked: '圧縮されたパズルのテキストではありません。',
    badName: (setting, name, known) =>
      `アドレスの「${setting}」にある「${short(name)}」は意味がないので無視します。使えるのは${known.join('、')}です。`,
    more: (more) => `アドレスには、ほかにも正しくない部分が${number(more)}か所あります。`,
  },

  page: jaPage,

  counting: jaCounting,

  settings: jaSettings,

  screens: jaScreens,

  race: jaRace,

  cli: jaCli,
};
