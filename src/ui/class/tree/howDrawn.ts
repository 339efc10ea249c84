import { isAskingForNode } from '../questions/questions.ts';
import type { ClassState } from '../state.ts';

/** The most placements of a tree that is drawn node by node by default. */
const MOST_TIDY = 4096;

/**
 * How the tree is drawn: as a raster, or node by node, with some of them folded. All nodes are there while one
 * of them is asked for.
 *
 * @param asked whether a raster was asked for; undefined as long as nobody did
 */
export function howDrawn(state: ClassState, asked: boolean | undefined) {
  const isWhole = isAskingForNode(state);
  return {
    isWhole,
    isRaster: !isWhole && (asked ?? state.moment.situation.placements > MOST_TIDY),
    isFolded: !isWhole && state.isFolded,
  };
}
