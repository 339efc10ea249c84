import { coveredBy, type Problem } from '../../solve/problem.ts';
import type { Search } from '../../solve/search.ts';
import { fits, stateAfter } from '../../solve/state.ts';
import type { Situation } from '../moment/situation.ts';
import { waysLeft } from '../moment/waysLeft.ts';
import { nodesAt, type AskedNode } from './nodes.ts';
import { YES, type Question } from './questions.ts';

/** Why an answer is wrong, as far as that does not tell the right one. */
export type Wrong =
  /** Another cell is open before it. */
  | { readonly kind: 'notFirst'; readonly item: number }
  /** The piece covers the cell in no way, was tried there in all its ways, or is tried later. */
  | {
      readonly kind: 'noWay' | 'triedThere' | 'triedLater';
      readonly piece: number;
      readonly item: number;
    }
  /** So many ways are left, and of something else fewer. */
  | { readonly kind: 'notFewest'; readonly item: number; readonly ways: number }
  /** A piece that is left covers the cell. */
  | { readonly kind: 'covered'; readonly item: number; readonly piece: number }
  /** Nothing covers the cell, but the search does not come to it. */
  | { readonly kind: 'later' }
  /** No piece goes on, or some cell can be covered by nothing. */
  | { readonly kind: 'noneGoesOn' | 'someCell' }
  /** After so many pieces there is nothing to try; before that many come off, there is something. */
  | { readonly kind: 'moreComeOff' | 'fewerComeOff' }
  | { readonly kind: 'moreWays' | 'fewerWays' }
  | { readonly kind: 'otherNode'; readonly node: AskedNode };

/** Why an answer to a question about a situation, which is none of the right ones, is wrong. */
export function whyWrong(
  problem: Problem,
  search: Search,
  situation: Situation,
  { kind, rights, later, item }: Question,
  given: number,
): Wrong {
  const { cells, placements } = problem;
  const [right = 0] = rights;
  const piece = given - cells.length;
  switch (kind) {
    case 'cell':
      return { kind: 'notFirst', item: given };
    case 'piece': {
      const { candidates } = situation.node!;
      const own = candidates.filter((one) => placements.piece[one.placement] === piece);
      const open = own.filter(({ state }) => state !== 'ruled-out');
      if (open.length === 0) return { kind: 'noWay', piece, item: item! };
      const isTried = open.every(({ state }) => state === 'tried');
      return { kind: isTried ? 'triedThere' : 'triedLater', piece, item: item! };
    }
    case 'fewest': {
      const { ofCell, ofPiece } = waysLeft(problem, search, situation.path);
      return { kind: 'notFewest', item: given, ways: ofCell[given] ?? ofPiece[piece]! };
    }
    case 'removed':
      return { kind: given < right ? 'moreComeOff' : 'fewerComeOff' };
    case 'ways':
      return { kind: given < right ? 'moreWays' : 'fewerWays' };
    case 'node': {
      const all = nodesAt(problem, search, situation);
      return { kind: 'otherNode', node: all.find(({ entered }) => entered === given)! };
    }
    case 'fails':
    case 'solvable':
      break;
  }
  if (given === YES) return { kind: kind === 'fails' ? 'noneGoesOn' : 'someCell' };
  if (later.includes(given)) return { kind: 'later' };
  const state = stateAfter(problem, Int32Array.from(situation.path));
  const covering = [...placements.piece.keys()].find(
    (one) => fits(state, one) && coveredBy(problem, one).includes(given),
  );
  return covering === undefined
    ? { kind: 'later' }
    : { kind: 'covered', item: given, piece: placements.piece[covering]! };
}
