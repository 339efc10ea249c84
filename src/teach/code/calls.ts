import { origin } from '../../solve/position.ts';
import type { Problem } from '../../solve/problem.ts';
import { startSearch, type Search } from '../../solve/search.ts';
import type { Situation } from '../moment/situation.ts';
import { stateAfter } from '../../solve/state.ts';
import { listedIn, type Listing } from './listing.ts';
import type { Explanation } from '../moment/explanation.ts';

/**
 * A call of a search that waits for what comes of its placement: number `tried` of `listed` on its item, of which
 * `fitting` fit.
 */
export interface Call {
  /** The item that it branches on: a cell or, numbered after all cells, a piece. */
  readonly item: number;
  readonly placement: number;
  readonly tried: number;
  readonly listed: number;
  readonly fitting: number;
}

/** Finds the calls of a search that are under way in a situation, its stack, the first one first. */
export function callStack(
  problem: Problem,
  search: Search,
): (situation: Pick<Situation, 'path' | 'branches'>) => readonly Call[] {
  const solver = startSearch(problem, search, 'steps');
  /** The calls looked at last; those of the placements that are still there are known. */
  let known: readonly Call[] = [];
  return ({ path, branches }) => {
    let same = 0;
    while (same < path.length && known[same]?.placement === path[same]) same++;
    if (same < path.length) solver.restore({ ...origin, path });
    known = path.map((placement, level) => {
      // The item of a call depends on the placements before it alone.
      const item = level < same ? known[level]!.item : solver.inspect(level)!.item;
      return { item, placement, ...branches[level]! };
    });
    return known;
  };
}

/** The values of a listing's variables at a moment, in the call of the current line. */
interface Variables {
  readonly depth: number;
  /** The item that is branched on, once it has been chosen. */
  readonly item: number | undefined;
  /** The placement at hand, if there is one: number `tried` of `listed`, of which `fitting` fit. */
  readonly placement: number | undefined;
  readonly tried: number | undefined;
  readonly listed: number | undefined;
  readonly fitting: number | undefined;
  /** The pieces of which copies are left. */
  readonly left: readonly number[];
}

/** The moments that belong to the call that has made the last placement. */
const ofLastCall: readonly Explanation['kind'][] = ['place', 'cover', 'uncover', 'refused'];

export function variablesOf(
  problem: Problem,
  { id }: Pick<Listing, 'id'>,
  { path, node }: Pick<Situation, 'path' | 'node'>,
  explanation: Explanation,
  calls: readonly Call[],
): Variables {
  const { left } = stateAfter(problem, Int32Array.from(path));
  const common = {
    depth: path.length,
    left: [...problem.pieces.keys()].filter((piece) => left[piece]! > 0),
    item: undefined,
    placement: undefined,
    tried: undefined,
    listed: undefined,
    fitting: undefined,
  };
  if (ofLastCall.includes(explanation.kind)) return { ...common, ...calls.at(-1) };
  if (!node) return common;
  const { item } = node;
  if (explanation.kind !== 'try' && explanation.kind !== 'remove') return { ...common, item };
  const { placement } = explanation;
  const listed = listedIn({ id }, node);
  const tried = listed.findIndex((one) => one.placement === placement) + 1;
  const fitting = listed.filter(({ state }) => state !== 'ruled-out').length;
  return { ...common, item, placement, tried, listed: listed.length, fitting };
}
