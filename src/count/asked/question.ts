import { coveredBy, type Problem } from '../../solve/problem.ts';
import type { Conditions } from '../diagram/solutions.ts';
import { ConditionError, placementsIn, rejectOverlaps, type ConditionIssue } from './conditions.ts';

/** One condition of a question: one of some placements, which have a cell in common, lies, or none of them does. */
export interface Condition {
  readonly text: string;
  readonly isFixed: boolean;
  readonly placements: readonly number[];
}

/** Conditions as texts. */
interface ConditionTexts {
  readonly fix: readonly string[];
  readonly forbid: readonly string[];
}

/** The conditions that texts name, and why one that is left out is none of the puzzle. */
interface ReadConditions {
  readonly conditions: readonly Condition[];
  readonly issue: ConditionIssue | undefined;
}

/** Reads conditions; those that do not fit the puzzle, or what is fixed before them, are left out. */
export function readConditions(problem: Problem, { fix, forbid }: ConditionTexts): ReadConditions {
  const conditions: Condition[] = [];
  let issue: ConditionIssue | undefined;
  const all = [
    ...fix.map((text) => ({ text, isFixed: true })),
    ...forbid.map((text) => ({ text, isFixed: false })),
  ];
  for (const { text, isFixed } of all)
    try {
      const placements = placementsIn(problem, text);
      const one = { text, isFixed, placements };
      const fixed = [...conditions, one].filter((other) => other.isFixed);
      rejectOverlaps(
        problem,
        fixed.map((other) => other.text),
        fixed.map((other) => other.placements),
      );
      conditions.push(one);
    } catch (error) {
      if (!(error instanceof ConditionError)) throw error;
      issue ??= error.issue;
    }
  return { conditions, issue };
}

export const writeConditions = (conditions: readonly Condition[]): ConditionTexts => {
  const texts = (isFixed: boolean): string[] =>
    conditions.filter((one) => one.isFixed === isFixed).map(({ text }) => text);
  return { fix: texts(true), forbid: texts(false) };
};

/** All of some conditions at once. */
export const joined = (conditions: readonly Condition[]): Conditions => ({
  fixed: conditions.filter(({ isFixed }) => isFixed).map(({ placements }) => placements),
  forbidden: conditions.flatMap(({ isFixed, placements }) => (isFixed ? [] : placements)),
});

/** The placements that lie by some conditions: where one alone is fixed. */
export const lyingUnder = (conditions: readonly Condition[]): number[] =>
  conditions.flatMap(({ isFixed, placements }) =>
    isFixed && placements.length === 1 ? placements : [],
  );

/** The condition that fixes the placement on a cell; undefined if none does. */
export const fixedOn = (
  problem: Problem,
  conditions: readonly Condition[],
  cell: number,
): Condition | undefined =>
  conditions.find(
    ({ isFixed, placements }) =>
      isFixed && placements.length === 1 && coveredBy(problem, placements[0]!).includes(cell),
  );
