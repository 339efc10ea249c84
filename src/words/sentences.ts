import type { LagProfile } from '../lag/profile.ts';
import type { SetIssue } from '../generate/puzzles.ts';
import type { TooFewShapes } from '../generate/goalSearch.ts';
import type { Interval } from '../experiment/interval.ts';
import type { BlocksIssue } from '../generate/sizes.ts';
import type { StrategyIssue } from '../generate/strategies/strategy.ts';
import type { Puzzle } from '../puzzle/types.ts';

/** A sentence for each kind of subject, such as each error: a function of the subject, and of `More`. */
export type Sentences<Subjects, More extends readonly unknown[] = []> = {
  readonly [Key in keyof Subjects]: (subject: Subjects[Key], ...more: More) => string;
};

/** The members of a union by their tag: the `code` of an issue, the `kind` of a moment. */
export type ByTag<Tag extends string, Union extends Readonly<Record<Tag, string>>> = {
  [Value in Union[Tag]]: Tagged<Tag, Value, Union>;
};

type Tagged<Tag extends string, Value, Union> =
  Union extends Readonly<Record<Tag, infer Own>> ? (Value extends Own ? Union : never) : never;

/** The sentence for a subject, by its key: the code of an issue, the kind of a moment. */
export const sentenceOf = <Subjects, Key extends keyof Subjects, More extends readonly unknown[]>(
  sentences: Sentences<Subjects, More>,
  key: Key,
  subject: Subjects[Key],
  ...more: More
): string => sentences[key](subject, ...more);

/** The name of a choice, and a sentence on its idea and its use. */
export const part = (name: string, about: string) => ({ name, about });

export type Parts<Id extends string> = Readonly<Record<Id, ReturnType<typeof part>>>;

/** What a puzzle is called, with its outcome and without it. */
export type Titles = Pick<Puzzle, 'title' | 'neutral'>;

/** A value with a wider type than the inferred one, as other languages may need more arguments. */
export const typed = <Type>(value: Type): Type => value;

/** Why a board cannot be divided as asked. */
export type DivisionIssue = BlocksIssue | SetIssue | StrategyIssue | TooFewShapes;

/** A figure of a search or a strategy, and the name of that. */
export interface Measured {
  readonly name: string;
  readonly range: Interval;
}

/** Who won a race, when, and how much later than that the slowest finished. */
export interface Won {
  /** All who finished first. */
  readonly names: readonly string[];
  /** When they did; undefined if they share the place without finishing at one moment, or sooner than a clock can tell. */
  readonly after: string | undefined;
  /** Whether they have searched everything and found no solution. */
  readonly isVain: boolean;
  /** All that finished last at the same moment, and how many times as many steps or as much time that took; undefined if nothing is to be compared. */
  readonly last:
    | { readonly names: readonly string[]; readonly times: number; readonly unit: 'steps' | 'time' }
    | undefined;
}

/** What mistakes cost a search, and the name of that. */
export interface Lagging {
  readonly name: string;
  readonly lag: LagProfile;
}

/** How a sentence about a search begins, and after how many pieces it noticed mistakes, on average. */
export interface Noticed {
  readonly with: string;
  readonly pieces: number;
}

/** The best resolution of browser clocks, in ms: shorter times have no meaningful ratio. */
export const TICK = 0.1;

/** The computing time of a search, and its rank by that; undefined for a search that did not finish. */
export interface Timed {
  readonly name: string;
  readonly ms: number;
  readonly rank: number | undefined;
}

/** A timed search, and its placements up to the end of the race. */
export interface TimedSearch extends Timed {
  readonly placements: number;
}

/** Joins sentences in one line, without empty ones, and without a space after a Japanese full stop. */
export const joined = (sentences: readonly (string | false | undefined)[]): string =>
  sentences.filter(Boolean).join(' ').replaceAll('。 ', '。');
