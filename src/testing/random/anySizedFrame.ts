import fc from 'fast-check';
import { frameOf } from '../../generate/frame.ts';
import { sizedFrame, type SizedFrame } from '../../generate/sizes.ts';
import { anyPuzzle } from './anyPuzzle.ts';

/**
 * A small frame of any lattice, possibly with holes or in several parts, with block sizes that fill
 * it; only some can be divided into such blocks.
 */
export const anySizedFrame = (most: number): fc.Arbitrary<SizedFrame> =>
  fc
    .record({ puzzle: anyPuzzle(most), blocks: fc.integer({ min: 1, max: most }) })
    .map(({ puzzle, blocks }) => {
      const found = sizedFrame(puzzle, blocks);
      if (!('code' in found)) return found;
      // So many do not fill every part: each part is a block then.
      const frame = frameOf(puzzle);
      return { frame, sizes: frame.parts.map((part) => part.length) };
    });
