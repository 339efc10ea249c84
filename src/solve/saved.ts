import type { Saved } from './ledger.ts';
import { isAmount, isRecord, isWhole } from './plainData.ts';
import type { Search } from './search.ts';
import type { Part } from './shard.ts';

/**
 * Whether something that was kept anywhere can be what was saved of a part of a count: of the steps of
 * this search, or the fastest one if there is none.
 */
export function isSaved(value: unknown, search: Search | null, part: Part): value is Saved {
  if (!isRecord(value)) return false;
  const { solutions, placements, open } = value;
  return (
    isAmount(solutions) &&
    (placements === null || (search !== null && isAmount(placements))) &&
    Array.isArray(open) &&
    open.every((strand) => isStrand(strand, search, part))
  );
}

/** Whether it is a strand of this count, as far as can be told without starting it. */
function isStrand(value: unknown, search: Search | null, whole: Part): boolean {
  if (!isRecord(value)) return false;
  const { part, of, state, progress = 0 } = value;
  if (!isWhole(part) || !isWhole(of) || part < 1 || part > of || of % whole.of !== 0) return false;
  if ((part - whole.part) % whole.of !== 0 || !isAmount(progress) || progress > 1) return false;
  if (state === undefined) return true;
  if (!isRecord(state) || !isAmount(state.solutions)) return false;
  if (!search) {
    const { parts, within, undivided } = state;
    return isWhole(parts) && Array.isArray(within) && within.every(isWhole) && isAmount(undivided);
  }
  return isWhole(state.placements) && isWhole(state.nodes) && isPosition(state.position);
}

function isPosition(value: unknown): boolean {
  if (!isRecord(value)) return false;
  const { path, since, barren, ...numbers } = value;
  const amounts = ['steps', 'placements', 'solutions', 'deadEnds', 'deepest', 'phase', 'tried'];
  return (
    Array.isArray(path) &&
    path.every(isWhole) &&
    typeof barren === 'boolean' &&
    amounts.every((name) => isWhole(numbers[name])) &&
    (since === undefined || isPosition(since))
  );
}
