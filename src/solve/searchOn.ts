import { holdIssue } from './hold.ts';
import { unknownNames } from './pieceOrder.ts';
import type { Problem } from './problem.ts';
import { plainSearch, type Search } from './search.ts';

/** A search as it is carried out on a puzzle: without a piece to hold that cannot be held there, and without names that no piece has. */
export function searchOn(problem: Problem, search: Search): Search {
  const { pieces, hold, unique } = search;
  const names = problem.pieces.map(({ name }) => name);
  const unknown = unknownNames(pieces, names);
  const known = typeof pieces === 'string' ? [] : pieces.filter((name) => !unknown.includes(name));
  return {
    ...search,
    ...(unknown.length > 0 && { pieces: known.length > 0 ? known : plainSearch.pieces }),
    ...(holdIssue(problem, unique, hold) && { hold: plainSearch.hold }),
  };
}
