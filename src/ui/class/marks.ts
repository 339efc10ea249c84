import type { Cell } from '../../puzzle/types.ts';
import { coveredBy, type Problem } from '../../solve/problem.ts';
import type { PieceLeaving } from '../../teach/moment/laying.ts';
import type { Moment } from '../../teach/moment/moment.ts';
import type { ClassModel } from './model.ts';

/** Of more pieces than that, it is not shown how they would leave the board. */
const MOST_OUTSIDE = 2;

/** What is marked on the board and in the tray at a moment. */
export interface Marks {
  /** What comes next, or is tried to be covered: a cell or, after all cells, a piece. */
  readonly next: number | undefined;
  /** What cannot be covered or placed. */
  readonly refused: readonly number[];
  /** Where a colouring of the board proves it: the open cells of each colour, first the darkest. */
  readonly colours: readonly (readonly number[])[];
  /** The cells of a placement that does not fit, of each other one that fails alike, and those of all that are covered already. */
  readonly tried: readonly number[];
  readonly alike: readonly (readonly number[])[];
  /** The cells of each way to lay a piece that leaves the board, some of them outside. */
  readonly outside: readonly (readonly Cell[])[];
  readonly clashing: readonly number[];
  /** The placement that is taken off next. */
  readonly leaving: number | undefined;
}

/** Nothing is marked. */
export const noMarks: Marks = {
  next: undefined,
  leaving: undefined,
  refused: [],
  tried: [],
  alike: [],
  clashing: [],
  outside: [],
  colours: [],
};

/** The marks of a moment. */
export function marksOf({
  problem,
  moment,
  situation,
}: Pick<ClassModel, 'problem' | 'moment' | 'situation'>): Marks {
  const { kind } = moment;
  if (kind === 'next') return { ...noMarks, next: moment.item, outside: outsideAt(moment.leaving) };
  if (kind === 'again') return { ...noMarks, next: moment.item };
  if (kind === 'stuck') return { ...noMarks, refused: [moment.item] };
  if (kind === 'refused')
    return moment.rule === 'parity'
      ? { ...noMarks, colours: moment.colours }
      : { ...noMarks, refused: moment.cells };
  if (kind === 'exhausted') return { ...noMarks, leaving: moment.placement };
  if (kind === 'try') return { ...triedAt(problem, moment), next: situation.node?.item };
  return noMarks;
}

/** All ways of the pieces that leave the board, unless there are too many to tell them apart. */
function outsideAt(leaving: readonly PieceLeaving[]): Marks['outside'] {
  return leaving.length > MOST_OUTSIDE
    ? []
    : leaving.flatMap(({ ways }) => ways.map(({ cells }) => cells));
}

function triedAt(
  problem: Problem,
  { placement, isUsedUp, overlapped, alike }: Extract<Moment, { kind: 'try' }>,
): Marks {
  if (isUsedUp) return noMarks;
  const covered = new Set(overlapped.flatMap((laid) => [...coveredBy(problem, laid)]));
  const tried = [...coveredBy(problem, placement)];
  const others = alike
    .filter((other) => other !== placement)
    .map((other) => [...coveredBy(problem, other)]);
  const clashing = [...new Set([tried, ...others].flat())].filter((cell) => covered.has(cell));
  return { ...noMarks, tried, alike: others, clashing };
}
