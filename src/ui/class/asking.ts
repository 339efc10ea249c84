import { createSignal } from 'solid-js';
import type { Problem } from '../../solve/problem.ts';
import type { Search } from '../../solve/search.ts';
import { Questions, type Question } from '../../teach/questions.ts';
import { captionOf, words, type Language } from '../../words/index.ts';
import type { ClassCommands, ClassModel } from './model.ts';

/** Every so many steps there is a question. */
const EVERY = 5;

/** Questions about the search, as long as that is switched on: where it was, and at every fifth step from there. */
export interface Asking {
  readonly isOn: boolean;
  /** The question at the moment on show, answered or not. */
  readonly question: Question | undefined;
  /** Whether it is still to be answered. */
  readonly isOpen: boolean;
  /** The answer given; undefined if there was none. */
  readonly answered: number | undefined;
  /** How many questions there are at this moment. */
  readonly count: number;
  /** The moment without what gives the answer away. */
  readonly shows: ClassModel;
  /** What is asked, or said to the answer; undefined if there is nothing of that kind to say. */
  says(language: Language): string | undefined;
  toggle(): void;
  end(): void;
  answer(answer: number): void;
  reveal(): void;
  /** Asks the next question about this moment. */
  another(): void;
}

/** What became of the questions of a moment: which one is asked, and the answer. */
interface Asked {
  readonly step: number;
  readonly turn: number;
  readonly isOver: boolean;
  readonly answer: number | undefined;
}

export function createAsking(shown: () => ClassModel, commands: () => ClassCommands): Asking {
  const [on, setOn] = createSignal<{
    readonly problem: Problem;
    readonly search: Search;
    readonly from: number;
  }>();
  const [asked, setAsked] = createSignal<Asked>();
  let made: { readonly problem: Problem; readonly search: Search; readonly questions: Questions };
  let found: { readonly moment: ClassModel; readonly questions: readonly Question[] } | undefined;
  let withheld: { readonly moment: ClassModel; readonly shows: ClassModel } | undefined;
  const isOn = (): boolean =>
    on() !== undefined && on()?.problem === shown().problem && on()?.search === shown().search;
  const questions = (): readonly Question[] => {
    const moment = shown();
    const { problem, search, situation } = moment;
    if (!isOn() || moment.grain === 'tries' || (situation.step - on()!.from) % EVERY !== 0)
      return [];
    if (made?.problem !== problem || made.search !== search)
      made = { problem, search, questions: new Questions(problem, search) };
    if (found?.moment !== moment) found = { moment, questions: made.questions.of(situation) };
    return found.questions;
  };
  const now = (): Asked => {
    const { step } = shown().situation;
    const its = asked();
    return its?.step === step ? its : { step, turn: 0, isOver: false, answer: undefined };
  };
  const question = (): Question | undefined => {
    const all = questions();
    const nth = Math.abs(now().step - (on()?.from ?? 0)) / EVERY + now().turn;
    return all[nth % all.length];
  };
  const isOpen = (): boolean => question() !== undefined && !now().isOver;
  const end = (): void => {
    setOn(undefined);
    setAsked(undefined);
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
    get count() {
      return questions().length;
    },
    get shows() {
      const moment = shown();
      if (!isOpen()) return moment;
      if (withheld?.moment !== moment) withheld = { moment, shows: { ...moment, ways: undefined } };
      return withheld.shows;
    },
    says(language) {
      const its = question();
      const { names, moment, situation } = shown();
      const say = words(language).asking;
      if (!its) return isOn() && situation.step === on()!.from ? say.nothing : undefined;
      if (isOpen()) return say.asks[its.kind](its, names);
      const reason = say.answers[its.kind]?.(its, names) ?? captionOf(moment, names, language);
      const { answer } = now();
      if (answer === undefined) return reason;
      return `${its.rights.includes(answer) ? say.right : say.wrong} ${reason}`;
    },
    toggle() {
      if (isOn()) {
        end();
        return;
      }
      const { problem, search, situation } = shown();
      setAsked(undefined);
      setOn({ problem, search, from: situation.step });
      // A question is about a moment after which the next step comes.
      commands().setGrain('places');
      commands().goTo(situation.step);
    },
    end,
    answer: (answer) => void setAsked({ ...now(), isOver: true, answer }),
    reveal: () => void setAsked({ ...now(), isOver: true }),
    another: () =>
      void setAsked({ ...now(), turn: now().turn + 1, isOver: false, answer: undefined }),
  };
}
