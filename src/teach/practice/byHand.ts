import { CellNumbers } from '../../puzzle/geometry.ts';
import type { Cell } from '../../puzzle/types.ts';
import { coveredBy, type Problem } from '../../solve/problem.ts';
import { takesFewest, type Search } from '../../solve/search.ts';
import { fits, stateAfter } from '../../solve/state.ts';
import { isPossible, Laying } from '../moment/laying.ts';
import { idOf, END, kindOf, PLACE } from '../../solve/step.ts';
import type { Situation } from '../moment/situation.ts';

/** A way to lay a piece that somebody may choose. */
interface HandOption {
  /** Some of these cells may be outside the board. */
  readonly cells: readonly Cell[];
  /** Undefined if it does not fit. */
  readonly placement: number | undefined;
}

/** The progress of the next step of a search that somebody carries out by hand. */
export interface HandState {
  /** The item that was rightly chosen; undefined as long as none was. */
  readonly item: number | undefined;
  /** The piece picked up, and which of its options is shown. */
  readonly piece: number | undefined;
  readonly option: number;
  readonly mistakes: number;
  readonly judgement: Judgement | undefined;
}

export const untouched: HandState = {
  item: undefined,
  piece: undefined,
  option: 0,
  mistakes: 0,
  judgement: undefined,
};

/** After so many mistakes the search shows its step. */
export const MOST_MISTAKES = 2;

/** The result of an action: the state, and whether the search goes on by a step. */
export interface HandResult {
  readonly state: HandState;
  readonly goesOn: boolean;
}

/** Lets somebody carry out a search: choose an item, lay a piece on it, take pieces off. */
export class ByHand {
  private readonly problem: Problem;
  /** Whether pieces, too, may be chosen as items. */
  private readonly choosesPieces: boolean;
  private readonly laying: Laying;
  private readonly numbers: CellNumbers;
  /** Piece, orientation and first cell → placement. */
  private readonly placementAt = new Map<string, number>();

  constructor(problem: Problem, search: Search) {
    this.problem = problem;
    this.choosesPieces = takesFewest(search);
    this.laying = new Laying(problem, search);
    this.numbers = new CellNumbers(problem.cells);
    const { count, piece, orientation } = problem.placements;
    for (let placement = 0; placement < count; placement++) {
      const [first] = coveredBy(problem, placement);
      this.placementAt.set([piece[placement], orientation[placement], first].join(), placement);
    }
  }

  /** The ways to lay a piece on a cell, or, where the piece is the item, all that fit. */
  options({ path }: Situation, item: number, piece: number): HandOption[] {
    const { problem } = this;
    if (item < problem.cells.length)
      return this.laying
        .ways(item, path)
        .filter((way) => way.piece === piece)
        .map((way) => {
          const [column, row] = way.cells[0]!;
          const key = [piece, way.orientation, this.numbers.at(column, row)].join();
          const placement = isPossible(way) ? this.placementAt.get(key) : undefined;
          return { cells: way.cells, placement };
        });
    const state = stateAfter(problem, Int32Array.from(path));
    return [...problem.placements.piece.keys()]
      .filter(
        (placement) => problem.placements.piece[placement] === piece && fits(state, placement),
      )
      .map((placement) => ({
        cells: Array.from(coveredBy(problem, placement), (cell) => problem.cells[cell]!),
        placement,
      }));
  }

  pointAt(situation: Situation, state: HandState, item: number): HandResult {
    if (state.item === item) return this.lay(situation, state);
    return this.act(situation, state, { kind: 'choose', item });
  }

  /**
   * Somebody picks up a piece, or turns the one picked up. Before an item was chosen, the piece is the item
   * that is chosen, or, where only cells are, kept until one is.
   */
  pick(situation: Situation, state: HandState, piece: number): HandResult {
    if (state.item === undefined) {
      if (!this.choosesPieces) return { state: { ...state, piece, option: 0 }, goesOn: false };
      const item = this.problem.cells.length + piece;
      return this.act(situation, state, { kind: 'choose', item });
    }
    const count = this.options(situation, state.item, piece).length;
    const option = state.piece === piece && count > 0 ? (state.option + 1) % count : 0;
    return { state: { ...state, piece, option, judgement: undefined }, goesOn: false };
  }

  /** Somebody lays down the piece picked up as it is shown. */
  lay(situation: Situation, state: HandState): HandResult {
    const { item, piece, option } = state;
    if (item === undefined || piece === undefined) return { state, goesOn: false };
    const chosen = this.options(situation, item, piece)[option];
    if (chosen?.placement === undefined)
      return this.mistaken(situation, state, { kind: 'doesNotFit' });
    return this.act(situation, state, { kind: 'place', placement: chosen.placement });
  }

  remove(situation: Situation, state: HandState, placement: number): HandResult {
    return this.act(situation, state, { kind: 'remove', placement });
  }

  private act(situation: Situation, state: HandState, action: Action): HandResult {
    const judgement = judge(this.problem, situation, action);
    if (judgement.kind !== 'right') return this.mistaken(situation, state, judgement);
    if (action.kind !== 'choose') return { state: { ...untouched, judgement }, goesOn: true };
    const { item } = action;
    const { cells } = this.problem;
    const piece = item < cells.length ? state.piece : item - cells.length;
    return { state: { ...untouched, item, piece, judgement }, goesOn: false };
  }

  /** After so many mistakes the piece is shown as the search lays it. */
  private mistaken(situation: Situation, state: HandState, judgement: Judgement): HandResult {
    const mistakes = state.mistakes + 1;
    const next = { ...state, mistakes, judgement };
    const { item } = state;
    if (item === undefined || mistakes < MOST_MISTAKES) return { state: next, goesOn: false };
    const placement = idOf(situation.next);
    const piece = this.problem.placements.piece[placement]!;
    const options = this.options(situation, item, piece);
    const option = options.findIndex((one) => one.placement === placement);
    return { state: { ...next, piece, option }, goesOn: false };
  }
}

type Action =
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
  /** The placement overlaps a piece, or no copy is left. */
  | { readonly kind: 'doesNotFit' }
  | { readonly kind: 'triedAlready' }
  /** The placement is no candidate: another cell of it comes first, or its piece is held otherwise. */
  | { readonly kind: 'notListed' }
  /** Another placement comes before it; `isTurned` if it is one of the same piece. */
  | { readonly kind: 'tooEarly'; readonly placement: number; readonly isTurned: boolean }
  /** Something is left to try: it is too early to go back. */
  | { readonly kind: 'someLeft'; readonly placement: number }
  | { readonly kind: 'notTheLast'; readonly placement: number }
  /** Nothing is left to try here: the last piece comes off. */
  | { readonly kind: 'goBack' }
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
