/** What “--help” prints. */
export const usage = `使い方：fitful <コマンド> [オプション]

  list [語 …]          付属のパズルの一覧。語があれば、そのすべてを含むもの
  show <パズル>        パズルのテキスト
  solve <パズル>       最初の解
      --first N        最初のN個の解
      --all            すべての解。探索を指定しなければ、数えるのと同じ速さで、独自の順に
                       （--unique --json なら、回転・裏返しで同じものの数も）
      --memory 量      --all で途中の盤面に使うメモリ（count と同じ）。順番は変わらない
      --letters        線の代わりに1マス1文字で表示（線は正方形のときだけ）
      --lag            間違いにいつ気づき、どれだけむだだったかも表示（--json と一緒なら、
                       どのマスに手間取り、なぜ行き詰まったかも）
      --lag-states N   --lag で探索だけではわからないとき（--unique など）に数える状態の上限
                       （省略時は67108864、約1分）
      --watch          探索の様子を端末に表示（--all と一緒なら解で止まらない）
      --speed N        --watch の速さ：毎秒の手数(0.25〜1000000)、max、auto(省略時)
  why <パズル>         解がない理由：それを示すマスの印、なければすべての探索
  ask <パズル>         すべての解について（番号は solve --all の順）
      --kth K          K番目の解
      --random N       どの解も同じ確率で選んだN個（--seed）
      --rank FILE      FILE にある解（solve --json の形）の番号。- は標準入力
      --shares         それぞれの置き方が、いくつの解に現れるか
      --fix "X 1,0"    Xがこれらのマス（0から数えた列と行）を覆う解だけについて。ほかに何も
                       指定しなければその個数。繰り返し指定でき、マスを増やせば置き方が一つに決まる
      --forbid "X 1,0"
                       Xがこれらのマスを覆わない解だけについて
      --no 名前        crossroads（まわりのマスがすべて別のピースである点）、fault
                       （どのピースも横切らず盤面を通るまっすぐな線）、three-colours（同じ色の
                       ピースが辺で接しない3色の塗り分け）、three-colours-corners（角でも
                       接しない）、three-colours-balanced、three-colours-corners-balanced
                       （各色が同じ個数）、flip（その場で回転・裏返しできる部分）、exchange
                       （入れ替えられる2つの部分）、halves（合同な2つの半分）または symmetry
                       （回転・裏返しで変わらないこと）がない解だけについて
      --with 名前      それがある解だけについて
      --unique         回転・裏返しで同じ解は最初の1つだけについて
      --by edge        盤面の縁に接するピースの数ごとの解の個数、または
      --by edge:X      縁に接するXの個数ごと、または
      --by crossroads  十字路の数ごと（解を一つずつ調べます）、または
      --by X           Xの場所ごと（回転・裏返しは同じ場所。Xがいくつもあれば、その個数ごと）、または
      --by kinds       すべては使わないとき、使うピースごと。それぞれ例を一つ（--csv）
      --pairs          2つずつの解に共通の置き方の数ごとの組の数（--csv）
      --map N          N個（2か3）までのピースの置き直しによる解のつながり（--csv）。
                       --kth K と一緒ならK番目の解の隣の解
      --all            それらの解をすべて表示
      --memory 量      途中の盤面に使うメモリ（count と同じ）
  count <パズル>       解の個数
      --workers N      N個のプロセスで数える（省略時は探索ならコアの数、ほかは1）
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
      --kerf N         切断で失われる幅（省略時は0.15）。ピースの大きさは変わらない
      --gap N          部品どうし、シートの端との最小の間隔（省略時は3）
      --layout solved  最初の解、または --solution N の解の位置で切る。隣との間隔は --kerf で、
                       ピースはどの辺でもその分だけ小さくなる（省略時は apart）
      --tray           盤面の穴のある枠も作る
      --stroke 線      線の色と太さ（省略時は #000000,0.1）、または
      --preset 名前    ponoko（#0000ff,0.01）、laser-engraving-service（#ff0000,0.0353）、
                       hairline-red（#ff0000,0.0254）の線
      --out FILE       標準出力の代わりにファイル（x.svg または x.dxf）に保存
  program <パズル>     探索を短いプログラムにする（置いたピースと解を表示する）
      --as 名前        python（ファイルが x.js でなければ省略時）、js
      --out FILE       標準出力の代わりにファイルに保存
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
