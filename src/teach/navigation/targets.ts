import type { SearchTarget, Side } from '../../run/process.ts';
import type { SearchMark } from '../../solve/played/searchProcess.ts';
import type { Detail } from '../../run/step.ts';
import { coveredBy, type Problem } from '../../solve/problem.ts';
import { idOf, IMAGE, kindOf, PLACE, PRUNE, REMOVE, SOLUTION } from '../../solve/step.ts';

/** The moment after every event of a kind, or after those whose number fits. */
const afterEach = (
  kind: number,
  fits = (_id: number): boolean => true,
  detail: Detail = 'steps',
): SearchTarget => ({
  detail,
  begin() {},
  at: (event) => (kindOf(event) === kind && fits(idOf(event)) ? 'after' : undefined),
});

export const solution: SearchTarget = afterEach(SOLUTION);

/** A rule proves that the open cells cannot be filled. */
const refusal: SearchTarget = afterEach(PRUNE, undefined, 'everything');

const placing = ({ placements }: Problem, piece: number): SearchTarget =>
  afterEach(PLACE, (placement) => placements.piece[placement] === piece);

function covering(problem: Problem, cell: number): SearchTarget {
  const covers = Array.from({ length: problem.placements.count }, (_, placement) =>
    coveredBy(problem, placement).includes(cell),
  );
  return afterEach(PLACE, (placement) => covers[placement]!);
}

/** A node without children is about to be left: any, or only dead ends. */
function leaves(isDeadEnd: boolean): SearchTarget {
  let isLeaf = false;
  return {
    detail: 'steps',
    begin(mark: unknown) {
      ({ isLeaf } = mark as SearchMark);
    },
    at(event) {
      const kind = kindOf(event);
      if (kind === PLACE) isLeaf = true;
      else if (isDeadEnd && (kind === SOLUTION || kind === IMAGE)) isLeaf = false;
      if (kind !== REMOVE || !isLeaf) return undefined;
      isLeaf = false;
      return 'before';
    },
  };
}

/** A node without children is about to be left: a dead end, or a full board. */
export const leaf = (): SearchTarget => leaves(false);

/**
 * The side on which a moment is shown at which a piece is placed as the last of so many, or taken back; undefined
 * where neither is meant.
 */
function level(sought: number, placed: Side | undefined, removed: Side | undefined): SearchTarget {
  let depth = 0;
  return {
    detail: 'steps',
    begin(mark: unknown) {
      depth = (mark as SearchMark).path.length;
    },
    at(event) {
      const kind = kindOf(event);
      if (kind === PLACE) return ++depth === sought ? placed : undefined;
      return kind === REMOVE && depth-- === sought ? removed : undefined;
    },
  };
}

/** A node with so many pieces on the board has just been entered. */
export const entering = (depth: number): SearchTarget => level(depth, 'after', undefined);

/** A node with so many pieces on the board is about to be left: all below it has been searched. */
export const leaving = (depth: number): SearchTarget => level(depth, undefined, 'before');

/** The last placement of a path of so many is about to be made, or has just been taken back. */
export const mistake = (depth: number): SearchTarget => level(depth, 'before', 'after');

/** A target that users choose: a kind, and for a cell or piece its number. */
export type NamedTarget =
  | { readonly kind: 'solution' | 'deadEnd' | 'refusal' }
  | { readonly kind: 'mistake' }
  | { readonly kind: 'cell' | 'piece'; readonly number: number };

export type TargetKind = NamedTarget['kind'];

/** A target that is known by itself: whether there is a mistake, and which one, has to be found out first. */
type KnownTarget = Exclude<NamedTarget, { kind: 'mistake' }>;

/** The target of a search in its events: a cell is covered, a piece is placed, a rule refuses, … */
export function searchTargetOf(problem: Problem, target: KnownTarget): SearchTarget {
  if (target.kind === 'cell') return covering(problem, target.number);
  if (target.kind === 'piece') return placing(problem, target.number);
  if (target.kind === 'refusal') return refusal;
  return target.kind === 'solution' ? solution : leaves(true);
}
