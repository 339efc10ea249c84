import type { Overrides, Words } from '../../dictionary.ts';
import { number } from '../numbers.ts';

export const classroom = {
  grainHint: {
    places: '候補を選ぶかやめるたびに止まる',
    'dead-ends': '先のないところ（行き止まりと解）でだけ止まる',
  },
  waysHint: '各項目に残る候補の数',
  panelsHint: '項目の横に表示するもの',
  focusHint: '項目だけ、パネルだけ、全体の順に切り替える',
  pieces: '候補',
  piece: (name: string, left: number) => `候補${name}：${left === 0 ? '選択済み' : '未選択'}`,
  lost: (happens: string, name: string) =>
    `${happens}ただし、${name}の候補はもう残っていないので、この先に解はありません。`,
  lostBy: (name: string, order: number | undefined, ago: number | undefined) => {
    const option = `候補${name}${order === undefined ? '' : `（${number(order)}個目）`}`;
    if (ago === undefined) return `${option}を選んでから、もう解はありません。`;
    return ago === 0
      ? `今選んだ${option}で、解がなくなりました。`
      : `${number(ago)}手前に選んだ${option}から、もう解はありません。`;
  },
  waysOfPiece: (name: string, ways: number) =>
    ways > 0 ? `候補${name}はまだ選べます。` : `候補${name}は今は選べません。`,
  cells: '項目ごと',
  openCell: (name, { ways, isNext, isRefused }) =>
    [
      `項目${name}：未被覆`,
      ...(isNext ? ['次に覆う項目'] : []),
      ...(isRefused ? ['覆えない'] : []),
      ...(ways === undefined ? [] : [`残りの候補${number(ways)}個`]),
    ].join('、'),
  coveredCell: (name, option, order, part) => {
    const chosen = `項目${name}：候補${option}（${number(order)}個目）`;
    if (part === undefined) return chosen;
    return `${chosen}、${part === 'mistake' ? 'ここから解がない' : '無駄'}`;
  },
  fixedCell: (name: string, option: string) => `項目${name}：候補${option}（最初からある）`,
} satisfies Overrides<Words['classroom']>;

export const moves = {
  hint: '解、行き止まり、誤り、項目を覆う場面、候補を選ぶ場面、枝刈りの場面へ移る',
  goal: {
    cell: { ahead: '項目を覆うまで…', back: '項目を覆った場面へ戻る…' },
    piece: { ahead: '候補を選ぶまで…', back: '候補を選んだ場面へ戻る…' },
    mistake: { ahead: '誤りをやめるまで', back: '誤りの直前へ戻る' },
  },
  point: {
    cell: {
      ahead: 'どの項目ですか。覆うところまで進みます。',
      back: 'どの項目ですか。覆ったところまで戻ります。',
    },
    piece: {
      ahead: 'どの候補ですか。選ぶところまで進みます。',
      back: 'どの候補ですか。選んだところまで戻ります。',
    },
  },
  looking: {
    cell: (item: string) => `項目${item}を覆う場面を探しています…`,
    piece: (option: string) => `候補${option}を選ぶ場面を探しています…`,
  },
  none: {
    cell: {
      ahead: (item: string) => `この先、項目${item}を新たに覆うことはありません。`,
      back: (item: string) => `これより前に項目${item}を覆ったことはありません。`,
    },
    piece: {
      ahead: (option: string) => `この先、候補${option}を選ぶことはありません。`,
      back: (option: string) => `これより前に候補${option}を選んだことはありません。`,
    },
    mistake: { ahead: () => 'この誤りは続きます。' },
  },
  never: { hopeless: '解がないので、どの候補も誤りではありません。' },
} satisfies Overrides<Words['moves']>;
