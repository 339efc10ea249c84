import type { Cell } from '../../../puzzle/types.ts';
import { takesFewest } from '../../../solve/search.ts';
import {
  MOST_MISTAKES,
  untouched,
  type HandResult,
  type HandState,
} from '../../../teach/practice/byHand.ts';
import { answerTo, captionOf, wordsFor, type Language } from '../../../words/index.ts';
import { placementOn } from '../../widgets/boards/boardWalk.ts';
import { marksOf, noMarks, type Marks } from '../moment/atMoment.ts';
import type { ClassState } from '../state.ts';

/** Whether the search is carried out by hand: its steps are, so not while all tries are shown. */
export const isPractising = ({ practice, moment }: ClassState): boolean =>
  practice !== undefined && moment.grain !== 'tries';

/** The progress of the step on show; of other steps, nothing has been done yet. */
const handState = ({ practice, moment }: ClassState): HandState =>
  practice?.step === moment.situation.step ? practice.state : untouched;

/** The piece picked up. */
export const pickedPiece = (state: ClassState): number | undefined => handState(state).piece;

/** The cells of the piece picked up, as it would lie; some may be outside the board. */
export function pickedCells(state: ClassState): readonly Cell[] | undefined {
  const { item, piece, option } = handState(state);
  if (!isPractising(state) || item === undefined || piece === undefined) return undefined;
  return state.tools.byHand.options(state.moment.situation, item, piece)[option]?.cells;
}

/** Whether the search shows its next step itself, after too many mistakes or at its end. */
function isRevealed(state: ClassState): boolean {
  const { item, mistakes } = handState(state);
  return (
    state.moment.explanation.kind === 'end' || (item === undefined && mistakes >= MOST_MISTAKES)
  );
}

/** The marks of practice, which give no answer away; without practice, those of the moment on show. */
export const practiceMarks = (state: ClassState): Marks =>
  isPractising(state) && !isRevealed(state)
    ? { ...noMarks, next: handState(state).item }
    : marksOf(state.moment);

/** The caption of practice: the task, or the reply to the last action. */
export function practiceCaption(state: ClassState, language: Language): string {
  const { names, explanation, search } = state.moment;
  const { item, piece, judgement, mistakes } = handState(state);
  const say = wordsFor(names, language).practice;
  const isFewest = takesFewest(search);
  const reply = judgement ? `${answerTo(judgement, names, isFewest, language)} ` : '';
  if (isRevealed(state)) return `${reply}${captionOf(explanation, names, language)}`;
  if (judgement && judgement.kind !== 'right')
    return mistakes < MOST_MISTAKES ? reply.trimEnd() : `${reply}${say.shows(names.piece(piece!))}`;
  if (item === undefined) return `${reply}${isFewest ? say.asksFewest : say.asksItem}`;
  return piece === undefined ? say.asksPiece(names.item(item)) : say.asksWay(names.piece(piece));
}

export function togglePractice(state: ClassState): void {
  const { step } = state.moment.situation;
  const wasOn = isPractising(state);
  state.practice = wasOn ? undefined : { step, state: untouched };
  if (wasOn) showGrainBefore(state);
  else showSteps(state);
}

export const endPractice = (state: ClassState): void => void (state.practice = undefined);

/** Points at a cell: chooses it or lays a piece there, or takes off the piece that covers it. */
export function practiseOn(state: ClassState, cell: number): void {
  const { byHand } = state.tools;
  const { problem, situation } = state.moment;
  const laid = placementOn(problem, situation.path, cell);
  const now = handState(state);
  act(
    state,
    laid === undefined ? byHand.pointAt(situation, now, cell) : byHand.remove(situation, now, laid),
  );
}

export const pickPiece = (state: ClassState, piece: number): void =>
  act(state, state.tools.byHand.pick(state.moment.situation, handState(state), piece));

function act(state: ClassState, result: HandResult): void {
  const { step } = state.moment.situation;
  state.practice = { step: step + (result.goesOn ? 1 : 0), state: result.state };
  if (result.goesOn) state.commands.step(1);
}

/** Shows steps alone, each after all its tries, as practice and questions are about steps. */
export function showSteps(state: ClassState): void {
  const { grain, situation } = state.moment;
  state.grainBefore = grain;
  state.commands.goTo(situation.step);
  state.commands.setGrain('places');
}

/** Shows the grain of before `showSteps`, unless another was chosen since. */
export function showGrainBefore({ moment, grainBefore, commands }: ClassState): void {
  if (moment.grain === 'places') commands.setGrain(grainBefore);
}
