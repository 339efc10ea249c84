import { restrict } from '../../solve/symmetry/hold.ts';
import type { Branching } from '../../solve/orders/order.ts';
import { pieceSequence } from '../../solve/orders/pieceOrder.ts';
import { onFewestItem } from '../../solve/solvers/exactCover.ts';
import { isAllowed } from '../../solve/symmetry/symmetry.ts';
import { orders, type FillOrder } from '../../solve/orders/index.ts';
import { coveredBy, type Problem } from '../../solve/problem.ts';
import type { Search } from '../../solve/search.ts';
import { fits, type State, copiesOf } from '../../solve/state.ts';
import {
  CHOOSE,
  COVER,
  PLACE,
  PRUNE,
  REJECT,
  REMOVE,
  stepOf,
  UNCOVER,
  type Step,
} from '../../solve/step.ts';

/** A line that is carried out, and the event of the search that this is, if it is one. */
export interface Executed {
  readonly line: number;
  readonly event?: Step;
}

/** Given a state that changes as the search goes on, asks rules of it: the number of the first that objects; −1 if none does. */
export type Rules = (state: State) => () => number;

/** Carries the listing of a search out, line by line, slowly: with the steps of the search itself. */
export const execute = (problem: Problem, search: Search, rules: Rules): Generator<Executed> =>
  branchingOf(problem, search)
    ? executeExactCover(problem, search, rules)
    : executeBacktracking(problem, search, rules);

/** The listing `backtracking`, of which these are the lines. */
function* executeBacktracking(problem: Problem, search: Search, rules: Rules): Generator<Executed> {
  const state = new WorkingState(problem);
  const objection = rules(state);
  const asksRules = search.rules.length > 0;
  const cells = orders[search.order].sequence(problem, search.seed);
  const placements = placementsOf(problem, search);
  const firstOf = (p: number): number | undefined =>
    cells.find((cell) => coveredBy(problem, p).includes(cell));

  yield* (function* search(): Generator<Executed> {
    const c = cells.find((cell) => state.open[cell] === 1);
    if (c === undefined) {
      yield { line: 2 };
      return;
    }
    yield { line: 3, event: stepOf(CHOOSE, c) };
    for (const p of placements.filter((one) => firstOf(one) === c)) {
      yield { line: 4 };
      if (!fits(state, p)) {
        yield { line: 5, event: stepOf(REJECT, p) };
        continue;
      }
      state.place(p);
      yield { line: 6, event: stepOf(PLACE, p) };
      const rule = objection();
      if (rule < 0) {
        if (asksRules) yield { line: 7 };
        yield { line: 8 };
        yield* search();
      } else yield { line: 7, event: stepOf(PRUNE, rule) };
      state.removeLast();
      yield { line: 9, event: stepOf(REMOVE, p) };
    }
    yield { line: 10 };
  })();
}

/** The listing `exactCover`, of which these are the lines. */
function* executeExactCover(problem: Problem, search: Search, rules: Rules): Generator<Executed> {
  const state = new WorkingState(problem);
  const objection = rules(state);
  const asksRules = search.rules.length > 0;
  const branching = branchingOf(problem, search)!;
  const options = placementsOf(problem, search);
  const pieceOf = (o: number): number => problem.cells.length + problem.placements.piece[o]!;
  const optionsOf = (item: number): number[] =>
    options.filter((o) => fits(state, o) && [...coveredBy(problem, o), pieceOf(o)].includes(item));
  /** The items of an option that is selected: its cells, and its piece if no copy is left. */
  const itemsOf = (o: number): number[] => [
    ...coveredBy(problem, o),
    ...(state.left[pieceOf(o) - problem.cells.length] === 0 ? [pieceOf(o)] : []),
  ];

  yield* (function* search(): Generator<Executed> {
    if (!state.open.includes(1)) {
      yield { line: 2 };
      return;
    }
    const i = branching.choose({ ...state, fitting: (item) => optionsOf(item).length });
    yield { line: 3, event: stepOf(CHOOSE, i) };
    for (const o of optionsOf(i)) {
      yield { line: 4 };
      state.place(o);
      yield { line: 5, event: stepOf(PLACE, o) };
      for (const item of itemsOf(o)) yield { line: 6, event: stepOf(COVER, item) };
      const rule = objection();
      if (rule < 0) {
        if (asksRules) yield { line: 7 };
        yield { line: 8 };
        yield* search();
      } else yield { line: 7, event: stepOf(PRUNE, rule) };
      for (const item of itemsOf(o).toReversed()) yield { line: 9, event: stepOf(UNCOVER, item) };
      state.removeLast();
      yield { line: 10, event: stepOf(REMOVE, o) };
    }
    yield { line: 11 };
  })();
}

/** The placements in the order in which they are tried, those left out to which no held piece is allowed. */
function placementsOf(problem: Problem, { pieces, seed, unique, hold }: Search): number[] {
  const { piece, orientation } = problem.placements;
  const { held } = restrict(problem, unique, hold);
  const order = pieceSequence(problem, pieces, seed);
  return [...piece.keys()]
    .filter((placement) => isAllowed(held, piece[placement]!, orientation[placement]!))
    .sort((a, b) => order.indexOf(piece[a]!) - order.indexOf(piece[b]!) || a - b);
}

/** How a search chooses what it branches on at every node; undefined if cells are filled in a fixed order. */
function branchingOf(problem: Problem, search: Search): Branching | undefined {
  const { solver, seed } = search;
  const order: FillOrder = orders[search.order];
  const pieces = pieceSequence(problem, search.pieces, seed);
  if (solver === 'dlx') return onFewestItem(problem, { order, pieces, seed });
  return order.branching?.(problem, seed);
}

/** A state that placements are made in, and taken back from, as simply as can be. */
class WorkingState implements State {
  readonly problem: Problem;
  readonly open: Uint8Array;
  readonly left: Int32Array;
  readonly path: Int32Array;
  depth = 0;

  constructor(problem: Problem) {
    this.problem = problem;
    this.open = new Uint8Array(problem.cells.length).fill(1);
    this.left = copiesOf(problem);
    this.path = new Int32Array(problem.cells.length);
  }

  place(placement: number): void {
    this.set(placement, 0);
    this.path[this.depth++] = placement;
  }

  removeLast(): void {
    this.set(this.path[--this.depth]!, 1);
  }

  private set(placement: number, open: 0 | 1): void {
    for (const cell of coveredBy(this.problem, placement)) this.open[cell] = open;
    this.left[this.problem.placements.piece[placement]!]! += open === 1 ? 1 : -1;
  }
}
