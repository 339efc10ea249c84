import type { TerminalWords } from '../dictionary.ts';
import { memorySize, short } from '../format.ts';
import { decimal, number } from './numbers.ts';

const usage = `使い方：fitful <コマンド> [オプション]

  list [語 …]          付属のパズルの一覧。語があれば、そのすべてを含むもの
  show <パズル>        パズルのテキスト
  solve <パズル>       最初の解
      --first N        最初のN個の解
      --all            すべての解
      --letters        線の代わりに1マス1文字で表示（線は正方形のときだけ）
      --lag            間違いにいつ気づき、どれだけむだだったかも表示（--json と一緒なら、
                       どのマスに手間取り、なぜ行き詰まったかも）
      --lag-states N   --lag で探索だけではわからないとき（--unique など）に数える状態の上限
                       （省略時は67108864、約1分）
      --watch          探索の様子を端末に表示（--all と一緒なら解で止まらない）
      --speed N        --watch の速さ：毎秒の手数(0.25〜1000000)、max、auto(省略時)
  why <パズル>         解がない理由：それを示すマスの印、なければすべての探索
  count <パズル>       解の個数
      --workers N      N個のプロセスで数える（省略時はコアの数）
      --memory 量      使うメモリの合計（512M や 2G など。省略時は全体の5分の2）
      --shard I/N      全体をN個に分けたI番目だけを数える
      --save FILE      途中の状態を10秒ごとと Ctrl-C のときに保存
      --resume FILE    保存した状態から再開（--save と同じ名前なら、なくても最初から開始）
  total <ファイル>...  count --json --shard の結果を合計（- は標準入力）
  compare <パズル…>    埋める順と規則の組み合わせごとに、ピースを置く回数を比べる
      --orders LIST    比べる順（rows,columns など。省略時は random 以外のすべて）
      --rule-sets LIST
                       比べる規則（none,islands,islands+parity など。省略時は none,islands）
      --seeds N        種を変えたN回の中央値（偶然によるもの：--pieces がなければピースの順、
                       それに random の順。省略時は1）
      --until 範囲     first（最初の解まで）、または all（すべての解まで）
      --steps N        1回の探索はN手まで（省略時は1000000）。打ち切れば下限になる
      --workers N      N個のプロセスで調べる（省略時はコアの数）
      --save FILE      わかったことを10秒ごとと Ctrl-C のときに保存。あればその続きから開始
      --csv            数値をCSVで出力
  pruning <パズル>     規則で省けるもの：2つの探索の木を重ねて比べる
      --against LIST   もう一方の規則（none、islands,parity など）。ほかの条件は同じ
      --limit N        大きな枝刈りをN個まで表示（省略時は40）
      --steps N        Nステップまで（省略時は268435456）。打ち切ると数は少なくともその値
      --csv            枝刈りをCSVで出力
  experiment [名前]    実験を行い、主張のとおりかを調べる（名前を省くと一覧）
      --workers N      N個のプロセスで調べる（省略時はコアの数）
      --csv            数値をCSVで出力
      --lag            探索なら、間違いに気づくまでのピース数も表示
  generate             新しいパズル（盤面を無作為にピースに分ける）
      --size 10x10     正方形の盤面の列数と行数、または
      --frame NAME     パズルやファイルにある盤面
      --blocks N       大きさのそろったN個のピース、または
      --sizes LIST     ピースの大きさ（5,5,5,4）
      --strategy NAME  分け方：restart（省略時）、strict、costly、lookahead、anneal、grow、
                       recombine（101マス以上か条件があれば省略時）、uniform（小さな盤面向き）
      --seed N         乱数の種（省略時は0）
      --count N        この乱数の種から順にN個のパズルを作る
      --unique-solution
                       解が1つだけのパズル（回転・裏返しは同じ解とみなす）
      --difficulty LEVEL
                       gentle、fair、hard：標準の探索が最初の解までにピースを置く回数が
                       100回未満、10000回未満、それ以上
      --different      すべて異なる形のピース
      --set NAME       セットのピース（pentomino）。大きさはセットで決まる
      --limit N        パズルごとに調べる分割はN通りまで(省略時は30000)
      --watch          分ける様子を端末に表示（--speed は solve と同じ）
  steps <パズル>       探索の全手順（1行に1個のJSON）
      --limit N        N行まで
      --detail LEVEL   solutions、placements(省略時)、everything
      --say            JSONの代わりに、何をなぜするのかを1行に1文
  film <パズル>        探索を動画にする（このコンピューターのブラウザーで描く）
      --out FILE       x.mp4、x.webm、x.gif（12MBまで）、x.png（1手の画像）、または
                       x.zip（SVGのコマ。ブラウザーは不要）
      --from N         N手目から（省略時は0）
      --to N           N手目まで（省略時は最初の解まで）
      --speed N        1秒あたりの手数（省略時は15秒ほどになる速さ）
      --fps N          1秒あたりのコマ数、1から60（省略時は30、GIFは15）
      --size 1280x720  ピクセル数、3840x2160まで（GIFの省略時は640x360）
      --theme NAME     このテーマの色で
      --address QUERY  探索の代わりに、このアドレスで見えるもの：教室、レース、分割、すべての解
                       （「mode=race&panes=dlx~backtrack:rows」など）。--toが必要。時間で競うレース
                       （equal=time）では、--fromと--toは計算時間のミリ秒
      --browser PATH   このブラウザーで描く（Chrome、Chromium、Edge）
  picture <パズル>     盤面の絵（SVGファイル）。指定がなければ最初の解
      --step N         N手目の盤面（0は空の盤面）
      --solution N     N番目の解
      --theme 名前     midnight（省略時）、paper、chocolate、glass、neon、blueprint、wood、
                       distinct
      --width N        幅（ピクセル。省略時は960）
      --letters        ピースに名前を表示
      --transparent    トレイのまわりは透明
      --out FILE       標準出力の代わりにファイル（x.svg）に保存
  cut <パズル>         ピースを切り出す線（mm。内側の線が先）
      --mm N           マスの辺の長さ（省略時は20）
      --kerf N         切断で失われる幅（省略時は0）。ピースの大きさは変わらない
      --gap N          部品どうしの最小の間隔（省略時は3）
      --layout solved  最初の解、または --solution N の解の位置で切る。隣との間隔は --kerf で、
                       ピースはどの辺でもその分だけ小さくなる（省略時は apart）
      --tray           盤面の穴のある枠も作る
      --stroke 線      線の色と太さ（省略時は #000000,0.1）、または
      --preset 名前    ponoko（#0000ff,0.01）、laser-engraving-service（#ff0000,0.0353）、
                       hairline-red（#ff0000,0.0254）の線
      --out FILE       標準出力の代わりにファイル（x.svg または x.dxf）に保存
  lesson <ファイル>    レッスンのファイルを確かめ、質問の数を表示
      --scorm FILE     このレッスンを、点数を伝えるコース用のパッケージ（x.zip）にする
      --edition 版     SCORMの版。1.2（省略時。どのコースでも使える）、2004

<パズル> には、一覧にある名前、ファイル、または標準入力を表す - を指定します。

  --solver NAME  backtrack、または dlx（マスとピースを区別せずに選ぶアルゴリズムX）
  --order NAME   次に埋めるマスの選び方：short-side、rows、columns、fewest、peel、
                 diagonal、diagonal-peel、spiral-in、spiral-out、random
  --pieces LIST  ピースを試す順：given、random、hardest、または名前（F,I,L）
  --rules LIST   枝刈り（早めにあきらめる規則）：islands,parity,dead-cells,repeats、なければ none
  --seed N       乱数の種（0〜4294967295）
  --hold P:2     ピースPを2番目の向きだけに限って探索（それ自体が別の探索になる）。
                 番号がなければ、--unique のときに向きを決めるピース
  --unique       回転や裏返しで同じになる解は1個と数える
  --json         1行に1個のJSONで出力（2^53 − 1を超える解の数は文字列）
  --lang LANG    en または ja
  --help         この説明（help <コマンド> でそのコマンドだけ）       --version

はじめの6つをすべて省略すると、一覧のパズルはそれぞれのレシピで、ほかは盤面の短い辺に沿って
埋め、count は最も速い方法で数えます。どれかを指定すると、残りは backtrack、short-side、
given、none、0 になります。

終了コード
    0  求めたものが得られた
    1  解がない、または指定した名前のものがない
    2  指定に誤りがある、またはファイルの内容が正しくない
    3  機械またはプログラムの障害（ディスクの空きがない、プロセスが強制終了されたなど）
  130  中断された（Ctrl-C、SIGTERM、端末が閉じられた）
`;

const meant = (alike: readonly string[]): string =>
  alike.length > 0 ? `似た名前：${alike.join('、')}。` : '';

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
  noOneFile: () =>
    'パッケージに入れる Fitful のページがありません。このプログラムの隣に page.html も、npm run hosts の作る dist/hosts/fitful.html もありません。',
  packed: (name, edition, bytes) => `${name}：SCORM ${edition}、${number(bytes)} バイト`,
  fileTooLarge: (name) => `「${name}」はパズルのテキストとしては大きすぎます。`,
  inFile: (name, sentence) => `${name}：${sentence}`,
  badSpeed: (option, text, slowest, fastest) =>
    `${option} には auto、max、または毎秒の手数（${slowest}〜${number(fastest)}）を指定してください（「${text}」は使えません）。`,
  needs: (option, other) => `${option} は ${other} と一緒に指定してください。`,
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
  svgFrames: (name, bytes) => `${name}：SVGのコマ、${number(bytes)}バイト`,
  watchNeedsTerminal: () => '--watch は端末でのみ使えます。',
  noSolution: '解はありません。',
  hasSolution: (command) => `解があります。「${command}」が示します。`,
  lag: ({ placements, inVain, isExact, mistakes, lag }) => {
    if (placements === 0) return '何も置きませんでした。';
    const least = isExact ? '' : '少なくとも';
    const cost = `置いた${number(placements)}回のうち${least}${number(inVain)}回はむだ`;
    const unknown = isExact ? '' : 'これより詳しくは --lag-states の範囲ではわかりません。';
    if (!isExact && inVain === 0) return `どれだけむだだったかはわかりません。${unknown}`;
    if (!isExact) return `間違い${least}${number(mistakes)}回。${cost}。${unknown}`;
    if (!lag)
      return inVain > 0 ? `${cost}：初めから解がありません。` : `${cost}：間違いはありません。`;
    const { pieces, steps } = lag;
    const mean = `平均でピース${decimal(pieces.mean)}個、${decimal(steps.mean)}ステップ`;
    const median = `中央値は${decimal(pieces.median)}個、${decimal(steps.median)}ステップ`;
    return `間違い${number(mistakes)}回、気づくまで${mean}（${median}）。${cost}。`;
  },
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
  watching: (placements, depth, solutions) =>
    `置いた回数${number(placements)}回・深さ${number(depth)}・解${number(solutions)}個`,
};
