import type { CliWords } from './enCli.ts';
import { number } from './jaNumbers.ts';
import { jaUsage } from './jaUsage.ts';
import { memorySize } from './memorySize.ts';
import { short } from './short.ts';

const meant = (alike: readonly string[]): string =>
  alike.length > 0 ? `似た名前：${alike.join('、')}。` : '';

/** What the terminal command says in Japanese. */
export const jaCli: CliWords = {
  usage: jaUsage,
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
  fileTooLarge: (name) => `「${name}」はパズルのテキストとしては大きすぎます。`,
  inFile: (name, sentence) => `${name}：${sentence}`,
  badSpeed: (option, text, slowest, fastest) =>
    `${option} には auto、max、または毎秒の手数（${slowest}〜${number(fastest)}）を指定してください（「${text}」は使えません）。`,
  needs: (option, other) => `${option} は ${other} と一緒に指定してください。`,
  unknownHold: (text, names) =>
    `--hold に「${short(text)}」は指定できません。ピースの名前、または名前とコロンと向きの番号を指定してください。ピース：${names}`,
  cannotHold: (piece, others) =>
    `「${piece}」の向きを決めて回転や裏返しを除くことはできません（盤面のどの対称性でも向きが変わる、1個だけのピースが必要です）。${others.length > 0 ? `使えるピース：${others.join('、')}。` : 'このパズルには使えるピースがありません。'}「${piece}:1」なら1つの向きだけで探索します。`,
  watchNeedsTerminal: () => '--watch は端末でのみ使えます。',
  noSolution: '解はありません。',
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
