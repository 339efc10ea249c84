import type { Choice } from '../../count/asked/choice.ts';
import type { Numbered as Listed } from '../../count/asked/chosen.ts';
import type { Progress } from '../../count/diagram/progress.ts';
import type { Conditions, Solutions } from '../../count/diagram/solutions.ts';
import { RandomStream } from '../../solve/random.ts';
import type { ChosenSolutions, Choosing } from './chosenSolutions.ts';

/** A solution and its number, from 0, among those that meet the conditions of its question. */
interface Numbered {
  readonly number: bigint;
  readonly placements: readonly number[];
}

/** What is asked about the solutions that meet some conditions, by name, and its answer. */
interface Talk {
  readonly total: { readonly asked: object; readonly answer: bigint };
  /** In how many of them each placement lies, and how many they are. */
  readonly shares: {
    readonly asked: object;
    readonly answer: { readonly total: bigint; readonly shares: readonly bigint[] };
  };
  /** The one with a number; undefined if they are fewer. */
  readonly at: { readonly asked: { readonly number: bigint }; readonly answer: Found };
  /** The next ones from a number on. */
  readonly from: {
    readonly asked: { readonly number: bigint; readonly many: number };
    readonly answer: readonly (readonly number[])[];
  };
  readonly numberOf: {
    readonly asked: { readonly placements: readonly number[] };
    readonly answer: bigint | undefined;
  };
  /** One at random, the same for a seed; undefined if there is none. */
  readonly draw: { readonly asked: { readonly seed: number }; readonly answer: Found };
}

type Found = Numbered | undefined;

/** What is asked about the solutions of a choice, by name, and its answer. */
interface ChoiceTalk {
  readonly choose: { readonly asked: object; readonly answer: Choosing };
  /** Those from a place of their list on. */
  readonly list: {
    readonly asked: { readonly place: bigint; readonly many: number };
    readonly answer: readonly Listed[];
  };
  /** So many of them, or all if they are fewer, spread evenly: the placements of each. */
  readonly spread: {
    readonly asked: { readonly many: number };
    readonly answer: readonly (readonly number[])[];
  };
  /** A solution and its images, whether or not they are chosen. */
  readonly images: {
    readonly asked: { readonly placements: readonly number[] };
    readonly answer: readonly Listed[];
  };
}

type Plain = keyof Talk;
type OfChoice = keyof ChoiceTalk;
export type QuestionKind = Plain | OfChoice;

type Asked = { [K in Plain]: { readonly conditions: Conditions } & Talk[K]['asked'] } & {
  [K in OfChoice]: { readonly choice: Choice } & ChoiceTalk[K]['asked'];
};

export type Question<Kind extends QuestionKind = QuestionKind> = {
  [K in Kind]: { readonly kind: K } & Asked[K];
}[Kind];

export type Answer<Kind extends QuestionKind = QuestionKind> = (Talk & ChoiceTalk)[Kind]['answer'];

/** Answers a question about a choice that has been made. */
export function answerOf(chosen: ChosenSolutions, question: Question<OfChoice>): Answer<OfChoice> {
  if (question.kind === 'list') return chosen.list(question.place, question.many);
  if (question.kind === 'spread') return chosen.spread(question.many);
  if (question.kind === 'images') return chosen.images(question.placements);
  return chosen.outcome();
}

const answers: {
  readonly [Kind in Exclude<Plain, 'shares'>]: (
    solutions: Solutions,
    question: Question<Kind>,
  ) => Answer<Kind>;
} = {
  total: ({ count }) => count,
  at: (solutions, { number }) => numbered(solutions, number),
  from: (solutions, { number, many }) => next(solutions, number, many),
  numberOf: (solutions, { placements }) => solutions.numberOf(placements),
  draw: (solutions, { seed }) => {
    const { count } = solutions;
    return count === 0n ? undefined : numbered(solutions, new RandomStream(seed).belowLarge(count));
  },
};

/** Answers a question about some solutions, which meet its conditions. */
export function* answerTo(
  solutions: Solutions,
  question: Question<Plain>,
): Progress<Answer<Plain>> {
  if (question.kind === 'shares')
    return { total: solutions.count, shares: yield* solutions.findShares() };
  return answers[question.kind](solutions, question as never);
}

const numbered = (solutions: Solutions, number: bigint): Found =>
  number < solutions.count ? { number, placements: solutions.at(number) } : undefined;

function next(solutions: Solutions, number: bigint, many: number): number[][] {
  const list: number[][] = [];
  if (many === 0) return list;
  for (const placements of solutions.from(number)) {
    list.push(placements);
    if (list.length === many) break;
  }
  return list;
}
