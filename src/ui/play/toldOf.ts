import { clockText } from '../../game/time.ts';
import type { Knowledge } from '../../count/completionCount.ts';
import { reasonOf, type BoardWords, type Language } from '../../words/board.ts';
import type { GameModel } from './model.ts';
import type { Places } from './board/places.ts';
import { editIn } from './said.ts';

/** A number of ways in words. */
function waysIn(known: Knowledge | undefined, { play }: BoardWords): string {
  if (!known) return play.looking;
  if (known.kind === 'unknown') return play.unknown;
  return known.kind === 'exact' ? play.ways(known.ways) : play.atLeast(known.ways);
}

/** Whether there is a way, in words. */
function solvableIn(known: Knowledge | undefined, { play }: BoardWords): string {
  if (!known) return play.looking;
  if (known.kind === 'unknown') return play.unknown;
  return known.ways > 0n ? play.solvable : play.hopeless;
}

/** What came of a game that is solved. */
export const solvedWith = (
  { help, time }: Pick<GameModel, 'help' | 'time'>,
  { play }: BoardWords,
): string => play.solvedWith(help, time === undefined ? undefined : clockText(time));

/** What is told of the position, in words; empty if nothing is. */
export function toldOf(
  model: GameModel,
  places: Places,
  words: BoardWords,
  language: Language,
): string {
  const { held, told, isSolved } = model;
  const { play } = words;
  const { names } = places;
  const { answer, asked, isLive, ahead, hints } = told;
  if (isSolved) return solvedWith(model, words);
  if (held?.refusal) {
    const why = words.whyNot([held.refusal], names);
    return play.noWay(names.piece(held.piece), names.cell(held.cell!), why);
  }
  if (held?.placement !== undefined && isLive) return play.ahead(waysIn(ahead, words));
  const known = answer?.known;
  const isNone = known?.kind === 'exact' && known.ways === 0n;
  const why = answer?.impossible?.why;
  const space = language === 'ja' ? '' : ' ';
  const reason = isNone && why ? `${space}${reasonOf(why, names, language)}` : '';
  // Without the piece in the hand the board is another one.
  if (held?.isLifted) return '';
  if (told.lastGood) return play.lastGood[told.lastGood];
  if (asked === 'hint' && !isNone) {
    const last = hints.at(-1);
    if (!last) return solvableIn(known, words);
    if ('placement' in last) return play.hintHow(names.piece(last.piece));
    return 'piece' in last ? play.hintWhat(names.piece(last.piece)) : play.hintWhere;
  }
  if (asked === 'solvable' || asked === 'hint') return solvableIn(known, words) + reason;
  const ways = asked === 'ways' || isLive ? waysIn(known, words) + reason : '';
  return [editIn(model, places, words), ways].filter((one) => one !== '').join(space);
}
