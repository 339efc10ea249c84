import type { Board } from '../../../view/board/board.ts';
import { letterAt } from '../../../puzzle/labels.ts';
import type { Plan } from '../../../generate/generation.ts';
import { schemeOf } from '../../../puzzle/colouring.ts';

/** The board of a plan, with a letter for each block. */
export const dividedBoard = ({ frame, sizes }: Plan): Board => ({
  lattice: frame.lattice,
  cells: frame.board.cells,
  others: [],
  labelled: [],
  palettes: [
    {
      names: Array.from(sizes, (_, block) => letterAt(block)),
      kinds: sizes.length,
      scheme: schemeOf(frame.board.cells),
    },
  ],
  largest: Math.max(...sizes),
});
