import { isAmount, isNatural } from '../../solve/saved/validate.ts';
import { presenterWishes, type PresenterWish, type Told } from '../../ui/presenting/model.ts';
import { languages } from '../../words/index.ts';
import { fields, isFlag, isText, listOf, oneOf, optional, type Check } from '../messages/checks.ts';

/** What a presenter's window says to the page that opened it, several times a second. */
export interface PresenterAsks {
  readonly kind: 'presenter';
  /** What is to be done, if anything is. */
  readonly wish: PresenterWish | undefined;
  /** The lesson that it was told of, and since when it is given, in ms since 1970. */
  readonly given: Given | undefined;
}

/** A lesson by its id, and when it began, in ms since 1970. */
export interface Given {
  readonly lesson: string;
  readonly since: number;
}

/** What the page replies. */
export interface ClassTells extends Told {
  readonly kind: 'class';
}

const isStop = fields({ scene: isText, text: isText, isQuestion: isFlag });

const isLesson = fields({
  id: isText,
  title: isText,
  lang: isText,
  at: isNatural,
  of: isNatural,
  now: isStop,
  next: optional(isStop),
  answers: optional(listOf(isText)),
  notes: optional(isText),
  hands: optional(isNatural),
  isThere: isFlag,
  isReached: isFlag,
  question: optional(fields({ text: isText, answer: isText, isOpen: isFlag })),
});

const isAsking = fields({
  kind: oneOf('presenter'),
  wish: optional(oneOf(...presenterWishes)),
  given: optional(fields({ lesson: isText, since: isAmount })),
});

const isTelling = fields({
  kind: oneOf('class'),
  lang: oneOf(...languages),
  lesson: optional(isLesson),
  boards: listOf(isText),
  isBlank: isFlag,
  since: isAmount,
});

const readBy =
  <Read>(check: Check) =>
  (data: unknown): Read | undefined =>
    check(data) ? (data as Read) : undefined;

/** Reads what came to a window, from a presenter's window or anything else; undefined if it is none of its messages. */
export const readAsking = readBy<PresenterAsks>(isAsking);

/** The same, from the page of a class. */
export const readTelling = readBy<ClassTells>(isTelling);

/** Sends a message to a window of this origin; those of files have none to be told by. */
export function post(window: Window, message: PresenterAsks | ClassTells): void {
  window.postMessage(message, self.origin === 'null' ? '*' : self.origin);
}
