import type { Overrides, TerminalWords } from '../../dictionary.ts';
import { short } from '../../format.ts';
import { number } from '../numbers.ts';
import { lagOf } from '../terminal/terminal.ts';

export const cli = {
  unknownPiece: (name: string, names: string) =>
    `「${name}」という名前の候補はこの問題にありません。候補：${names}`,
  badPlacement: (option: string, text: string) =>
    `${option} には、候補と、それが含む項目（0から数えた列と行）を "X 1,0 2,1" のように指定してください。「${short(text)}」は使えません。`,
  fitsNowhere: (option: string, text: string) =>
    `${option} の「${short(text)}」：その候補は、これらの項目をすべては含みません。`,
  overlapping: (one: string, other: string) =>
    `「${short(one)}」と「${short(other)}」は同じ項目を含むので、両方を固定することはできません。`,
  allUsed: () => 'この問題ではすべての候補を選ぶので、どの解も同じです。',
  severalLie: (option: string, copies: number) =>
    `どの解にも「${option}」が${number(copies)}個あります。`,
  liesNowhere: (option: string) => `「${option}」は最初から選んであるか、選べません。`,
  badDivision: (text: string, names: string) =>
    `--by に「${short(text)}」は使えません。kinds、または候補を指定してください：${names}`,
  by: {
    kinds: '候補',
    place: (option: string) => `${option}を選ぶか`,
    unused: '選ばない',
  },
  pairs: { common: '共通の候補' },
  map: {
    relaid: (options: number) => `候補${number(options)}個の入れ替え`,
    neighbour: (solution: bigint, options: readonly string[]) =>
      `${number(solution)}番：${options.join('と')}を入れ替える`,
  },
  lag: lagOf({ nothing: '何も選びませんでした。', placed: '選んだ', piece: '候補' }),
  searching: (choices: number, progress: number) =>
    `選んだ回数${number(choices)}回、${(100 * progress).toFixed(2)}%`,
  listing: (solutions: number, progress: number) =>
    `項目の半分まで：${(100 * progress).toFixed(2)}%・解${number(solutions)}個`,
  sweeping: (progress: number) => `項目の半分まで調査中：${(100 * progress).toFixed(2)}%`,
  watching: (choices: number, depth: number, solutions: number) =>
    `選んだ回数${number(choices)}回・深さ${number(depth)}・解${number(solutions)}個`,
} satisfies Overrides<TerminalWords>;
