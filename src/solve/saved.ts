import type { Saved } from './ledger.ts';
import { isAmount, isRecord, isNatural, isWrittenInteger } from './validate.ts';
import type { Search } from './search.ts';
import type { Part } from './shard.ts';
import { MEMORY_STEPS } from './solvers/memoryReset.ts';
import type { Strand } from './strand.ts';

/** The most strands of a count that are accepted. */
const MOST_PARTS = 100_000;

/** Packs a saved count for a file; `unpacked` reads it back. */
export function packed({ solutions, placements, done, open }: Saved): object {
  return {
    solutions,
    placements,
    done: rangesOf(done),
    open: open.filter(({ state }) => state),
    untouched: rangesOf(open.filter(({ state }) => !state)),
  };
}

/**
 * Reads a packed part of a count: the steps of `search`, or the fastest count if that is null.
 * Undefined unless the strands make up exactly the part and all numbers are plausible; whether the
 * states belong to the puzzle is only seen on resuming them.
 */
export function unpacked(value: unknown, search: Search | null, whole: Part): Saved | undefined {
  if (!isRecord(value)) return undefined;
  const { solutions, placements } = value;
  const done = partsIn(value.done);
  const untouched = partsIn(value.untouched);
  if (!done || !untouched || !isWrittenInteger(solutions)) return undefined;
  if (placements !== null && !(search && isWrittenInteger(placements))) return undefined;
  if (done.length === 0 && (solutions !== 0 || (placements ?? 0) !== 0)) return undefined;
  if (!Array.isArray(value.open) || !value.open.every((strand) => isStrand(strand, search)))
    return undefined;
  const open = [...value.open, ...untouched];
  return makeUp(whole, [...done, ...open]) ? { solutions, placements, done, open } : undefined;
}

/** Whether the parts together are exactly the whole, without overlap. */
function makeUp(whole: Part, parts: readonly Part[]): boolean {
  if (parts.length === 0 || parts.length > MOST_PARTS) return false;
  const coarseFirst = parts.toSorted((a, b) => a.of - b.of);
  const finest = coarseFirst.at(-1)!.of;
  /** Number of parts → the parts seen with that number. */
  const met = new Map<number, Set<number>>();
  let share = 0;
  for (const { part, of } of coarseFirst) {
    if (of % whole.of !== 0 || (part - whole.part) % whole.of !== 0) return false;
    // Strands are divided within others, so the numbers of parts divide each other.
    for (const [coarser, numbers] of met)
      if (of % coarser !== 0 || numbers.has(part % coarser)) return false;
    if (!met.has(of)) met.set(of, new Set());
    met.get(of)!.add(part % of);
    share += finest / of;
  }
  return share === finest / whole.of;
}

/** Whether a value is a strand that was started, as far as can be told without resuming it. */
function isStrand(value: unknown, search: Search | null): value is Strand {
  if (!isRecord(value)) return false;
  const { part, of, state, progress = 0 } = value;
  if (!isNatural(part) || !isNatural(of) || part < 1 || part > of) return false;
  if (!isAmount(progress) || progress > 1) return false;
  if (!isRecord(state)) return false;
  if (!search) {
    const { parts, within, solutions, undivided } = state;
    const isWithin = Array.isArray(within) && within.every(isNatural);
    return (
      isNatural(parts) && isWithin && isWrittenInteger(solutions) && isWrittenInteger(undivided)
    );
  }
  const { placements, nodes, position } = state;
  if (!isNatural(state.solutions) || !isNatural(placements) || !isNatural(nodes)) return false;
  if (!isPosition(position)) return false;
  const { replayFrom } = position;
  if (replayFrom === undefined) return true;
  // That position is restored directly.
  if (!isPosition(replayFrom) || replayFrom.replayFrom !== undefined) return false;
  const steps = position.steps - replayFrom.steps;
  // The last placement before the reset may have completed a solution.
  const solutions = position.solutions - replayFrom.solutions;
  return steps >= 0 && steps <= MEMORY_STEPS && solutions <= steps + 1;
}

/** What all positions have, those to replay from included. */
interface SavedPosition {
  readonly steps: number;
  readonly solutions: number;
  readonly replayFrom?: unknown;
}

function isPosition(value: unknown): value is SavedPosition {
  if (!isRecord(value)) return false;
  const { path, isLeaf, steps, placements, deepest, ...numbers } = value;
  return (
    Array.isArray(path) &&
    path.every(isNatural) &&
    typeof isLeaf === 'boolean' &&
    isNatural(steps) &&
    isNatural(placements) &&
    isNatural(deepest) &&
    // Placements minus removes is the number of pieces on the board.
    2 * placements - steps === path.length &&
    path.length <= deepest &&
    deepest <= placements &&
    ['solutions', 'deadEnds', 'phase', 'tried', 'emitted'].every((name) => isNatural(numbers[name]))
  );
}

/** Parts as ranges: `5-64/64` for all from the fifth to the last of 64. */
function rangesOf(parts: readonly Part[]): string[] {
  const ranges: { from: number; to: number; of: number }[] = [];
  for (const { part, of } of parts.toSorted((a, b) => a.of - b.of || a.part - b.part)) {
    const last = ranges.at(-1);
    if (last?.of === of && last.to + 1 === part) last.to = part;
    else ranges.push({ from: part, to: part, of });
  }
  return ranges.map(({ from, to, of }) => `${from}-${to}/${of}`);
}

/** The parts in ranges; undefined for a malformed range or too many parts. */
function partsIn(ranges: unknown): Part[] | undefined {
  if (!Array.isArray(ranges)) return undefined;
  const parts: Part[] = [];
  for (const range of ranges) {
    const [, from, to, of] = /^(\d{1,15})-(\d{1,15})\/(\d{1,15})$/.exec(String(range)) ?? [];
    if (of === undefined) return undefined;
    const many = Number(to) - Number(from) + 1;
    if (Number(from) < 1 || Number(to) > Number(of) || many < 1) return undefined;
    if (parts.length + many > MOST_PARTS) return undefined;
    for (let i = 0; i < many; i++) parts.push({ part: Number(from) + i, of: Number(of) });
  }
  return parts;
}
