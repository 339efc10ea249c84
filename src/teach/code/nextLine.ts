import type { Search } from '../../solve/search.ts';
import { COVER, END, kindOf, UNCOVER } from '../../solve/step.ts';
import type { Explanation } from '../moment/explanation.ts';
import type { Situation } from '../moment/situation.ts';
import { CALL, LOOP, listingOf, RULES } from './listing.ts';

/** The moments at which a call returns. */
const returning: readonly Explanation['kind'][] = [
  'stuck',
  'exhausted',
  'full',
  'image',
  'leftover',
];

/** Whether a call is over, so that the one which made it goes on. */
export const isReturning = ({ kind }: Pick<Explanation, 'kind'>): boolean =>
  returning.includes(kind);

/**
 * The line that is carried out right after that of a moment. Lines that only ask whether something is so, `if no cell
 * is open`, are not told apart from the call that begins with them.
 *
 * @returns undefined at the end of a search, and where an option has been dealt with and the next is taken
 */
export function nextLine(
  search: Search,
  { next }: Pick<Situation, 'next'>,
  { kind }: Pick<Explanation, 'kind'>,
): number | undefined {
  if (next === END) return undefined;
  // Where a rule objects, the line that would make a call is skipped.
  if (isReturning({ kind }) || kind === 'refused') return CALL + 1;
  const isCovering = listingOf(search).id !== 'backtracking';
  const call = search.rules.length > 0 ? RULES : CALL;
  if (kind === 'place') return isCovering ? CALL - 2 : call;
  if (kind === 'cover') return kindOf(next) === COVER ? CALL - 2 : call;
  if (kind === 'uncover') return kindOf(next) === UNCOVER ? CALL + 1 : CALL + 2;
  return kind === 'remove' || kind === 'next' ? LOOP : undefined;
}
