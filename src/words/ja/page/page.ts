import { READABLE_PACE } from '../../../play/tempo.ts';
import type { Words } from '../../dictionary.ts';
import { formatter } from '../../format.ts';
import { gallery } from './gallery.ts';
import { moment, number, ofWhich } from '../numbers.ts';
import { today } from '../play/today.ts';

const threeDigits = formatter('ja', { maximumSignificantDigits: 3 });

export const ui: Words['ui'] = {
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
  timePace: (microseconds) =>
    microseconds < 1000
      ? `毎秒${threeDigits(microseconds)}マイクロ秒分`
      : `毎秒${threeDigits(microseconds / 1000)}ミリ秒分`,
  wholePage: 'ページ全体を開く',
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
      : `探索終了：解${number(solutions)}個（${ofWhich(unique)}）`,
  lastSolution: 'これが最後に見つかった解です',
  resumed: (steps) => `前回の${number(steps)}手目から続行`,
  found: (solution) => `${number(solution)}個目の解が見つかりました`,
  image: '前の解を回転・裏返したもの',

  choosePuzzle: 'パズルを選ぶ',
  ownPuzzle: '自作のパズル',

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
    today: today.whatKeyDoes,
    search: '探索の方法を選ぶ',
    count: '解の個数を数える',
    gallery: 'パズル図鑑を開く',
    browse: 'すべての解の一覧を開く',
    compare: '探索の順を比べる',
    share: 'リンクやQRコードで共有',
    experiments: '通説を実験で確かめる',
    film: '動画・GIF・画像にする',
    picture: '画像・切り抜き・コマ割り',
    help: 'この一覧を表示',
  },
  whatPastingDoes: 'コピーしたテキストを開く',
};

export const settings: Words['settings'] = {
  names: {
    theme: { title: 'テーマ' },
    themes: { title: '順に切り替えるテーマ' },
    hour: { title: '光' },
    speed: { title: '速さ' },
    play: { title: '続けて流すパズル', hint: '何も選ばなければ、すべてを流します。' },
    minutes: { title: '1面の長さ' },
    interludes: { title: '幕間' },
    every: { title: '幕間の間隔' },
    letters: { title: 'ピースに文字を表示' },
    captions: {
      title: '一手ごとに何が起きたかを表示',
      get hint() {
        return `盤面の下に表示します（停止中と、毎秒${number(READABLE_PACE)}手まで）。`;
      },
    },
    titles: { title: '操作部が隠れている間、題を出す' },
    lang: { title: '言語' },
  },
  leftAlone: '自動再生の番組',
  always: 'つける',
  never: 'つけない',
  whereNeeded: '必要なときだけ',
  systemLanguage: 'システムに合わせる',
  takeTurns: '順に切り替える',
  clock: 'そのときの時刻',
  oClock: (hour) => `${hour}時`,
  untilSolved: '解けるまで',
  minutes: (minutes) => `${minutes}分`,
  boards: (boards) => `${boards}面ごと`,
  parts: {
    squares: gallery.lattices.square,
    triangles: gallery.lattices.triangle,
    hexagons: gallery.lattices.hexagon,
    impossible: '解のないパズル',
  },
  interludes: {
    race: '4つの探索の競争',
    make: 'パズルがひとりでにでき、続けて解かれる',
    aztec: '無作為に敷くドミノと北極円',
    rain: 'パズルのすべての解が、いくつかずつ入れ替わる',
    walk: '解から解への散歩',
    wall: 'これまでに解けたパズルの壁',
  },
};

export const page: Words['page'] = {
  what: 'ポリフォームのパズルが、一手ずつひとりでに解けていく',
  noGraphics: 'このページの表示にはWebGLが必要ですが、このブラウザーでは使えません。',
  graphicsLost:
    'ブラウザーの描画機能が今は使えません。自動で戻らないときは、ブラウザーを再起動してください。',
  noWorkers:
    '探索にはWeb Workerが必要ですが、このブラウザー、またはこのページを埋め込んでいるページが許可していません。',
  noScript: 'FitfulにはJavaScriptが必要ですが、無効になっています。',
  notYetStarted: (needsServer) =>
    `Fitfulはまだ始まっていません。しばらく待っても始まらないときは、ページを再読み込みしてください。新しいブラウザー${needsServer ? 'とウェブサーバー' : ''}が必要です。${needsServer ? 'ファイルを直接開いても動きません。' : ''}`,
  noStyles:
    'このページのスタイルシートを読み込めませんでした。接続を確かめて、ページを再読み込みしてください。',
  notStarted: (reason) => `ページを開始できませんでした。${reason}`,
  notLoaded: 'パズルを読み込めませんでした。接続を確かめて、もう一度お試しください。',
  modeNotLoaded: '選んだものを読み込めませんでした。接続を確かめて、もう一度お試しください。',
  loading: 'お待ちください…',
  again: 'もう一度試す',
  addressTooLong:
    'ページの再読み込みが必要ですが、自作のパズルを含むアドレスが、このサーバーには長すぎます。パズルのテキストを控え（設定の「パズル・レッスンのテキストを開く」）、別のパズルを選んでから、もう一度お試しください。',
  gameNotKept:
    'このブラウザーではこの盤面の途中経過を保存できません。続けられますが、ページを離れると失われます。',
  noSuchPosition: 'アドレス（laid=）の示す置き方は、このパズルではできません。無視しました。',
  noCourse:
    'このレッスンはコースから開かれていないため、解答はどこにも伝わりません。それ以外は同じです。',
  noOtherLesson:
    'このページではコースのレッスンだけが使えます。ほかのレッスンは、コースの外の Fitful のページで開いてください。',
  notReported:
    'コースが今は解答を受け取りません。そのまま続けてください。あとでもう一度送ります。続くようなら、コースの担当者に知らせてください。',
  noFullscreen: 'ブラウザーが全画面表示を許可しませんでした。',
  searchFailed: '探索が予期せず止まりました。ときどき自動で再開を試みます。',
  oneFileOnly: (name) => `一度に開けるファイルは1つです。「${name}」だけを開きました。`,
};

export const themes: Words['themes'] = {
  midnight: '真夜中',
  paper: '紙',
  chocolate: 'チョコレート',
  glass: 'ステンドグラス',
  neon: 'ネオン',
  blueprint: '青写真',
  wood: '寄せ木',
  distinct: '見分けやすい色',
};

export const sound: Words['sound'] = {
  name: '音',
  one: '探索を音で聞く（深さは音の高さ、行き止まりと解も聞こえる）・消す',
  several: '探索を音で聞く（最初の盤面は左、最後の盤面は右から）・消す',
};
