import { coveredBy, type Problem } from '../../solve/problem.ts';
import type { Moment } from '../../teach/moment.ts';
import type { ClassModel } from './model.ts';

/** What is marked on the board and in the tray at a moment. */
export interface Marks {
  /** What comes next, or is tried to be covered: a cell or, after all cells, a piece. */
  readonly next: number | undefined;
  /** What cannot be covered or placed. */
  readonly refused: readonly number[];
  /** The cells of a placement that does not fit, of each other one that fails alike, and those of all that are covered already. */
  readonly tried: readonly number[];
  readonly alike: readonly (readonly number[])[];
  readonly clashing: readonly number[];
  /** The placement that is taken off next. */
  readonly leaving: number | undefined;
}

/** Nothing is marked. */
export const noMarks: Marks = {
  ...{ next: undefined, leaving: undefined },
  ...{ refused: [], tried: [], alike: [], clashing: [] },
};

/** The marks of a moment. */
export function marksOf({
  problem,
  moment,
  situation,
}: Pick<ClassModel, 'problem' | 'moment' | 'situation'>): Marks {
  const { kind } = moment;
  if (kind === 'next' || kind === 'again') return { ...noMarks, next: moment.item };
  if (kind === 'stuck') return { ...noMarks, refused: [moment.item] };
  if (kind === 'refused') return { ...noMarks, refused: moment.cells };
  if (kind === 'exhausted') return { ...noMarks, leaving: moment.placement };
  if (kind === 'try') return { ...triedAt(problem, moment), next: situation.node?.item };
  return noMarks;
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
