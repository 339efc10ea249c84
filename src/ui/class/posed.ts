import { kindOf, PLACE } from '../../solve/step.ts';
import { isLeaving } from '../../teach/moment.ts';
import { YES, type Question } from '../../teach/questions.ts';
import { captionOf, words, type Language } from '../../words/index.ts';
import type { ClassModel } from './model.ts';

/** A question that was asked, and what came of it. */
export interface Posed {
  readonly question: Question;
  /** What was answered; undefined if the answer was revealed. */
  readonly answer: number | undefined;
  /** The moment that it is about. */
  readonly at: Pick<ClassModel, 'names' | 'moment' | 'situation' | 'search'>;
}

/** Whether a question is asked again. */
export const isSameQuestion = (a: Posed, b: Posed): boolean =>
  a.at.situation.step === b.at.situation.step && a.question.kind === b.question.kind;

export const askedIn = ({ question, at }: Posed, language: Language): string =>
  words(language).asking.asks[question.kind](question, at.names);

/** How a question is answered that is asked elsewhere. */
export const answeredHow = ({ question, at }: Posed, language: Language): string =>
  words(language).asking.how[question.kind](question, at.names);

/** What is said to an answer: whether it is right, and the right one with its reason. */
export function saidTo({ question, answer, at }: Posed, language: Language): string {
  const say = words(language).asking;
  const reason =
    say.answers[question.kind]?.(question, at.names) ?? captionOf(at.moment, at.names, language);
  if (answer === undefined) return reason;
  if (question.rights.includes(answer)) return `${say.right} ${reason}`;
  return `${question.later.includes(answer) ? say.later : say.wrong} ${reason}`;
}

/** What was answered, and what is said to it. */
export function answeredIn(posed: Posed, language: Language): string {
  const say = words(language).asking;
  const { question, answer, at } = posed;
  const said = saidTo(posed, language);
  if (answer === undefined) return `${say.revealed} ${said}`;
  const isPointedAt = question.targets.includes(answer);
  const name = isPointedAt ? at.names.item(answer) : say.choice(answer, question.kind);
  return `${say.given(name)} ${said}`;
}

/**
 * What proves whether a board can be solved, if the search shows it: the next solution, or the return from all below the
 * placement just made. All of that is still ahead; where solutions can be images of others, it need not have one.
 */
export function proofOf({ question, at }: Posed): 'solution' | 'return' | undefined {
  const { lastStep, next } = at.situation;
  const isPlaced = lastStep !== undefined && kindOf(lastStep) === PLACE;
  if (question.kind !== 'solvable' || !isPlaced) return undefined;
  if (!question.rights.includes(YES)) return isLeaving(next) ? undefined : 'return';
  return at.search.unique || at.search.hold !== '' ? undefined : 'solution';
}
