import { words, type Language } from '../../../words/index.ts';
import type { ClassModel, Lost } from '../model.ts';

/** The part of a placement, by its place on the path, where no solution is left; undefined if it has none. */
export function partOf(lost: Lost | undefined, order: number): 'mistake' | 'inVain' | undefined {
  if (!lost || order < lost.solvable) return undefined;
  return order === lost.solvable ? 'mistake' : 'inVain';
}

/** Since which piece, and for how long, no solution is left; undefined if one is, or that is not known. */
export function lostIn(
  { lost, names, problem, situation }: Pick<ClassModel, 'lost' | 'names' | 'problem' | 'situation'>,
  language: Language,
): string | undefined {
  const say = words(language).classroom;
  if (!lost) return undefined;
  const mistake = situation.path[lost.solvable];
  if (mistake === undefined) return say.hopeless;
  const { copies } = problem.pieces[problem.placements.piece[mistake]!]!;
  const order = copies > 1 ? lost.solvable + 1 : undefined;
  return say.lostBy(names.placed(mistake), order, lost.ago);
}
