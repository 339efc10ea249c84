import { createSignal } from 'solid-js';
import type { Problem } from '../../solve/problem.ts';
import type { Search } from '../../solve/search.ts';
import { pointAt } from '../../teach/lesson/lesson.ts';
import { Questions, type Question, type QuestionKind } from '../../teach/practice/questions.ts';
import { words, type Language } from '../../words/index.ts';
import type { ClassCommands, ClassModel } from './model.ts';
import { askedIn, answeredHow, isSameQuestion, proofOf, saidTo, type Posed } from './posed.ts';
import { createStepsAlone } from './stepsAlone.ts';

/** Every so many steps there is a question. */
const EVERY = 5;

/**
 * Questions about the search, as long as that is switched on: where it was, and at every fifth step from there. A
 * lesson asks its own.
 */
export interface Asking {
  readonly isOn: boolean;
  /** The question at the moment on show, answered or not. */
  readonly question: Question | undefined;
  /** Whether it is still to be answered. */
  readonly isOpen: boolean;
  /** The answer given; undefined if there was none. */
  readonly answered: number | undefined;
  /** Whether the search goes on to what proves the answer. */
  readonly isProven: boolean;
  /** How many questions there are at this moment. */
  readonly count: number;
  /** The moment without what gives the answer away. */
  readonly shows: ClassModel;
  /** What was asked of this search so far, answered or revealed. */
  readonly posed: readonly Posed[];
  /** Whether the list of that is shown. */
  readonly isListed: boolean;
  /** What is asked, or said to the answer; undefined if there is nothing of that kind to say. */
  says(language: Language): string | undefined;
  toggle(): void;
  end(): void;
  /** Ends the questions, and lists them if there were any. */
  finish(): void;
  /** Shows the list, or puts it away. */
  list(isListed: boolean): void;
  /** Goes to the moment of a question. */
  goBackTo(posed: Posed): void;
  answer(answer: number): void;
  reveal(): void;
  /** Goes to what proves the answer. */
  prove(): void;
  /** Asks the next question about this moment. */
  another(): void;
}

interface Searched {
  readonly problem: Problem;
  readonly search: Search;
}

/** What became of the questions of a moment: which one is asked, and the answer. */
interface Asked extends Searched {
  readonly step: number;
  readonly turn: number;
  readonly isOver: boolean;
  readonly answer: number | undefined;
}

export function createAsking(shown: () => ClassModel, commands: () => ClassCommands): Asking {
  const [on, setOn] = createSignal<Searched & { readonly from: number }>();
  const [asked, setAsked] = createSignal<Asked>();
  const [log, setLog] = createSignal<Searched & { readonly posed: readonly Posed[] }>();
  const [isListed, list] = createSignal(false);
  const stepsAlone = createStepsAlone(shown, commands);
  let made: (Searched & { readonly questions: Questions }) | undefined;
  let found: { readonly moment: ClassModel; readonly questions: readonly Question[] } | undefined;
  let withheld: { readonly moment: ClassModel; readonly shows: ClassModel } | undefined;
  /** Whether something is about the search on show. */
  const isPresent = (its: Searched | undefined): boolean =>
    its !== undefined && its.problem === shown().problem && its.search === shown().search;
  const isOn = (): boolean => isPresent(on());
  const posed = (): readonly Posed[] => (isPresent(log()) ? log()!.posed : []);
  /** The kind of question that the lesson asks here. */
  const pointed = (): QuestionKind | undefined => {
    const { lesson: open, situation } = shown();
    return open && pointAt(open.lesson, open.place, situation);
  };
  const isDue = (): boolean => {
    const { grain, situation, isComing } = shown();
    if (isComing) return false;
    if (!isOn()) return pointed() !== undefined;
    return grain !== 'tries' && (situation.step - on()!.from) % EVERY === 0;
  };
  const questions = (): readonly Question[] => {
    const moment = shown();
    const { problem, search, situation } = moment;
    if (!isDue()) return [];
    if (!made || !isPresent(made))
      made = { problem, search, questions: new Questions(problem, search) };
    if (found?.moment !== moment) found = { moment, questions: made.questions.of(situation) };
    return isOn() ? found.questions : found.questions.filter(({ kind }) => kind === pointed());
  };
  const now = (): Asked => {
    const { problem, search, situation } = shown();
    const { step } = situation;
    const its = asked();
    if (its?.step === step && isPresent(its)) return its;
    return { problem, search, step, turn: 0, isOver: false, answer: undefined };
  };
  const question = (): Question | undefined => {
    const all = questions();
    const since = isOn() ? Math.abs(now().step - on()!.from) / EVERY : 0;
    const nth = since + now().turn;
    return all[nth % all.length];
  };
  const isOpen = (): boolean => question() !== undefined && !now().isOver;
  const end = (): void => {
    if (isOn()) stepsAlone.end();
    setOn(undefined);
    setAsked(undefined);
  };
  const proof = (): 'solution' | 'return' | undefined => {
    const its = isOpen() ? undefined : question();
    return its && proofOf({ question: its, answer: undefined, at: shown() });
  };
  const finish = (): void => {
    if (!isOn()) return;
    end();
    list(posed().length > 0);
  };
  /** Closes the open question. */
  const close = (answer: number | undefined): void => {
    const { problem, search } = shown();
    const its: Posed = { question: question()!, answer, at: shown() };
    const others = posed().filter((one) => !isSameQuestion(one, its));
    setLog({ problem, search, posed: [...others, its] });
    setAsked({ ...now(), isOver: true, answer });
  };
  return {
    get isOn() {
      return isOn();
    },
    get question() {
      return question();
    },
    get isOpen() {
      return isOpen();
    },
    get answered() {
      return now().answer;
    },
    get isProven() {
      return proof() !== undefined;
    },
    get count() {
      return questions().length;
    },
    get shows() {
      const moment = shown();
      if (!isOpen()) return moment;
      if (withheld?.moment !== moment) withheld = { moment, shows: { ...moment, ways: undefined } };
      return withheld.shows;
    },
    get posed() {
      return posed();
    },
    get isListed() {
      return isListed() && posed().length > 0;
    },
    says(language) {
      const its = question();
      if (!its) {
        const isHere = isOn() && shown().situation.step === on()!.from;
        const { nothing, nothingLeft } = words(language).asking;
        if (!isHere) return undefined;
        return shown().moment.kind === 'end' ? nothingLeft : nothing;
      }
      const one: Posed = { question: its, answer: now().answer, at: shown() };
      if (!isOpen()) return saidTo(one, language);
      // A lesson asks in its own words.
      return isOn() ? askedIn(one, language) : answeredHow(one, language);
    },
    toggle() {
      if (isOn()) {
        finish();
        return;
      }
      const { problem, search, situation } = shown();
      setAsked(undefined);
      setOn({ problem, search, from: situation.step });
      stepsAlone.begin();
    },
    end,
    finish,
    list: (isListed) => void list(isListed),
    goBackTo(posed) {
      list(false);
      commands().goTo(posed.at.situation.step);
    },
    answer: close,
    reveal: () => close(undefined),
    prove() {
      if (proof() === 'solution') commands().find({ kind: 'solution' }, 1);
      else commands().over(1);
    },
    another: () =>
      void setAsked({ ...now(), turn: now().turn + 1, isOver: false, answer: undefined }),
  };
}
