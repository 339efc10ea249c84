import type { Problem } from '../../solve/problem.ts';
import type { ExplainedMoment } from '../../teach/moment/momentExplainer.ts';
import { boardWordsFor, type Language } from '../../words/board.ts';

/** Since when no solution is left. */
export interface Lost {
  /** The placements up to which some solution is left: the next one is the mistake; −1 if there never was one. */
  readonly solvable: number;
  /** The steps since the mistake was made; undefined if that would take long to find out. */
  readonly ago: number | undefined;
}

interface LostMoment extends Pick<ExplainedMoment, 'names' | 'situation'> {
  readonly problem: Problem;
  readonly lost: Lost | undefined;
}

/** The part of a placement, by its place on the path, where no solution is left; undefined if it has none. */
export function partOf(lost: Lost | undefined, order: number): 'mistake' | 'inVain' | undefined {
  if (!lost || order < lost.solvable) return undefined;
  return order === lost.solvable ? 'mistake' : 'inVain';
}

/** Since which piece, and for how long, no solution is left; undefined if one is, or that is not known. */
export function lostIn(
  { lost, names, problem, situation }: LostMoment,
  language: Language,
): string | undefined {
  const say = boardWordsFor(names, language).classroom;
  if (!lost) return undefined;
  const mistake = situation.path[lost.solvable];
  if (mistake === undefined) return say.hopeless;
  const { copies } = problem.pieces[problem.placements.piece[mistake]!]!;
  const order = copies > 1 ? lost.solvable + 1 : undefined;
  return say.lostBy(names.placed(mistake), order, lost.ago);
}
