import { MEMORY_STEPS } from '../solve/solvers/solver.ts';
import type { Search } from '../solve/search.ts';
import { isAmount, isNatural, isRecord, isWrittenInteger } from '../solve/saved/validate.ts';
import { makeUp, type SavedTasks } from './queue.ts';
import { UNITS, type Share } from './share.ts';
import type { CountTask } from './task.ts';

/** The most tasks of a count that are accepted. */
const MOST_TASKS = 100_000;
/** The most frames accepted within each other: each has an eighth of the states of the one before. */
const MOST_FRAMES = 1000;

/**
 * Packs a saved count for a file; `unpacked` reads it back. Shares are written as their edges, `from-to`:
 * those that are done as one where they are adjacent; untouched ones as a chain, `from-to-to`, where each
 * begins at the end of the one before.
 */
export function packed({ weighted, divisor, placements, done, open }: SavedTasks): object {
  return {
    weighted,
    divisor,
    placements,
    done: chains(done.toSorted((a, b) => a.from - b.from)).map(
      (edges) => `${edges[0]}-${edges.at(-1)}`,
    ),
    open: open.filter(({ state }) => state),
    untouched: chains(open.filter(({ state }) => !state)).map((edges) => edges.join('-')),
  };
}

/**
 * Reads a packed share of a count: the steps of `search`, or the fastest count if that is null.
 * Undefined unless the tasks make up exactly the share and all numbers are plausible; whether the
 * states belong to the puzzle is only seen on resuming them.
 */
export function unpacked(
  value: unknown,
  search: Search | null,
  share: Share,
): SavedTasks | undefined {
  if (!isRecord(value)) return undefined;
  const { weighted, divisor, placements } = value;
  const done = sharesIn(value.done);
  const untouched = sharesIn(value.untouched);
  if (!done || !untouched || !isWrittenInteger(weighted)) return undefined;
  if (!isNatural(divisor) || divisor < 1) return undefined;
  if (placements !== null && !(search && isWrittenInteger(placements))) return undefined;
  if (done.length === 0 && (weighted !== 0 || (placements ?? 0) !== 0)) return undefined;
  if (!Array.isArray(value.open) || !value.open.every((task) => isBegun(task, search)))
    return undefined;
  const open = [...value.open, ...untouched];
  return makeUp(share, [...done, ...open])
    ? { weighted, divisor, placements, done, open }
    : undefined;
}

function isBegun(value: unknown, search: Search | null): value is CountTask {
  if (!isRecord(value)) return false;
  const { from, to, state, progress = 0 } = value;
  if (!isNatural(from) || !isNatural(to) || to > UNITS) return false;
  if (!isAmount(progress) || progress > 1) return false;
  if (!isRecord(state)) return false;
  return search ? isSearchState(state) : isCountState(state);
}

function isCountState({
  term,
  frames,
  meeting,
  weighted,
}: Readonly<Record<string, unknown>>): boolean {
  return (
    isNatural(term) &&
    (meeting === undefined ||
      (isRecord(meeting) && isNatural(meeting.cell) && isAmount(meeting.bytes))) &&
    isWrittenInteger(weighted) &&
    Array.isArray(frames) &&
    frames.length <= MOST_FRAMES &&
    frames.every(
      (frame) =>
        isRecord(frame) &&
        isAmount(frame.memory) &&
        isNatural(frame.from) &&
        isNatural(frame.to) &&
        frame.from < frame.to,
    )
  );
}

function isSearchState(state: Readonly<Record<string, unknown>>): boolean {
  const { solutions, placements, nodes, position } = state;
  if (!isNatural(solutions) || !isNatural(placements) || !isNatural(nodes)) return false;
  if (!isPosition(position)) return false;
  const { replayFrom } = position;
  if (replayFrom === undefined) return true;
  // That position is restored directly.
  if (!isPosition(replayFrom) || replayFrom.replayFrom !== undefined) return false;
  const steps = position.steps - replayFrom.steps;
  // The last placement before the reset may have completed a solution.
  const found = position.solutions - replayFrom.solutions;
  return steps >= 0 && steps <= MEMORY_STEPS && found <= steps + 1;
}

/** The parts that all positions have, those to replay from included. */
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

/** The edges of shares, chained where one begins at the end of the one before. */
function chains(shares: readonly Share[]): number[][] {
  const found: number[][] = [];
  for (const { from, to } of shares) {
    const last = found.at(-1);
    if (last?.at(-1) === from) last.push(to);
    else found.push([from, to]);
  }
  return found;
}

/** The shares in a list of chains; undefined if one of them is malformed or they are too many. */
function sharesIn(list: unknown): Share[] | undefined {
  if (!Array.isArray(list)) return undefined;
  const shares: Share[] = [];
  for (const chain of list) {
    if (!/^\d{1,10}(-\d{1,10})+$/.test(String(chain))) return undefined;
    const [first, ...rest] = String(chain).split('-').map(Number);
    let from = first!;
    for (const to of rest) {
      shares.push({ from, to });
      from = to;
    }
    if (shares.length > MOST_TASKS) return undefined;
  }
  return shares;
}
