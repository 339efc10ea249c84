import { createSignal } from 'solid-js';
import type { Cell } from '../../puzzle/types.ts';
import { takesFewest } from '../../solve/search.ts';
import {
  ByHand,
  MOST_MISTAKES,
  untouched,
  type HandResult,
  type HandState,
} from '../../teach/practice/byHand.ts';
import { answerTo, captionOf, words, type Language } from '../../words/index.ts';
import { placementOn } from './boardRows.ts';
import { marksOf, noMarks, type Marks } from './marks.ts';
import type { ClassCommands, ClassModel } from './model.ts';
import { createStepsAlone } from './stepsAlone.ts';

/** A search that is carried out by hand, as long as that is switched on. */
export interface Hand {
  readonly isOn: boolean;
  /** The cells of the piece picked up, as it would lie; some may be outside the board. */
  readonly ghost: readonly Cell[] | undefined;
  /** The piece picked up. */
  readonly piece: number | undefined;
  /** What is marked: nothing that would give the answer away. */
  readonly marks: Marks;
  /** What is asked, or answered to what was done last. */
  says(language: Language): string;
  toggle(): void;
  end(): void;
  pointAt(cell: number): void;
  pick(piece: number): void;
}

/** Where somebody is: the state belongs to a step of a search, and elsewhere nothing has been done yet. */
interface At {
  readonly search: ByHand;
  readonly step: number;
  readonly state: HandState;
}

export function createHand(shown: () => ClassModel, commands: () => ClassCommands): Hand {
  const [at, setAt] = createSignal<At>();
  const stepsAlone = createStepsAlone(shown, commands);
  let made: { readonly moment: ClassModel; readonly byHand: ByHand } | undefined;
  const byHand = (): ByHand => {
    const moment = shown();
    const isSame = made?.moment.problem === moment.problem && made.moment.search === moment.search;
    if (!isSame) made = { moment, byHand: new ByHand(moment.problem, moment.search) };
    return made!.byHand;
  };
  const state = (): HandState => {
    const now = at();
    const isHere = now?.search === byHand() && now.step === shown().situation.step;
    return isHere ? now.state : untouched;
  };
  /** It ends with its search. Steps alone are carried out by hand, so that it waits for tries to go. */
  const isOn = (): boolean => at()?.search === byHand() && shown().grain !== 'tries';
  const act = (result: HandResult): void => {
    const { step } = shown().situation;
    setAt({ search: byHand(), step: step + (result.goesOn ? 1 : 0), state: result.state });
    if (result.goesOn) commands().step(1);
  };
  /** Whether the search shows what it does next, in its own words. */
  const isRevealed = (): boolean =>
    shown().moment.kind === 'end' ||
    (state().item === undefined && state().mistakes >= MOST_MISTAKES);
  return {
    get isOn() {
      return isOn();
    },
    get piece() {
      return state().piece;
    },
    get ghost() {
      const { item, piece, option } = state();
      if (!isOn() || item === undefined || piece === undefined) return undefined;
      return byHand().options(shown().situation, item, piece)[option]?.cells;
    },
    get marks() {
      if (!isOn() || isRevealed()) return marksOf(shown());
      return { ...noMarks, next: state().item };
    },
    says(language) {
      const { names, moment, search } = shown();
      const { item, piece, judgement, mistakes } = state();
      const say = words(language).practice;
      const isFewest = takesFewest(search);
      const answer = judgement ? `${answerTo(judgement, names, isFewest, language)} ` : '';
      if (isRevealed()) return `${answer}${captionOf(moment, names, language)}`;
      if (judgement && judgement.kind !== 'right')
        return mistakes < MOST_MISTAKES
          ? answer.trimEnd()
          : `${answer}${say.shows(names.piece(piece!))}`;
      if (item === undefined) return `${answer}${isFewest ? say.asksFewest : say.asksItem}`;
      return piece === undefined
        ? say.asksPiece(names.item(item))
        : say.asksWay(names.piece(piece));
    },
    toggle() {
      const { step } = shown().situation;
      const wasOn = isOn();
      setAt(wasOn ? undefined : { search: byHand(), step, state: untouched });
      if (wasOn) stepsAlone.end();
      else stepsAlone.begin();
    },
    end: () => setAt(undefined),
    pointAt(cell) {
      const { problem, situation } = shown();
      const laid = placementOn(problem, situation.path, cell);
      act(
        laid === undefined
          ? byHand().pointAt(situation, state(), cell)
          : byHand().remove(situation, state(), laid),
      );
    },
    pick: (piece) => act(byHand().pick(shown().situation, state(), piece)),
  };
}
