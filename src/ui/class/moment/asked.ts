import { waysOfPiece } from '../../../teach/moment/waysLeft.ts';
import { words, type Language } from '../../../words/index.ts';
import { nextAsked } from '../../status/nextAsked.ts';
import { lostIn } from '../../status/lost.ts';
import type { ClassModel } from '../model.ts';
import { pickedPiece } from '../practice/practice.ts';
import { hasOpenQuestion } from '../questions/questions.ts';
import type { ClassState } from '../state.ts';

/** Shows all ways of a piece: of the one picked up or pointed at, else of the next one that is left; after the last, of none. */
export function askWays(state: ClassState): void {
  const { problem, situation } = state.moment;
  const { item } = state.pointed;
  const pointed =
    item === undefined || item < problem.cells.length ? undefined : item - problem.cells.length;
  state.waysOf = nextAsked(problem, situation.path, state.waysOf, pickedPiece(state) ?? pointed);
}

/** The placements of the piece whose ways were asked for; none while they would answer a question. */
export function askedWays(state: ClassState): readonly number[] {
  const { waysOf, moment } = state;
  if (waysOf === undefined || moment.isComing || hasOpenQuestion(state)) return [];
  return waysOfPiece(moment.problem, moment.search, moment.situation.path, waysOf);
}

/** What was asked of the moment, answered; undefined if nothing was. */
export function askedIn(
  state: ClassState,
  moment: ClassModel,
  language: Language,
): string | undefined {
  const say = words(language).classroom;
  const { solvable, names } = moment;
  const said = [
    ...(solvable === undefined ? [] : [say.solvable[solvable]]),
    ...(moment.lost ? [lostIn(moment, language)!] : []),
    ...(state.waysOf === undefined || hasOpenQuestion(state)
      ? []
      : [say.waysOfPiece(names.piece(state.waysOf), askedWays(state).length)]),
  ];
  return said.length > 0 || moment.tellsLost ? said.join(language === 'ja' ? '' : ' ') : undefined;
}
