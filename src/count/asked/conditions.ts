import { firstColumnOf, lettersOn } from '../../puzzle/fixed.ts';
import { coveredBy, type Problem } from '../../solve/problem.ts';

/** A piece and cells that it covers, as text, such as `X 1,0 2,1`: column and row, counted from 0. */
const CONDITION = /^(.+?)((?: +\d{1,4},\d{1,4})+)$/;

/** Why a text is no condition of a puzzle, or why two cannot both be fixed. */
export type ConditionIssue =
  | { readonly code: 'unreadable' | 'fitsNowhere'; readonly text: string }
  | { readonly code: 'unknownPiece'; readonly piece: string; readonly names: readonly string[] }
  | { readonly code: 'overlapping'; readonly texts: readonly [string, string] };

export class ConditionError extends Error {
  readonly issue: ConditionIssue;

  constructor(issue: ConditionIssue) {
    super(JSON.stringify(issue));
    this.issue = issue;
  }
}

/** Whether a text is written as a condition, of whatever puzzle. */
export const isCondition = (text: string): boolean => CONDITION.test(text.trim());

/** Cell → its column and row as texts say them. */
function cellTexts({ puzzle, board }: Problem): string[] {
  const first = firstColumnOf(puzzle, lettersOn(puzzle));
  return board.map(([column, row]) => `${column - first},${row}`);
}

/**
 * The placements of a piece that cover some cells, as a text says.
 *
 * @throws ConditionError for what is no such text, and what does not fit
 */
export function placementsIn(problem: Problem, text: string): number[] {
  const { pieces, placements } = problem;
  const [, name, list] = CONDITION.exec(text.trim()) ?? [];
  if (name === undefined || list === undefined)
    throw new ConditionError({ code: 'unreadable', text });
  const piece = pieces.findIndex((one) => one.name === name);
  if (piece < 0) {
    const names = pieces.map((one) => one.name);
    throw new ConditionError({ code: 'unknownPiece', piece: name, names });
  }
  const texts = cellTexts(problem);
  const wanted = list
    .trim()
    .split(/ +/)
    .map((one) => texts.indexOf(one.split(',').map(Number).join()));
  const found = [...placements.piece.keys()].filter((one) => {
    const covered = coveredBy(problem, one);
    return placements.piece[one] === piece && wanted.every((cell) => covered.includes(cell));
  });
  if (found.length === 0) throw new ConditionError({ code: 'fitsNowhere', text });
  return found;
}

/** The text that names one placement exactly. */
export function textOf(problem: Problem, placement: number): string {
  const texts = cellTexts(problem);
  const cells = Array.from(coveredBy(problem, placement), (cell) => texts[cell]!);
  return [problem.pieces[problem.tiles.piece[placement]!]!.name, ...cells].join(' ');
}

/**
 * Takes conditions of which all hold at once.
 *
 * @param texts those of the lists of placements
 * @throws ConditionError for two that cannot lie together
 */
export function rejectOverlaps(
  problem: Problem,
  texts: readonly string[],
  fixed: readonly (readonly number[])[],
): void {
  for (const [i, one] of fixed.entries())
    for (const [j, other] of fixed.slice(0, i).entries())
      if (!fitTogether(problem, one, other))
        throw new ConditionError({ code: 'overlapping', texts: [texts[j]!, texts[i]!] });
}

/** Whether some placement of one list is that of another, or leaves its cells open. */
function fitTogether(problem: Problem, one: readonly number[], other: readonly number[]): boolean {
  return one.some((first) => {
    const covered = coveredBy(problem, first);
    return other.some(
      (second) =>
        first === second || coveredBy(problem, second).every((cell) => !covered.includes(cell)),
    );
  });
}
