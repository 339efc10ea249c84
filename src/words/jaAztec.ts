import type { Words } from './en.ts';
import { number } from './jaNumbers.ts';

/** A random tiling of an Aztec diamond, in Japanese. */
export const jaAztec: Words['aztec'] = {
  title: (order) => `位数${order}のアステカダイヤモンド`,
  seed: (seed) => `無作為な敷き詰め・乱数の種${seed}`,
  dominoes: (dominoes) => `ドミノ${number(dominoes)}枚`,
  done: '北極円の外では、四隅のドミノがそれぞれ同じ向きにそろう',
  againHint: '次の乱数の種で敷き詰め直す',
};
