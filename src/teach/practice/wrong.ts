import { coveredBy, type Problem } from '../../solve/problem.ts';
import type { Search } from '../../solve/search.ts';
import { fits, stateAfter } from '../../solve/state.ts';
import { CALL } from '../code/listing.ts';
import type { Situation } from '../moment/situation.ts';
import { placementsLeft, waysLeft } from '../moment/waysLeft.ts';
import { nodesAt, type AskedNode } from './nodes.ts';
import { YES, type Question } from './questions.ts';

/** Why an answer is wrong, as far as that does not tell the right one. */
export type Wrong =
  /** Another cell is open before it. */
  | { readonly kind: 'notFirst'; readonly item: number }
  /** The piece covers the cell in no way, or only so as the search does not try it; has been tried there, or is tried later. */
  | {
      readonly kind: 'noWay' | 'notSo' | 'triedThere' | 'triedLater';
      readonly piece: number;
      readonly item: number;
    }
  /** So many ways are left, and of something else fewer. */
  | { readonly kind: 'notFewest'; readonly item: number; readonly ways: number }
  /** A piece that is left covers the cell. */
  | { readonly kind: 'covered'; readonly item: number; readonly piece: number }
  /** Nothing covers the cell, but the search does not come to it; or nothing that the search would try. */
  | { readonly kind: 'later' }
  | { readonly kind: 'notCome'; readonly item: number }
  /** No piece goes on, or some cell can be covered by nothing. */
  | { readonly kind: 'noneGoesOn' | 'someCell' }
  /** After so many pieces there is nothing to try; before that many come off, there is something. */
  | { readonly kind: 'moreComeOff' | 'fewerComeOff' }
  | { readonly kind: 'moreWays' | 'fewerWays' }
  | { readonly kind: 'otherNode'; readonly node: AskedNode }
  /** A call is over, so that the one which made it goes on; or another one begins. */
  | { readonly kind: 'callIsOver' | 'callBegins' };

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
  const state = stateAfter(problem, Int32Array.from(situation.path));
  const fitting = [...placements.piece.keys()].filter((one) => fits(state, one));
  const covers = (cell: number) => (one: number) => coveredBy(problem, one).includes(cell);
  switch (kind) {
    case 'cell':
      return { kind: 'notFirst', item: given };
    case 'piece': {
      const covering = fitting.filter(covers(item!));
      return { kind: whyNotPiece(problem, situation, piece, covering), piece, item: item! };
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
    case 'line':
      return { kind: right === CALL ? 'callBegins' : 'callIsOver' };
    case 'fails':
    case 'solvable':
      break;
  }
  if (given === YES) return { kind: kind === 'fails' ? 'noneGoesOn' : 'someCell' };
  if (later.includes(given)) return { kind: 'later' };
  // A board can be solved by ways that the search does not try, as their images are tried.
  const left = kind === 'fails' ? [...placementsLeft(problem, search, state)] : fitting;
  const covering = left.find(covers(given));
  return covering === undefined
    ? { kind: 'notCome', item: given }
    : { kind: 'covered', item: given, piece: placements.piece[covering]! };
}

/**
 * Why a piece is not the next one that is laid on the item at hand.
 *
 * @param covering the placements that fit and cover that item
 */
function whyNotPiece(
  { placements }: Problem,
  { node }: Situation,
  piece: number,
  covering: readonly number[],
): 'noWay' | 'notSo' | 'triedThere' | 'triedLater' {
  const own = node!.candidates.filter((one) => placements.piece[one.placement] === piece);
  const fitting = own.filter(({ state }) => state !== 'ruled-out');
  if (fitting.length > 0)
    return fitting.every(({ state }) => state === 'tried') ? 'triedThere' : 'triedLater';
  return covering.some((one) => placements.piece[one] === piece) ? 'notSo' : 'noWay';
}
