import { coveredBy, type Problem } from '../solve/problem.ts';
import { fits, stateAfter } from '../solve/state.ts';
import { END, idOf, kindOf, PLACE } from '../solve/step.ts';
import type { Situation } from './situation.ts';

/** What somebody does who carries the search out by hand. */
export type Action =
  /** Points at the cell or piece that is branched on next. */
  | { readonly kind: 'choose'; readonly item: number }
  | { readonly kind: 'place'; readonly placement: number }
  | { readonly kind: 'remove'; readonly placement: number };

/** Whether an action is the search's next one, or else which of its rules it breaks. */
export type Judgement =
  | { readonly kind: 'right' }
  /** Another item is branched on: the first open cell, or one with the fewest ways left. */
  | { readonly kind: 'otherItem'; readonly item: number }
  /** The placement does not cover that item, or for a piece is not one of it. */
  | { readonly kind: 'elsewhere'; readonly item: number }
  /** It overlaps a piece, or no copy is left. */
  | { readonly kind: 'doesNotFit' }
  /** It was tried here already. */
  | { readonly kind: 'triedAlready' }
  /** It is no candidate of the search: another cell of it comes first, or the piece is held to other orientations. */
  | { readonly kind: 'notListed' }
  /** Another placement comes before it; `isTurned` if it is one of the same piece. */
  | { readonly kind: 'tooEarly'; readonly placement: number; readonly isTurned: boolean }
  /** Something is left to try: it is too early to go back. */
  | { readonly kind: 'someLeft'; readonly placement: number }
  /** Another piece was placed last. */
  | { readonly kind: 'notTheLast'; readonly placement: number }
  /** Nothing is left to try here: the last piece comes off. */
  | { readonly kind: 'goBack' }
  /** The search is over. */
  | { readonly kind: 'isOver' };

/** Judges an action in a situation after all ticks of its step. */
export function judge(problem: Problem, situation: Situation, action: Action): Judgement {
  const { next, node, path } = situation;
  if (next === END) return { kind: 'isOver' };
  const isPlaceDue = kindOf(next) === PLACE;
  if (action.kind === 'remove') {
    if (isPlaceDue) return { kind: 'someLeft', placement: idOf(next) };
    const last = path.at(-1)!;
    return action.placement === last ? { kind: 'right' } : { kind: 'notTheLast', placement: last };
  }
  if (!isPlaceDue || !node) return { kind: 'goBack' };
  const { item, candidates } = node;
  if (action.kind === 'choose')
    return action.item === item ? { kind: 'right' } : { kind: 'otherItem', item };
  const { placement } = action;
  if (placement === idOf(next)) return { kind: 'right' };
  if (!fits(stateAfter(problem, Int32Array.from(path)), placement)) return { kind: 'doesNotFit' };
  const isOfItem =
    item < problem.cells.length
      ? coveredBy(problem, placement).includes(item)
      : problem.placements.piece[placement] === item - problem.cells.length;
  if (!isOfItem) return { kind: 'elsewhere', item };
  const candidate = candidates.find((one) => one.placement === placement);
  if (!candidate) return { kind: 'notListed' };
  if (candidate.state === 'tried') return { kind: 'triedAlready' };
  const pieceOf = problem.placements.piece;
  const isTurned = pieceOf[placement] === pieceOf[idOf(next)];
  return { kind: 'tooEarly', placement: idOf(next), isTurned };
}
