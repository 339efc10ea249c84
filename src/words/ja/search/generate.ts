import type { DifficultyLevel, Requirements } from '../../../generate/asked.ts';
import type { Board } from '../../../puzzle/types.ts';
import type { Words } from '../../dictionary.ts';
import { roundedInteger, formatter } from '../../format.ts';
import { part } from '../../sentences.ts';
import { number } from '../numbers.ts';

const decimal = formatter('ja', { minimumFractionDigits: 1, maximumFractionDigits: 1 });

const sets: Readonly<Record<string, string>> = {
  monomino: 'モノミノ',
  domino: 'ドミノ',
  tromino: 'トロミノ',
  tetromino: 'テトロミノ',
  pentomino: 'ペントミノ',
  hexomino: 'ヘキソミノ',
  heptomino: 'ヘプトミノ',
  moniamond: 'モニアモンド',
  diamond: 'ダイアモンド',
  triamond: 'トリアモンド',
  tetriamond: 'テトリアモンド',
  pentiamond: 'ペンチアモンド',
  hexiamond: 'ヘキシアモンド',
  heptiamond: 'ヘプチアモンド',
  octiamond: 'オクチアモンド',
  monohex: 'モノヘックス',
  dihex: 'ジヘックス',
  trihex: 'トリヘックス',
  tetrahex: 'テトラヘックス',
  pentahex: 'ペンタヘックス',
  hexahex: 'ヘキサヘックス',
};

const levels: Readonly<Record<DifficultyLevel, string>> = {
  gentle: 'やさしい',
  fair: 'ふつう',
  hard: '難しい',
};

const SIZES = 8;

const piecesOf = (sizes: readonly number[]): string => {
  const pieces = `${number(sizes.length)}ピース`;
  if (Math.max(...sizes) - Math.min(...sizes) <= 1) return pieces;
  const rest = sizes.length > SIZES ? '…' : '';
  return `${pieces}（${sizes.slice(0, SIZES).join('、')}${rest}）`;
};

const boardName = ({ cells, width, height }: Board, name: string | undefined): string =>
  name ??
  `${width} × ${height}${cells.length === width * height ? '' : `（${number(cells.length)}マス）`}`;

const requirementsIn = ({ isUnique, isDifferent, difficulty }: Requirements): string[] => [
  ...(isUnique ? ['解は1つ'] : []),
  ...(isDifferent ? ['すべて異なる形'] : []),
  ...(difficulty ? [levels[difficulty]] : []),
];

function wanted({ isUnique, isDifferent, difficulty }: Requirements): string {
  const single = isUnique ? `解が1つだけ${isDifferent ? 'で、' : 'の'}` : '';
  const different = isDifferent ? 'ピースがすべて異なる' : '';
  const hard =
    difficulty === 'fair' ? 'ほどよい難しさの' : difficulty === undefined ? '' : levels[difficulty];
  return `${single}${different}${hard}パズル`;
}

const strategies: Words['generate']['strategies'] = {
  strict: part(
    '改善のみ',
    '無作為に選んだ2マスを、同じ色どうしが近づくときだけ入れ替えます。最も基本的な方法で、ときどき行き詰まります。',
  ),
  costly: part(
    '離れたマスから',
    '「改善のみ」と同じですが、同じ色から遠く離れたマスを先に試します。試す回数はずっと少なく、行き詰まることも減ります。',
  ),
  lookahead: part(
    '先読み',
    '「改善のみ」と同じですが、行き詰まると、2回か3回続けて入れ替えれば改善する手を探します。行き詰まることはずっと少なくなります。',
  ),
  restart: part(
    'やり直し',
    '「改善のみ」と同じですが、行き詰まると全体を混ぜ直します。100マスほどの盤面なら確実で、大きな盤面では時間がかかります。',
  ),
  anneal: part(
    '焼きなまし',
    '悪くなる入れ替えも、金属が冷えるように頻度を下げながら受け入れます。ほぼ必ず完成し、大きな盤面では入れ替える方法の中で最も優れています。',
  ),
  grow: part(
    '成長',
    'ピースが1マスから育ち、場所がなければ隣のピースからマスをもらいます。最も速い方法です（サイモン・テイサムのパズル集と同じ手法）。',
  ),
  recombine: part(
    '組み換え',
    '完成した分割から始め、隣り合う2つのピースをつないでは別の所で切り分けます。選挙区割りの標本抽出に使われる手法で、さまざまな形ができます。',
  ),
  uniform: part(
    '一様',
    '盤面の分け方をすべて数え、その中から1つを選びます。どの分け方も同じ確率で出ます。小さな盤面向きです。',
  ),
};

export const generate: Words['generate'] = {
  strategies,

  title: '作る',
  whatKeyDoes: '新しいパズルを作る・やめる',
  how: '作り方',
  howTitle: '盤面の分け方',
  again: 'もう一度',
  againHint: '次の種でもう一度作る',
  solve: '解く',
  solveHint: '新しいパズルを解く',
  strategy: '方法',
  usual: (strategy) => `おまかせ（${strategies[strategy].name}）`,
  size: '大きさ',
  sizeHint: '正方形のマスの長方形（12 × 10 のように、横 × 縦）。空欄なら元のパズルの盤面です。',
  wrongSize: '12 × 10 のように、横と縦のマスの数を入力してください。',
  blocks: 'ピース',
  blocksHint:
    'ピースの数、またはコンマで区切った大きさ（5,5,4）。空欄なら元のパズルと同じ数にします。',
  wrongBlocks: '1以上の整数、または 5,5,4 のような大きさの一覧を入力してください。',
  curve: 'スコア',
  heading: (blocks, set) =>
    set === undefined
      ? `${number(blocks)}ピースの新しいパズル`
      : `${sets[set]}${number(blocks)}個の新しいパズル`,
  seedHint: (largest) =>
    `偶然に任せる部分を決めます。数（0から${number(largest)}までの整数）を変えると別のパズルになります。`,
  seed: (seed) => `種${seed}`,
  divisions: (all) => {
    const rounded = roundedInteger(all);
    if (rounded !== undefined) return `分け方は約${rounded}通り`;
    return all === 1n ? '分け方はこの1通りだけ' : `分け方は全${number(all)}通り`;
  },
  allDivisions: (all) => `分け方は全${number(all)}通り`,
  copyDivisions: '分け方の数をコピー',
  done: '完成：すべてのピースがつながりました',
  isStuck: (strategy) =>
    strategy === 'uniform'
      ? '行き詰まり：盤面がこの方法には大きすぎるか、このようには分けられません'
      : '行き詰まり：これ以上よくする手がありません',

  shapes: '形',
  setName: (set) => (set === '' ? '指定しない' : (sets[set] ?? set)),
  different: '同じ形のピースを使わない',
  single: '解は1つだけ',
  singleHint: '回転や裏返しで重なる解は同じものと数えます。',
  difficulty: '難しさ',
  levels: { any: '指定しない', ...levels },
  difficultyHint:
    '単純な探索で解けるまでの手数が、100手未満・1万手未満・それ以上のどれかで決まります。',
  race: '競争させる',
  keep: '残す',
  copyText: 'テキストをコピー',
  copyLink: 'リンクをコピー',
  saveText: 'ファイルに保存',
  copied: 'コピーしました。',
  notCopied: 'ブラウザーがコピーを許可しませんでした。',
  stop: '中止',
  stopHint: '条件に合うパズルを探すのをやめる',
  working: {
    examination: (require) => `${wanted(require)}を探しています`,
    sweep: () => '盤面の分け方をすべて数えています',
  },
  progress: (work) =>
    [
      ...(work.kind === 'examination'
        ? [`${number(work.examined)}通りを調査（最大${number(work.most)}通り）`]
        : [`${number(work.cells)}マス中${number(work.added)}マス`, `${number(work.states)}状態`]),
      `${number(Math.floor(work.ms / 1000))}秒`,
    ].join('・'),
  found: ({ examined, placements }, require) =>
    [
      `完成：${wanted(require)}`,
      ...(placements === undefined ? [] : [`${number(placements)}手で解けます`]),
      `${number(examined)}通りを調査`,
    ].join('・'),
  none: ({ examined }) =>
    `調べた${number(examined)}通りの中に条件に合うものはありませんでした。種を変えるか、ピースを減らしてみてください`,
  boardOf: (title) => `${title}：その盤面を分け直す`,
  puzzleTitle: ({ board, name, sizes, strategy, seed, require }) =>
    `${boardName(board, name)}に${piecesOf(sizes)}、無作為に作成（${[strategy, `乱数の種${seed}`, ...requirementsIn(require)].join('、')}）`,
  status: ({ score, steps, tries, whole, blocks, restarts, temperature }) =>
    [
      `スコア${number(score)}`,
      `${number(steps)}手`,
      `試行${number(tries)}回`,
      `完成${number(whole)}／${number(blocks)}個`,
      ...(restarts > 0 ? [`やり直し${number(restarts)}回`] : []),
      ...(temperature > 0 ? [`温度${decimal(temperature)}`] : []),
    ].join('・'),
  stuck: (strategy, seed, score) =>
    `「${strategy}」は乱数の種${seed}で行き詰まりました（スコア${number(score)}）。別の種か別の方法を試してください。`,
  dividing: (tries, score) => `入れ替えを${number(tries)}回試行、スコア${number(score)}`,
  examining: (examined) => `${number(examined)}通りの分割を調査`,
  examined: (examined, seed) => `乱数の種${seed}で${number(examined)}通りの分割を調べました。`,
  noneAsWanted: (examined, seed) =>
    `乱数の種${seed}で${number(examined)}通りの分割を調べましたが、条件に合うものはありませんでした。別の種や、より少ないピース、より大きな --limit を試してください。`,
  stopped: (examined, seed) =>
    `乱数の種${seed}で${number(examined)}通りの分割を調べたところで中断しました。`,
  missingBoard: () =>
    '盤面を指定してください（--size 10x10 のような大きさ、または --frame と名前）。',
  missingBlocks: () =>
    'ピースの数を指定してください（--blocks N、または --sizes 5,5,4 のような大きさの一覧）。',
};
