import { waysOfPiece } from '../../../teach/moment/waysLeft.ts';
import { wordsFor, type Language } from '../../../words/index.ts';
import { isLeft, nextAsked } from '../../status/nextAsked.ts';
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

/** The piece whose ways were asked for; undefined while they would answer a question, and once all its copies lie. */
function askedPiece(state: ClassState): number | undefined {
  const { waysOf, moment } = state;
  if (waysOf === undefined || moment.isComing || hasOpenQuestion(state)) return undefined;
  return isLeft(moment.problem, moment.situation.path, waysOf) ? waysOf : undefined;
}

/** The placements of that piece. */
export function askedWays(state: ClassState): readonly number[] {
  const { problem, search, situation } = state.moment;
  const piece = askedPiece(state);
  return piece === undefined ? [] : waysOfPiece(problem, search, situation.path, piece);
}

/** What was asked of the moment, answered; undefined if nothing was. */
export function askedIn(
  state: ClassState,
  moment: ClassModel,
  language: Language,
): string | undefined {
  const say = wordsFor(moment.names, language).classroom;
  const { solvable, lost, names } = moment;
  const piece = askedPiece(state);
  // What never could be solved is not said to be so no more.
  const isHopeless = lost !== undefined && lost.solvable < 0;
  const said = [
    ...(solvable === undefined || isHopeless ? [] : [say.solvable[solvable]]),
    ...(lost ? [lostIn(moment, language)!] : []),
    ...(piece === undefined ? [] : [say.waysOfPiece(names.piece(piece), askedWays(state).length)]),
  ];
  return said.length > 0 || moment.tellsLost ? said.join(language === 'ja' ? '' : ' ') : undefined;
}
