import type { LagProfile } from '../../../lag/profile.ts';
import type { TerminalWords } from '../../dictionary.ts';
import { memorySize, short } from '../../format.ts';
import { decimal, number } from '../numbers.ts';
import { usage } from './usage.ts';

const meant = (alike: readonly string[]): string =>
  alike.length > 0 ? `似た名前：${alike.join('、')}。` : '';

const takenAll = (memory: number, cells: number | undefined, of: number): string => {
  const where =
    cells === undefined
      ? '途中の盤面を作る前に'
      : `途中の盤面が${number(of)}マス中${number(cells)}マスで`;
  return `${where}${memorySize(memory)}をすべて使いました。`;
};

export const lagOf =
  ({ nothing, placed, piece }: Readonly<Record<'nothing' | 'placed' | 'piece', string>>) =>
  ({ placements, inVain, isExact, mistakes, lag }: LagProfile): string => {
    if (placements === 0) return nothing;
    const least = isExact ? '' : '少なくとも';
    const cost = `${placed}${number(placements)}回のうち${least}${number(inVain)}回はむだ`;
    const unknown = isExact ? '' : 'これより詳しくは --lag-states の範囲ではわかりません。';
    if (!isExact && inVain === 0) return `どれだけむだだったかはわかりません。${unknown}`;
    if (!isExact) return `間違い${least}${number(mistakes)}回。${cost}。${unknown}`;
    if (!lag)
      return inVain > 0 ? `${cost}：初めから解がありません。` : `${cost}：間違いはありません。`;
    const { pieces, steps } = lag;
    const mean = `平均で${piece}${decimal(pieces.mean)}個、${decimal(steps.mean)}ステップ`;
    const median = `中央値は${decimal(pieces.median)}個、${decimal(steps.median)}ステップ`;
    return `間違い${number(mistakes)}回、気づくまで${mean}（${median}）。${cost}。`;
  };

export const cli: TerminalWords = {
  usage,
  noCommand: (commands) =>
    `コマンドを指定してください。使えるコマンド：${commands}（説明は --help）`,
  unknownCommand: (command, commands, alike) =>
    `「${command}」というコマンドはありません。${meant(alike)}使えるコマンド：${commands}`,
  unknownOption: (option, command, alike) =>
    `「${command}」に ${option} というオプションはありません。${meant(alike)}`,
  missingValue: (option) => `${option} には値が必要です。`,
  needlessValue: (option) => `${option} に値は指定できません。`,
  badChoice: (option, value, choices, alike) =>
    `${option} に「${value}」は指定できません。${meant(alike)}指定できる値：${choices}`,
  badOrders: (option, text, choices) =>
    `${option} には名前をコンマで区切って1回ずつ指定してください（「${text}」は使えません）。指定できる値：${choices}`,
  badRuleSets: (option, text, choices) =>
    `${option} には none,islands,islands+parity のように規則の組み合わせをコンマで区切って指定してください（「${text}」は使えません）。規則：${choices}`,
  badNumber: (option, value) =>
    `${option} には1以上の整数を指定してください（「${value}」は使えません）。`,
  badSeed: (option, value, largest) =>
    `${option} には0から${number(largest)}までの整数を指定してください（「${value}」は使えません）。`,
  workFailed: (cause) =>
    `作業を分担していたプロセスが予期せず終了し（${cause}）、代わりのプロセスも同じように終了しました。`,
  cannotPrint: (cause) => `出力を書き込めません${cause === '' ? '' : `（${cause}）`}。`,
  tooMany: (option, most) => `${option} は${number(most)}以下にしてください。`,
  badSize: (option, text) =>
    `${option} には 10x10 のように列数と行数を指定してください（「${text}」は使えません）。`,
  badSizes: (option, text) =>
    `${option} には 5,5,4 のように整数をコンマで区切って指定してください（「${text}」は使えません）。`,
  badMemory: (option, text) =>
    `${option} は512Mや2Gのような量で指定してください（「${text}」は使えません）。`,
  tooMuchMemory: (option, allowed) =>
    `${option} は${memorySize(allowed)}以下にしてください。このコンピューターのメモリはそれだけです。`,
  badPart: (option, text) =>
    `${option} には 2/8 のように I/N（Nは9999以下）を指定してください（「${text}」は使えません）。`,
  unknownPiece: (name, names) =>
    `「${name}」という名前のピースはこのパズルにありません。ピース：${names}`,
  together: (one, other) => `${one} と ${other} は同時に指定できません。`,
  missingPuzzle: () =>
    'パズルを指定してください（一覧にある名前、ファイル、または標準入力を表す -）。',
  nothingListed: (words) => `「${short(words)}」を名前、題名、格子に含むパズルはありません。`,
  needlessWord: (word) => `「${word}」は余分です。`,
  unknownPuzzle: (name, alike) =>
    `「${name}」というパズルもファイルもありません。${meant(alike)}パズルの一覧は list で見られます。`,
  missingLesson: () => 'レッスンを指定してください（ファイルの名前、または標準入力を表す -）。',
  lessonTooLarge: (name) => `「${name}」はレッスンとしては大きすぎます。`,
  lesson: (title, { scenes, stops, questions }) =>
    `「${title}」：場面${number(scenes)}、${number(stops)}か所、指して答える質問${number(questions)}`,
  notAsked: (scene, stop, kind) =>
    `場面${number(scene)}の${number(stop)}番目：「${kind}」はそこでは尋ねられないか、日によって変わります。数に入れません。`,
  noScore: () =>
    'このレッスンには指して答える質問がありません。コースには修了だけが伝わり、点数は伝わりません。',
  tooManyStops: (edition, stops, most) =>
    `SCORM ${edition} のコースが記録できるのは、レッスン一つにつき${number(most)}か所までです（このレッスンは${number(stops)}か所）。分けてください${edition === '1.2' ? '。または --edition 2004 を指定してください' : ''}。`,
  noOneFile: () =>
    'パッケージに入れる一つのファイルにまとめた Fitful のページがありません。このプログラムの隣に page.html も、dist/hosts/fitful.html もありません。ソースからは npm run build、npm run hosts の順で作れます。',
  noFolder: (folder, name) => `「${name}」に書き込めません。フォルダー「${folder}」がありません。`,
  packed: (name, edition, bytes) => `${name}：SCORM ${edition}、${number(bytes)} バイト`,
  fileTooLarge: (name) => `「${name}」はパズルのテキストとしては大きすぎます。`,
  inFile: (name, sentence) => `${name}：${sentence}`,
  badSpeed: (option, text, slowest, fastest) =>
    `${option} には auto、max、または毎秒の手数（${slowest}〜${number(fastest)}）を指定してください（「${text}」は使えません）。`,
  needs: (option, other) => `${option} は ${other} と一緒に指定してください。`,
  notHeld: () => '候補は形が一つなので、--hold は使えません。',
  unknownHold: (text, names) =>
    `--hold に「${short(text)}」は指定できません。ピースの名前、または名前とコロンと向きの番号を指定してください。ピース：${names}`,
  heldLies: (piece, left) =>
    `「${piece}」は最初から盤面に置かれているので、向きを決められません。${left.length > 0 ? `残りのピース：${left.join('、')}` : '残りのピースはありません。'}`,
  cannotHold: (piece, others) =>
    `「${piece}」の向きを決めて回転や裏返しを除くことはできません（盤面のどの対称性でも向きが変わる、1個だけのピースが必要です）。${others.length > 0 ? `使えるピース：${others.join('、')}。` : 'このパズルには使えるピースがありません。'}「${piece}:1」なら1つの向きだけで探索します。`,
  badMoment: (option, text) =>
    `${option} には0以上の手の番号を指定してください。「${text}」は使えません。`,
  missingOut: () =>
    '出力先が必要です。--out に .mp4、.webm、.gif、.png、.zip のいずれかで終わるファイル名を指定してください。',
  badOut: (name, endings) =>
    `--out には ${endings} のいずれかで終わるファイル名を指定してください。「${short(name)}」は使えません。`,
  filmSpeed: () => '動画の --speed には1秒あたりの手数を数で指定してください。',
  noBrowser: () =>
    '動画を描くブラウザーが見つかりません。Chrome、Chromium、Edge のいずれかを入れるか、--browser で指定してください。SVGのコマ（--out x.zip）なら不要です。',
  noSuchBrowser: (path) => `プログラム「${short(path)}」はありません。`,
  noPage: () =>
    '動画を描く Fitful のページがありません。このプログラムの隣に page.html も、フォルダー dist もありません。',
  filmFailed: (browser, cause) =>
    `ブラウザー「${short(browser)}」は動画を作れませんでした：${short(cause)}`,
  filming: (done, frames) =>
    frames === 0 ? 'ブラウザーを起動しています…' : `${number(frames)}コマのうち${number(done)}コマ`,
  filmed: (name, bytes, width, height) => `${name}：${width}×${height}、${number(bytes)}バイト`,
  fewerSolutions: (asked, solutions) =>
    `${number(asked)}番目の解はありません。探索は${number(solutions)}個の解で終わります。`,
  noQuestion: (questions) => `何を調べますか。次のどれか一つを指定してください：${questions}`,
  beyondLast: (asked, solutions) =>
    `${number(asked)}番目の解はありません。解は${number(solutions)}個です。`,
  notListed: (line) =>
    `${number(line)}行目は、solve --json の形で書かれた、これらの解のどれでもありません。`,
  tooManyLayers: (memory, cells, of) =>
    `${takenAll(memory, cells, of)}--memory を増やしてください。solve --all なら、このままでも並べられます。`,
  placementLine: (piece, cells, solutions) => `${piece} ${cells}：${number(solutions)}`,
  badPlacement: (option, text) =>
    `${option} には、ピースと、それが覆うマス（0から数えた列と行）を "X 1,0 2,1" のように指定してください。「${short(text)}」は使えません。`,
  fitsNowhere: (option, text) =>
    `${option} の「${short(text)}」：そのすべてを覆う置き方は、このピースにはありません。`,
  overlapping: (one, other) =>
    `「${short(one)}」と「${short(other)}」は重なるので、両方を固定することはできません。`,
  senseless: {
    areOptions: (feature) =>
      `「${feature}」は接するピースについて尋ねるものです。候補は接しません。`,
    noLines: () => '六角形のあいだにまっすぐな線は通らないので、断層線はありません。',
    noSymmetry: () => 'このパズルには対称性がないので、回転・裏返しで変わらない解はありません。',
    notInThree: (feature, pieces) =>
      `「${feature}」：${number(pieces)}個のピースは同じ数の3組に分けられません。`,
    notInTwo: (feature, cells) => `「${feature}」：${number(cells)}マスは半分に分けられません。`,
    tooManyPieces: (feature, pieces, most) =>
      `「${feature}」を調べられるのは置くピースが${number(most)}個までのときです（ここでは${number(pieces)}個になることがあります）。`,
  },
  noneLeft: (condition, of, before) =>
    `${before.length > 0 ? `${before.join('、')} の` : ''}解は${number(of)}個ありますが、${condition} に合うものは一つもありません。`,
  noPair: () => '解が1個しかないので、組がありません。',
  looking: (solutions, of) =>
    of === undefined
      ? `${number(solutions)}個の解を調べました`
      : `${number(of)}個の解のうち${number(solutions)}個を調べました`,
  stopped: (line) =>
    line === undefined ? '表示の途中で中止しました。' : `中止しました（${line}）。`,
  tooManyToLookAt: (solutions, most) =>
    `解が${number(solutions)}個あり、一つずつ調べるには多すぎます（${number(most)}個まで）。--fix や --forbid で減らせます。`,
  differentImages: (name) =>
    `「${short(name)}」は回転・裏返しで変わることがあるので、--unique と一緒には調べられません。`,
  tooManyRows: (name) => `「${short(name)}」は行が多すぎて数えられません。`,
  allUsed: () => 'このパズルではすべてのピースを使うので、どの解も同じ種類です。',
  severalLie: (piece, copies) =>
    `どの解にも「${piece}」が${number(copies)}個あります。場所を調べられるのは1個だけのピースです。`,
  liesNowhere: (piece) =>
    `「${piece}」は最初から置いてあるか、どこにも置けないので、置き方がありません。`,
  badDivision: (text, names) =>
    `--by に「${short(text)}」は使えません。edge、edge:ピース、crossroads、kinds、またはピースを指定してください：${names}`,
  by: {
    edge: '縁に接するピース',
    crossroads: '十字路',
    atEdge: (piece) => `縁に接する${piece}`,
    kinds: 'ピース',
    many: (piece) => `${piece}の個数`,
    place: (piece) => `${piece}の場所`,
    unused: '使わない',
    solutions: '解',
    example: '例',
    number: (value) => number(value),
  },
  pairs: { common: '共通の置き方', pairs: '組', other: 'もう一つ' },
  map: {
    linking: (links) => `つながり${number(links)}本…`,
    links: 'つながり',
    relaid: (pieces) => `ピース${number(pieces)}個の置き直し`,
    own: '自分の回転・裏返しとのつながり',
    parts: 'つながりのない部分に分けた数',
    largest: '最大の部分の解',
    longest: '最短の道のうち最長のつながり',
    neighbours: '隣の解の数',
    neighbour: (solution, pieces) => `${number(solution)}番：${pieces.join('と')}を置き直す`,
    neighboursOf: (solution, neighbours) =>
      `${number(solution)}番目の解の隣の解は${number(neighbours)}個`,
  },
  fewerSteps: (asked, steps) =>
    `${number(asked)}手目はありません。探索は${number(steps)}手で終わります。`,
  badFormat: (option, name, endings) =>
    `${option} の名前は ${endings.join('、')} のどれかで終わるようにしてください（「${short(name)}」は使えません）。`,
  noPng: (endings) =>
    `PNGを描くにはブラウザーが必要です（fitful film --out x.png）。ここでは --out の名前が ${endings.join('、')} で終わるようにしてください。`,
  badLength: (option, text) =>
    `${option} には20や0.15のような長さ（mm）を指定してください（「${short(text)}」は使えません）。`,
  badStroke: (option, text) =>
    `${option} には #ff0000,0.1 のように色と太さ（mm）を指定してください（「${short(text)}」は使えません）。`,
  wideKerf: (option, most, edge) =>
    `マスの辺が${edge}mmのとき、${option} は${most}mmより小さくしてください。`,
  notCut: () => '候補は項目の集まりなので、切り抜けません。ピースのパズルを指定してください。',
  svgFrames: (name, bytes) => `${name}：SVGのコマ、${number(bytes)}バイト`,
  watchNeedsTerminal: () => '--watch は端末でのみ使えます。',
  noSolution: '解はありません。',
  unsolvable: (command) => `解はありません。理由は「${command}」が示します。`,
  hasSolution: (command) => `解があります。「${command}」が示します。`,
  lag: lagOf({ nothing: '何も置きませんでした。', placed: '置いた', piece: 'ピース' }),
  solution: (solution) => `解${number(solution)}`,
  total: (solutions, isAll) =>
    isAll ? `全部で${number(solutions)}個` : `最初の${number(solutions)}個`,
  columns: {
    id: '名前',
    title: '題名',
    lattice: '格子',
    cells: 'マス',
    pieces: 'ピース',
    known: '異なる解',
  },
  searching: (placements, progress) =>
    `置いた回数${number(placements)}回、${(100 * progress).toFixed(2)}%`,
  listing: (solutions, progress) =>
    `途中の盤面：${(100 * progress).toFixed(2)}%・解${number(solutions)}個`,
  sweeping: (progress) => `途中の盤面をすべて調査中：${(100 * progress).toFixed(2)}%`,
  layersFull: (memory, cells, of) =>
    `${takenAll(memory, cells, of)}続きは探索で、同じ順に並べます。--memory を増やすと速くなります。`,
  watching: (placements, depth, solutions) =>
    `置いた回数${number(placements)}回・深さ${number(depth)}・解${number(solutions)}個`,
};
