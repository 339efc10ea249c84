import { orders, type OrderId } from './orders/index.ts';
import { pieceSequence, type PieceOrder, unknownNames } from './orders/pieceOrder.ts';
import type { Problem } from './problem.ts';
import { rules, type RuleId } from './rules/index.ts';
import { solvers, type Solver, type SolverId } from './solvers/index.ts';
import type { SolverDetail } from './solvers/solver.ts';
import { holdIssue } from './symmetry/hold.ts';

/** A search by the names of its parts, which determine its steps completely. */
export interface Search {
  readonly solver: SolverId;
  readonly order: OrderId;
  readonly pieces: PieceOrder;
  /** The rules checked after each placement, in this order. */
  readonly rules: readonly RuleId[];
  /** Whether solutions that are images of each other count once. */
  readonly unique: boolean;
  /** The piece held for unique solutions, or `name:number` for a fixed one; '' to choose automatically. */
  readonly hold: string;
  /** The seed of everything random, from 0 to LARGEST_SEED. */
  readonly seed: number;
}

/** The default search: plain backtracking along the board's shorter side. */
export const plainSearch: Search = {
  solver: 'backtrack',
  order: 'short-side',
  pieces: 'given',
  rules: [],
  unique: false,
  hold: '',
  seed: 0,
};

type Part = Search[keyof Search];

const isSame = (one: Part, other: Part): boolean =>
  typeof one === 'object' && typeof other === 'object'
    ? one.length === other.length && one.every((name, at) => name === other[at])
    : one === other;

/** Whether two searches have the same parts. */
export const isSameSearch = (one: Search, other: Search): boolean =>
  (Object.keys(plainSearch) as (keyof Search)[]).every((part) => isSame(one[part], other[part]));

/** The parts of a search that are not those of the plain one. */
export function partsBeyondPlain(search: Search): Partial<Search> {
  const plain: Readonly<Record<string, Part>> = { ...plainSearch };
  return Object.fromEntries(
    Object.entries<Part>({ ...search }).filter(([name, part]) => !isSame(part, plain[name]!)),
  );
}

/** Whether a search depends on its seed. */
export const isLeftToChance = ({ order, pieces }: Search): boolean =>
  order === 'random' || pieces === 'random' || pieces === 'hardest';

/** Whether a search always branches on an item with the fewest candidates left. */
export const takesFewest = ({ solver, order }: Search): boolean =>
  solver === 'dlx' || order === 'fewest';

/** Whether the order of a search only breaks ties between cells with equally few candidates. */
export const ordersTiesAlone = ({ solver }: Search): boolean => solver === 'dlx';

export function startSearch(problem: Problem, search: Search, detail: SolverDetail): Solver {
  return solvers[search.solver](problem, {
    order: orders[search.order],
    pieces: pieceSequence(problem, search.pieces, search.seed),
    rules: search.rules.map((id) => rules[id]),
    unique: search.unique,
    hold: search.hold,
    seed: search.seed,
    detail,
  });
}

/** The parts of a search that can be left to a puzzle's recipe. */
export const choosable = ['solver', 'order', 'pieces', 'rules', 'seed', 'hold'] as const;

type Choosable = Pick<Search, (typeof choosable)[number]>;

/** The puzzle's recipe, or these parts with the others as in `plainSearch`. */
export type SearchChoice = 'recipe' | Partial<Choosable>;

/** The choice of the given parts; the recipe if none is given. */
export function choiceOf(named: Partial<Record<keyof Choosable, unknown>>): SearchChoice {
  const parts = choosable.filter((part) => named[part] !== undefined);
  if (parts.length === 0) return 'recipe';
  return Object.fromEntries(parts.map((part) => [part, named[part]]));
}

/** Resolves a choice for a puzzle. */
export function chosenSearch(choice: SearchChoice, unique: boolean, recipe: () => Search): Search {
  const search = choice === 'recipe' ? recipe() : { ...plainSearch, ...choice };
  return { ...search, unique };
}

/** A search as carried out on a puzzle: without unknown piece names, and without an impossible hold. */
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
