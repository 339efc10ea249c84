import type { Words } from './en.ts';
import { number } from './jaNumbers.ts';

/** The same in Japanese. */
export const jaHeadline: Words['headline'] = {
  solved: (steps, published) => {
    const after = `${number(steps)}手で完成`;
    if (published === undefined) return after;
    if (published === 1n) return `${after} · 回転・裏返しを除いて唯一の解`;
    return `${after} · ${number(published)}通りの解の一つ（回転・裏返しで同じになるものは1通り）`;
  },
  fills: {
    'short-side': '短い辺に沿って埋めます',
    rows: '横に一段ずつ埋めます',
    columns: '縦に一列ずつ埋めます',
    fewest: '候補の少ないマスから埋めます',
    peel: '残った部分の短い辺に沿って埋めます',
    diagonal: '斜めの線に沿って埋めます',
    'diagonal-peel': '残った部分の短いほうの対角線に沿って埋めます',
    'spiral-in': '縁から中央へ渦を巻くように埋めます',
    'spiral-out': '中央から縁へ渦を巻くように埋めます',
    random: 'ランダムな順に埋めます',
  },
  hopeless: (deadEnds) => `解はありません：行き止まり${number(deadEnds)}回`,
  race: (panes) => `${number(panes)}通りのやり方を並べて競走`,
  divides: '色ごとにひとつながりになるまで、マスを入れ替えます',
  tiles: 'ランダムに敷いたドミノ。円の外では、四隅のドミノがそれぞれ同じ向きにそろいます',
};
