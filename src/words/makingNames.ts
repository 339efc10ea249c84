import type { StrategyId } from '../generate/strategies/ids.ts';
import type { Words } from './en.ts';

/** A way to divide a board. */
interface Making {
  readonly strategy: StrategyId;
  /** The pieces, as in an address. */
  readonly blocks: string;
  readonly seed: number;
}

/** Names for ways to divide a board side by side: each by how it differs from the others. */
export function makingNames(makings: readonly Making[], words: Words): string[] {
  const differ = (part: keyof Making): boolean =>
    new Set(makings.map((making) => making[part])).size > 1;
  return makings.map(({ strategy, blocks, seed }) =>
    [
      words.generate.strategies[strategy].name,
      ...(differ('blocks') ? [words.race.making.pieces(blocks)] : []),
      ...(differ('seed') ? [words.comparison.seed(seed)] : []),
    ].join(' · '),
  );
}
