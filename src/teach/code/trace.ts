import { pieceSequence } from '../../solve/orders/pieceOrder.ts';
import { coveredBy, type Problem } from '../../solve/problem.ts';
import type { Search } from '../../solve/search.ts';
import { END, idOf, kindOf, PLACE } from '../../solve/step.ts';
import { isPossible, Laying, type Way } from '../moment/laying.ts';
import { listingOf } from './listing.ts';
import type { Explanation, PieceRefused } from '../moment/explanation.ts';
import { MomentExplainer, refusals } from '../moment/momentExplainer.ts';
import type { Situation } from '../moment/situation.ts';

/** A row of a trace: a step of a search and what led to it; the last one of a whole trace, its end. */
export interface TraceRow {
  /** The number of the step, from 1. */
  readonly step: number;
  /** What there is to say before it. */
  readonly explanation: Explanation;
  /** The item branched on: a cell or, numbered after all cells, a piece; undefined if there is none. */
  readonly item: number | undefined;
  /** The pieces tried in vain before the step; none where items are chosen. */
  readonly refused: readonly PieceRefused[];
  /** The placement that is made or removed; undefined at the end. */
  readonly placement: number | undefined;
  readonly isRemoved: boolean;
  /** The placements on the board after the step. */
  readonly path: readonly number[];
}

/** The first steps of a search as they would be written down by hand. */
export interface Trace {
  readonly rows: readonly TraceRow[];
  /** Whether the search is over with them. */
  readonly isWhole: boolean;
}

/** Traces a search, for at most so many steps, after `from` of them. */
export function traceOf(problem: Problem, search: Search, most: number, from = 0): Trace {
  const explainer = new MomentExplainer(problem, search);
  const { situations } = explainer;
  const vain = vainTries(problem, search);
  const rows: TraceRow[] = [];
  let situation = situations.at({ step: from, tick: Infinity });
  for (let step = situation.step + 1; ; step++) {
    const { next } = situation;
    const isOver = next === END;
    if (!isOver && rows.length === most) return { rows, isWhole: false };
    const after = isOver ? situation : situations.at({ step, tick: Infinity });
    const explanation = explainer.of(situation, 'places');
    rows.push({
      step,
      explanation,
      path: after.path,
      item: isOver ? undefined : situation.node?.item,
      refused: vain(situation, explanation),
      placement: isOver ? undefined : idOf(next),
      isRemoved: !isOver && kindOf(next) !== PLACE,
    });
    if (isOver) return { rows, isWhole: true };
    situation = after;
  }
}

/** The parts of a way that decide when it is tried. */
type Tried = Pick<Way, 'piece' | 'orientation' | 'cells'>;

/** Finds the pieces that are tried in vain before a step. */
function vainTries(problem: Problem, search: Search) {
  const { cells, placements } = problem;
  const laying = new Laying(problem, search);
  const isInOrder = listingOf(search).id === 'backtracking';
  /** Piece → when it is tried. */
  const turns = new Int32Array(problem.pieces.length);
  pieceSequence(problem, search.pieces, search.seed).forEach(
    (piece, turn) => (turns[piece] = turn),
  );
  const wayOf = (placement: number): Tried => ({
    piece: placements.piece[placement]!,
    orientation: placements.orientation[placement]!,
    cells: Array.from(coveredBy(problem, placement), (cell) => cells[cell]!),
  });
  /** In some orders an orientation is tried on a cell in several ways, in the order of their first cells. */
  const isBefore = (one: Tried, other: Tried): boolean => {
    const [[column, row], [otherColumn, otherRow]] = [one.cells[0]!, other.cells[0]!];
    const differences = [
      turns[one.piece]! - turns[other.piece]!,
      one.orientation - other.orientation,
      row - otherRow,
      column - otherColumn,
    ];
    return (differences.find((difference) => difference !== 0) ?? 0) < 0;
  };
  return ({ node, next, path }: Situation, explanation: Explanation): readonly PieceRefused[] => {
    if (explanation.kind === 'stuck') return explanation.refused;
    const isOn =
      explanation.kind === 'next' ||
      explanation.kind === 'again' ||
      explanation.kind === 'exhausted';
    if (!node || !isInOrder || !isOn) return [];
    const last = node.candidates.findLast(({ state }) => state === 'tried')?.placement;
    const coming = next !== END && kindOf(next) === PLACE ? idOf(next) : undefined;
    const isBetween = (way: Way): boolean =>
      (last === undefined || isBefore(wayOf(last), way)) &&
      (coming === undefined || isBefore(way, wayOf(coming)));
    const named = coming === undefined ? undefined : placements.piece[coming];
    const vain = laying
      .ways(node.item, path)
      .filter((way) => isBetween(way) && !isPossible(way) && way.piece !== named);
    const inTurn = vain.sort((a, b) => turns[a.piece]! - turns[b.piece]!);
    return refusals(problem, path, inTurn);
  };
}
