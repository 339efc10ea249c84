import { pieceSequence } from '../solve/orders/pieceOrder.ts';
import { coveredBy, type Problem } from '../solve/problem.ts';
import type { Search } from '../solve/search.ts';
import { END, idOf, kindOf, PLACE } from '../solve/step.ts';
import { isPossible, Laying, type Way } from './laying.ts';
import { listingOf } from './listing.ts';
import { Moments, refusals, type Moment, type PieceRefused } from './moment.ts';
import { Situations, type Situation } from './situation.ts';

/** A row of a trace: a step of a search and what led to it; the last one of a whole trace, its end. */
export interface TraceRow {
  /** The number of the step, from 1. */
  readonly step: number;
  /** The moment before it. */
  readonly moment: Moment;
  /** What is branched on then: a cell or, numbered after all cells, a piece; undefined where nothing is. */
  readonly item: number | undefined;
  /** The pieces of which nothing fits there, or nothing any more, tried before the step; none where items are chosen. */
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

/** Traces a search from its beginning, for at most so many steps. */
export function traceOf(problem: Problem, search: Search, most: number): Trace {
  const situations = new Situations(problem, search);
  const moments = new Moments(problem, search);
  const vain = new Vain(problem, search);
  const rows: TraceRow[] = [];
  let situation = situations.at({ step: 0, tick: Infinity });
  for (let step = 1; ; step++) {
    const { next } = situation;
    const isOver = next === END;
    if (!isOver && step > most) return { rows, isWhole: false };
    const after = isOver ? situation : situations.at({ step, tick: Infinity });
    const moment = moments.of(situation, 'places');
    rows.push({
      step,
      moment,
      path: after.path,
      item: isOver ? undefined : situation.node?.item,
      refused: vain.at(situation, moment),
      placement: isOver ? undefined : idOf(next),
      isRemoved: !isOver && kindOf(next) !== PLACE,
    });
    if (isOver) return { rows, isWhole: true };
    situation = after;
  }
}

/** What decides when a way is tried. */
type Tried = Pick<Way, 'piece' | 'orientation' | 'cells'>;

/** Finds out which pieces are tried in vain before a step. */
class Vain {
  private readonly problem: Problem;
  private readonly search: Search;
  private readonly laying: Laying;
  /** Piece → when it is tried. */
  private readonly turns: Int32Array;

  constructor(problem: Problem, search: Search) {
    this.problem = problem;
    this.search = search;
    this.laying = new Laying(problem, search);
    this.turns = new Int32Array(problem.pieces.length);
    pieceSequence(problem, search.pieces, search.seed).forEach(
      (piece, turn) => (this.turns[piece] = turn),
    );
  }

  at({ node, next, path }: Situation, moment: Moment): readonly PieceRefused[] {
    if (moment.kind === 'stuck') return moment.refused;
    const isInOrder = listingOf(this.search).id === 'backtracking';
    const isOn = moment.kind === 'next' || moment.kind === 'again' || moment.kind === 'exhausted';
    if (!node || !isInOrder || !isOn) return [];
    const last = node.candidates.findLast(({ state }) => state === 'tried')?.placement;
    const coming = next !== END && kindOf(next) === PLACE ? idOf(next) : undefined;
    const isBetween = (way: Way): boolean =>
      (last === undefined || this.isBefore(this.wayOf(last), way)) &&
      (coming === undefined || this.isBefore(way, this.wayOf(coming)));
    const ways = this.laying.ways(node.item, path).filter(isBetween);
    const named = coming === undefined ? undefined : this.problem.placements.piece[coming];
    const vain = ways.filter((way) => !isPossible(way) && way.piece !== named);
    const inTurn = vain.sort((a, b) => this.turns[a.piece]! - this.turns[b.piece]!);
    return refusals(this.problem, path, inTurn);
  }

  private wayOf(placement: number): Tried {
    const { problem } = this;
    const { piece, orientation } = problem.placements;
    const cells = Array.from(coveredBy(problem, placement), (cell) => problem.cells[cell]!);
    return { piece: piece[placement]!, orientation: orientation[placement]!, cells };
  }

  /** In some orders an orientation is tried on a cell in several ways, which come in the order of their first cells. */
  private isBefore(one: Tried, other: Tried): boolean {
    const [[column, row], [otherColumn, otherRow]] = [one.cells[0]!, other.cells[0]!];
    const differences = [
      this.turns[one.piece]! - this.turns[other.piece]!,
      one.orientation - other.orientation,
      row - otherRow,
      column - otherColumn,
    ];
    return (differences.find((difference) => difference !== 0) ?? 0) < 0;
  }
}
