import { restrict } from '../../solve/symmetry/hold.ts';
import { isAllowed } from '../../solve/symmetry/symmetry.ts';
import { coveredBy, type Problem } from '../../solve/problem.ts';
import type { Search } from '../../solve/search.ts';
import { fits, stateAfter } from '../../solve/state.ts';
import { listingOf } from './listing.ts';
import type { Explanation } from '../moment/explanation.ts';
import type { Situation } from '../moment/situation.ts';

/** A row of an exact cover matrix: a placement that the search may make. */
interface Option {
  readonly placement: number;
  readonly piece: number;
  /** The items that it covers, ascending: its cells, and its piece. */
  readonly items: readonly number[];
}

/** A puzzle as an exact cover: choose options so that they cover each item as often as it has to be. */
export interface Matrix {
  /** The number of items: all cells and, numbered after them, all pieces. */
  readonly items: number;
  /** By piece, in the order of placements. */
  readonly options: readonly Option[];
}

/** The matrix of a search, which leaves out what a held piece may not do. */
export function matrixOf(problem: Problem, search: Search): Matrix {
  const { cells, pieces, placements } = problem;
  const { held } = restrict(problem, search.unique, search.hold);
  const all = Array.from({ length: placements.count }, (_, placement): Option => {
    const piece = placements.piece[placement]!;
    return { placement, piece, items: [...coveredBy(problem, placement), cells.length + piece] };
  });
  const options = all.filter(({ placement, piece }) =>
    isAllowed(held, piece, placements.orientation[placement]!),
  );
  return { items: cells.length + pieces.length, options };
}

/** Whether an option can still be chosen, has been chosen, or covers something that is covered. */
export type OptionState = 'active' | 'selected' | 'gone';

/** The step of Algorithm X: it tries the options of an item, or covers or uncovers an item. */
export interface Choice {
  readonly item: number;
  readonly kind: 'chosen' | 'covered' | 'uncovered';
  /** The options of the item that were tried at this node. */
  readonly tried: readonly number[];
}

export interface MatrixNow {
  /** Item → whether it is covered: a piece as soon as no copy is left. */
  readonly isCovered: readonly boolean[];
  /** Item → its active options. */
  readonly ways: readonly number[];
  readonly states: readonly OptionState[];
  /** The item that is branched on; undefined where nothing is. */
  readonly item: number | undefined;
  /** Undefined if the search chooses no items, or none at this moment. */
  readonly choice: Choice | undefined;
}

/** The state of the matrix of a search at a moment. */
export function matrixAt(
  problem: Problem,
  search: Search,
  { items, options }: Matrix,
  situation: Situation,
  explanation: Explanation,
): MatrixNow {
  const { path, node } = situation;
  const state = stateAfter(problem, Int32Array.from(path));
  const selected = new Set(path);
  const ways = Array.from({ length: items }, () => 0);
  const states = options.map(({ placement, items: covered }): OptionState => {
    if (selected.has(placement)) return 'selected';
    if (!fits(state, placement)) return 'gone';
    for (const item of covered) ways[item]!++;
    return 'active';
  });
  const isCovered = [
    ...Array.from(state.open, (open) => open === 0),
    ...Array.from(state.left, (left) => left === 0),
  ];
  const isChosen = listingOf(search).id !== 'backtracking';
  return {
    isCovered,
    ways,
    states,
    item: node?.item,
    choice: isChosen ? choiceAt(situation, explanation) : undefined,
  };
}

/** The moments at which an item is branched on. */
const branching: readonly Explanation['kind'][] = ['next', 'again', 'stuck', 'exhausted', 'remove'];

function choiceAt({ node }: Situation, explanation: Explanation): Choice | undefined {
  if (explanation.kind === 'cover' || explanation.kind === 'uncover')
    return { item: explanation.item, kind: `${explanation.kind}ed`, tried: [] };
  if (!node || !branching.includes(explanation.kind)) return undefined;
  const tried = node.candidates.filter(({ state }) => state === 'tried');
  return { item: node.item, kind: 'chosen', tried: tried.map(({ placement }) => placement) };
}

/** The largest matrix that is shown as a whole, and the most options that are shown of a larger one. */
const MOST = { options: 96, items: 20 };

export const isSmall = ({ items, options }: Matrix): boolean =>
  options.length <= MOST.options && items <= MOST.items;

/** The first active options of the item branched on, by index, and the number of all other active ones. */
export function excerptOf(
  { options }: Matrix,
  { item, states }: MatrixNow,
): { readonly shown: readonly number[]; readonly others: number } {
  const active = [...options.keys()].filter((option) => states[option] === 'active');
  const branched = active.filter(
    (option) => item !== undefined && options[option]!.items.includes(item),
  );
  const shown = branched.slice(0, MOST.options);
  return { shown, others: active.length - shown.length };
}
