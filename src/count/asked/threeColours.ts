import type { Problem } from '../../solve/problem.ts';
import type { Filled } from './filled.ts';
import { pairsByCorners, pairsByEdges } from './touching.ts';

const COLOURS = 3;

/**
 * Three colours for the pieces, so that two of one colour share no edge, or no corner either.
 *
 * @param isBalanced whether each colour has as many pieces
 */
export function threeColours(
  problem: Problem,
  touching: 'edges' | 'corners',
  isBalanced: boolean,
): (board: Filled) => boolean {
  const pairs = touching === 'edges' ? pairsByEdges(problem) : pairsByCorners(problem);
  return ({ tiles, partOn }) => {
    const { length } = tiles;
    if (isBalanced && length % COLOURS !== 0) return false;
    const lists = Array.from({ length }, () => new Set<number>());
    for (const [cell, other] of pairs) {
      const [one, two] = [partOn[cell]!, partOn[other]!];
      if (one === two) continue;
      lists[one]!.add(two);
      lists[two]!.add(one);
    }
    return canColour(lists, isBalanced ? length / COLOURS : length);
  };
}

/** Whether the nodes of a graph can have three colours, each at most so often, so that neighbours differ. */
function canColour(lists: readonly ReadonlySet<number>[], most: number): boolean {
  const colourOf = new Int8Array(lists.length).fill(-1);
  const used = new Int32Array(COLOURS);
  const isFree = (node: number, colour: number): boolean => {
    for (const other of lists[node]!) if (colourOf[other] === colour) return false;
    return true;
  };
  /** A node that has no colour, with the fewest colours left, then with the most neighbours. */
  const hardest = (): number => {
    let found = -1;
    let least = Infinity;
    for (const [node, list] of lists.entries()) {
      if (colourOf[node] !== -1) continue;
      const left = [0, 1, 2].filter((colour) => isFree(node, colour)).length;
      const rank = left * lists.length - list.size;
      if (rank < least) [found, least] = [node, rank];
    }
    return found;
  };
  const colourFrom = (coloured: number): boolean => {
    if (coloured === lists.length) return true;
    const node = hardest();
    for (let colour = 0; colour < COLOURS; colour++) {
      if (used[colour]! < most && isFree(node, colour)) {
        colourOf[node] = colour;
        used[colour]!++;
        if (colourFrom(coloured + 1)) return true;
        colourOf[node] = -1;
        used[colour]!--;
      }
      // Colours that no node has are alike.
      if (used[colour] === 0) return false;
    }
    return false;
  };
  return colourFrom(0);
}
