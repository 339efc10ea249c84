import type { Words } from './en.ts';
import { number } from './jaNumbers.ts';

/** The same in Japanese. */
export const jaHeadline: Words['headline'] = {
  solved: (steps, published) => {
    const after = `${number(steps)}手で完成`;
    if (published === undefined) return after;
    return `${after} · ${published === 1n ? '唯一の解' : `${number(published)}通りの解の一つ`}`;
  },
  hopeless: (deadEnds) => `解はありません：行き止まり${number(deadEnds)}回`,
  race: (panes) => `${number(panes)}通りのやり方を並べて競走`,
  divides: '色ごとにひとつながりになるまで、ますを入れ替えます',
  tiles: 'ランダムに敷いたドミノ。円の外では、四隅のドミノがそれぞれ同じ向きにそろいます',
};
