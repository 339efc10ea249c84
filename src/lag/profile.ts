import { Multiset, type Counted } from './multiset.ts';

/** A part of a run in which no solution was left: from a mistake until it was taken away. */
export interface DoomedPart {
  /** The number of the mistaken piece on its path, from 1; 0 if the puzzle has no solution. */
  readonly depth: number;
  /** The step that laid it, and the step that took it away. */
  readonly made: number;
  readonly noticed: number;
  /** The most pieces that lay on it at once. */
  readonly pieces: number;
}

/** A mistake that is not noticed yet, at a moment. */
export interface PresentMistake extends Pick<DoomedPart, 'depth' | 'made'> {
  /** The pieces that lie on it now. */
  readonly pieces: number;
  /** The placements since, with the mistaken one. */
  readonly placements: number;
}

interface Average {
  readonly mean: number;
  readonly median: number;
}

/** What mistakes cost a run up to a step; `lag` is undefined before a mistake was noticed. */
export interface LagProfile {
  readonly placements: number;
  /** Those at which no solution was left; at least so many, if `isExact` is false. */
  readonly inVain: number;
  /** Whether all of these are known: not if it is not known up to where the path can be completed. */
  readonly isExact: boolean;
  /** The mistakes that were noticed. */
  readonly mistakes: number;
  /** From a mistake until it was noticed: the most pieces on it, and the steps. */
  readonly lag: { readonly pieces: Average; readonly steps: Average } | undefined;
  /** Depth of a mistake → how many were noticed, and the placements in their parts. */
  readonly byDepth: readonly { readonly mistakes: number; readonly placements: number }[];
  /** Parts that are over and in vain, but may belong to a mistake further up, which is not noticed. */
  readonly open: { readonly parts: number; readonly placements: number };
  readonly present: PresentMistake | undefined;
}

/** A tally of noticed mistakes, as plain data. */
export interface TallyMark {
  readonly pieces: Counted;
  readonly sizes: Counted;
  readonly mistakes: readonly number[];
  readonly placements: readonly number[];
}

/** Counts the mistakes that were noticed. */
export class LagTally {
  private readonly pieces = new Multiset();
  /** The placements of parts; the steps of a part follow from them. */
  private readonly sizes = new Multiset();
  private readonly mistakes: Float64Array;
  private readonly placements: Float64Array;

  /** @param levels more than the pieces on a full board */
  constructor(levels: number) {
    this.mistakes = new Float64Array(levels);
    this.placements = new Float64Array(levels);
  }

  /** Adds a part, given by values so that nothing is allocated. */
  add(depth: number, size: number, pieces: number): void {
    this.placements[depth]! += size;
    if (depth === 0) return;
    this.mistakes[depth]!++;
    this.pieces.add(pieces);
    this.sizes.add(size);
  }

  get figures(): Pick<LagProfile, 'mistakes' | 'lag' | 'byDepth'> {
    const { pieces, sizes, mistakes, placements } = this;
    const deepest = placements.findLastIndex((all) => all > 0);
    const steps = { mean: 2 * sizes.mean - 1, median: 2 * sizes.median - 1 };
    return {
      mistakes: sizes.size,
      lag:
        sizes.size === 0
          ? undefined
          : { pieces: { mean: pieces.mean, median: pieces.median }, steps },
      byDepth: Array.from({ length: deepest + 1 }, (_, depth) => ({
        mistakes: mistakes[depth]!,
        placements: placements[depth]!,
      })),
    };
  }

  get inVain(): number {
    return this.placements.reduce((sum, all) => sum + all, 0);
  }

  mark(): TallyMark {
    const { pieces, sizes, mistakes, placements } = this;
    return {
      pieces: pieces.counted(),
      sizes: sizes.counted(),
      mistakes: [...mistakes],
      placements: [...placements],
    };
  }

  restore({ pieces, sizes, mistakes, placements }: TallyMark): void {
    this.pieces.restore(pieces);
    this.sizes.restore(sizes);
    this.mistakes.set(mistakes);
    this.placements.set(placements);
  }
}
