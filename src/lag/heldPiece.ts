import type { Problem } from '../solve/problem.ts';
import type { Search } from '../solve/search.ts';
import { readHold, restrict } from '../solve/symmetry/hold.ts';

/**
 * The piece that a search holds to get each solution once, which rules out solutions that are none the less left;
 * −1 if there is none.
 */
export function pieceHeldBySymmetry(problem: Problem, { unique, hold }: Search): number {
  const asked = restrict(problem, false, hold).held.length;
  return restrict(problem, unique, hold).held[asked]?.piece ?? -1;
}

/** The orientation to which a search restricts what is asked, as a `hold`; '' if to none. */
export const askedHold = (problem: Problem, { hold }: Search): string =>
  hold === '' || readHold(problem, hold)?.orientation === undefined ? '' : hold;
