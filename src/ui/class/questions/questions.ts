import { kindOf, PLACE } from '../../../solve/step.ts';
import { askedAt } from '../../../teach/lesson/asked.ts';
import { stopAt } from '../../../teach/lesson/lesson.ts';
import { isLeaving } from '../../../teach/moment/situation.ts';
import { questionsOf, YES, type Question } from '../../../teach/practice/questions.ts';
import { givenAnswer } from '../../../teach/practice/givenAnswer.ts';
import { whyWrong } from '../../../teach/practice/wrong.ts';
import {
  lateWords,
  captionOf,
  words,
  wordsFor,
  wrongTo,
  type Language,
} from '../../../words/index.ts';
import { joined } from '../../../words/sentences.ts';
import type { ClassModel } from '../model.ts';
import type { PresentedLesson } from '../../presenting/model.ts';
import { isSame } from '../../widgets/isSame.ts';
import { showGrainBefore, showSteps } from '../practice/practice.ts';
import type { Answer, ClassState, Posed } from '../state.ts';

/** The number of steps from question to question. */
const EVERY = 5;

/** Whether questions are on: at the step where they were switched on, and at every fifth from there. */
export const isAsking = ({ questionsFrom }: ClassState): boolean => questionsFrom !== undefined;

/** The questions about the moment on show; while they are off, that of the lesson. */
export function questionsAt({ moment, questionsFrom }: ClassState): readonly Question[] {
  const { problem, search, grain, situation, isComing, lesson, panels } = moment;
  if (isComing) return [];
  if (questionsFrom === undefined) {
    if (!lesson?.isReached) return [];
    const stop = stopAt(lesson.lesson, lesson.place);
    const question = askedAt(problem, search, situation, stop, { panels, grain });
    return question ? [question] : [];
  }
  const isDue = grain !== 'tries' && (situation.step - questionsFrom) % EVERY === 0;
  return isDue ? questionsOf(problem, search, situation) : [];
}

/** The answer at the moment on show, as far as it was given. */
function answerAt({ moment, answer }: ClassState): Answer {
  const { step } = moment.situation;
  const place = moment.lesson?.place;
  const isSaid = answer?.step === step && isSame(answer.place, place);
  return isSaid ? answer : { step, place, turn: 0, isOver: false, given: undefined };
}

/** The question at the moment on show, answered or not. */
export function questionAt(state: ClassState): Question | undefined {
  const all = questionsAt(state);
  const { questionsFrom = Infinity } = state;
  const { step, turn } = answerAt(state);
  const since = isAsking(state) ? Math.abs(step - questionsFrom) / EVERY : 0;
  return all[(since + turn) % all.length];
}

/** Whether the question at the moment on show waits for its answer. */
export const hasOpenQuestion = (state: ClassState): boolean =>
  questionAt(state) !== undefined && !answerAt(state).isOver;

/** Whether a node of the tree is asked for, which has to be there to be pointed at. */
export const isAskingForNode = (state: ClassState): boolean =>
  hasOpenQuestion(state) && questionAt(state)!.kind === 'node';

/** The moment on show, without what would answer an open question. */
export const shownMoment = (state: ClassState): ClassModel =>
  hasOpenQuestion(state)
    ? { ...state.moment, ways: undefined, lost: undefined, proof: undefined, solvable: undefined }
    : state.moment;

/** The question at the moment on show, with its answer so far. */
function posedAt(state: ClassState): Posed | undefined {
  const question = questionAt(state);
  return question && { question, answer: answerAt(state).given, at: state.moment };
}

/** The caption of the question, or of its answer; undefined if the moment has a caption of its own. */
export function questionCaption(state: ClassState, language: Language): string | undefined {
  const posed = posedAt(state);
  if (posed) {
    if (!hasOpenQuestion(state)) return answerText(posed, language);
    if (posed.answer !== undefined)
      return lateWords(words(language)).asking.again(refusalOf(posed, language));
    // A lesson asks in its own words.
    return isAsking(state) ? questionText(posed, language) : howToAnswer(posed, language);
  }
  const { explanation, situation } = state.moment;
  if (situation.step !== state.questionsFrom) return undefined;
  const { nothing, nothingLeft } = lateWords(words(language)).asking;
  return explanation.kind === 'end' ? nothingLeft : nothing;
}

/** Switches questions on, from the step on show; or ends them, and lists them. */
export function toggleQuestions(state: ClassState): void {
  if (isAsking(state)) {
    finishQuestions(state);
    return;
  }
  beginAnew(state);
  state.questionsFrom = state.moment.situation.step;
  showSteps(state);
}

export function endQuestions(state: ClassState): void {
  if (isAsking(state)) showGrainBefore(state);
  state.questionsFrom = undefined;
  beginAnew(state);
}

/** Forgets what was answered, but not the list of it. */
function beginAnew(state: ClassState): void {
  state.answer = undefined;
  state.firsts = [];
}

/** Ends the questions, and lists them if there were any. */
export function finishQuestions(state: ClassState): void {
  if (!isAsking(state)) return;
  endQuestions(state);
  state.isListed = state.posed.length > 0;
}

/** Goes back to the moment of a question in the list. */
export function goBackTo(state: ClassState, { at }: Posed): void {
  state.isListed = false;
  state.commands.goTo(at.situation.step);
}

/**
 * Answers the open question, which stays open until an answer is right; without an answer, reveals it. Of
 * several answers, the first counts, until questions begin anew.
 */
export function answerQuestion(state: ClassState, given: number | undefined): void {
  const posed = posedAt(state)!;
  const now = answerAt(state);
  const isRight = given !== undefined && posed.question.rights.includes(given);
  const isAgain = ({ question, at }: Posed): boolean =>
    isSame(question, posed.question) && at.situation.step === posed.at.situation.step;
  const first = state.firsts.find(isAgain) ?? { ...posed, answer: given };
  state.firsts = [...state.firsts.filter((one) => !isAgain(one)), first];
  state.posed = [...state.posed.filter((one) => !isAgain(one)), first];
  state.answer = { ...now, isOver: isRight || given === undefined, given };
  const answer = givenAnswer(posed.question, given, posed.at.names);
  if (!isAsking(state)) state.commands.lesson.answered(answer);
}

/** Asks the next question about the moment on show. */
export function askAnother(state: ClassState): void {
  const now = answerAt(state);
  state.answer = { ...now, turn: now.turn + 1, isOver: false, given: undefined };
}

/** The question at the moment on show, its answer, and whether that is still waited for. */
export function answeredBy(state: ClassState, language: Language): PresentedLesson['question'] {
  const posed = posedAt(state);
  return (
    posed && {
      text: questionText(posed, language),
      answer: answerText({ ...posed, answer: undefined }, language),
      isOpen: hasOpenQuestion(state),
    }
  );
}

/** The proof of the answer that lies ahead, if there is one and the question is over. */
export function proofAhead(state: ClassState): ReturnType<typeof proofOf> {
  const posed = hasOpenQuestion(state) ? undefined : posedAt(state);
  return posed && proofOf(posed);
}

/** Goes to the proof of the answer. */
export function goToProof(state: ClassState): void {
  if (proofAhead(state) === 'solution') state.commands.find({ kind: 'solution' }, 1);
  else state.commands.over(1);
}

export const questionText = ({ question, at }: Posed, language: Language): string =>
  lateWords(wordsFor(at.names, language)).asking.asks[question.kind](question, at.names);

/** The ways to answer a question that the lesson asks. */
const howToAnswer = ({ question, at }: Posed, language: Language): string =>
  lateWords(wordsFor(at.names, language)).asking.how[question.kind](question, at.names);

/** Why an answer is wrong, without the right one. */
function refusalOf({ question, answer, at }: Posed, language: Language): string {
  const { problem, search, situation, names } = at;
  return wrongTo(whyWrong(problem, search, situation, question, answer!), names, language);
}

/** The reply to an answer: whether it is right, and the right one with its reason. */
function answerText(posed: Posed, language: Language): string {
  const { question, answer, at } = posed;
  const say = lateWords(wordsFor(at.names, language)).asking;
  const reason =
    say.answers[question.kind]?.(question, at.names) ??
    captionOf(at.explanation, at.names, language);
  if (answer === undefined) return reason;
  const isRight = question.rights.includes(answer);
  return joined([isRight ? say.right : refusalOf(posed, language), reason]);
}

/** The answer given, and the reply to it. */
export function answerInList(posed: Posed, language: Language): string {
  const { question, answer, at } = posed;
  const say = lateWords(wordsFor(at.names, language)).asking;
  const reply = answerText(posed, language);
  if (answer === undefined) return joined([say.revealed, reply]);
  const name = question.targets.includes(answer)
    ? at.names.item(answer)
    : say.choice(answer, question);
  return joined([say.given(name), reply]);
}

/**
 * The proof whether a board can be solved, where the search comes to it: the next solution, or the return
 * from all below the placement just made. Where images are not counted, the search need not come to a
 * solution.
 */
export function proofOf({ question, at }: Posed): 'solution' | 'return' | undefined {
  const { lastStep, next } = at.situation;
  const isPlaced = lastStep !== undefined && kindOf(lastStep) === PLACE;
  if (question.kind !== 'solvable' || !isPlaced) return undefined;
  if (!question.rights.includes(YES)) return isLeaving(next) ? undefined : 'return';
  return at.search.unique || at.search.hold !== '' ? undefined : 'solution';
}
