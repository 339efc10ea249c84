import type { SearchTarget as Landmark, Side } from '../run/searchTarget.ts';
import type { Detail } from '../run/step.ts';
import { coveredBy, type Problem } from '../solve/problem.ts';
import type { SearchMark } from '../solve/played/searchProcess.ts';
import { idOf, IMAGE, kindOf, PLACE, PRUNE, REMOVE, SOLUTION, type Step } from '../solve/step.ts';

/** The moment after every event of a kind, or after some of them. */
function afterEach(kind: number, holds = (_id: number): boolean => true, detail: Detail = 'steps') {
  return {
    detail,
    begin() {},
    at: (event: Step): Side | undefined =>
      kindOf(event) === kind && holds(idOf(event)) ? 'after' : undefined,
  } satisfies Landmark;
}

/** A solution. */
export const solution: Landmark = afterEach(SOLUTION);

/** A rule proves that what is open cannot be filled. */
const refusal: Landmark = afterEach(PRUNE, undefined, 'everything');

/** A piece is placed. */
const placing = ({ placements }: Problem, piece: number): Landmark =>
  afterEach(PLACE, (placement) => placements.piece[placement] === piece);

/** A cell is covered. */
function covering(problem: Problem, cell: number): Landmark {
  const covers = Array.from({ length: problem.placements.count }, (_, placement) =>
    coveredBy(problem, placement).includes(cell),
  );
  return afterEach(PLACE, (placement) => covers[placement]!);
}

/** A node without children is about to be left; of all, or of dead ends alone. */
class Leaves implements Landmark {
  readonly detail = 'steps';
  private readonly isDeadEnd: boolean;
  private isLeaf = false;

  constructor(isDeadEnd: boolean) {
    this.isDeadEnd = isDeadEnd;
  }

  begin(mark: unknown): void {
    this.isLeaf = (mark as SearchMark).isLeaf;
  }

  at(event: Step): Side | undefined {
    const kind = kindOf(event);
    if (kind === PLACE) this.isLeaf = true;
    else if (this.isDeadEnd && (kind === SOLUTION || kind === IMAGE)) this.isLeaf = false;
    if (kind !== REMOVE || !this.isLeaf) return undefined;
    this.isLeaf = false;
    return 'before';
  }
}

/** A node without children is about to be left: a dead end, or a full board. */
export const leaf = (): Landmark => new Leaves(false);

const deadEnd = (): Landmark => new Leaves(true);

/** The level of the path changes: it comes to a depth, or is about to be left from it. */
class Levels implements Landmark {
  readonly detail = 'steps';
  private readonly side: Side;
  private readonly sought: number;
  private depth = 0;

  constructor(side: Side, depth: number) {
    this.side = side;
    this.sought = depth;
  }

  begin(mark: unknown): void {
    this.depth = (mark as SearchMark).path.length;
  }

  at(event: Step): Side | undefined {
    const kind = kindOf(event);
    const isLeft = kind === REMOVE && this.depth === this.sought;
    if (kind === PLACE) this.depth++;
    else if (kind === REMOVE) this.depth--;
    const isEntered = kind === PLACE && this.depth === this.sought;
    return (this.side === 'before' ? isLeft : isEntered) ? this.side : undefined;
  }
}

/** A node with so many pieces on the board has just been entered. */
export const entering = (depth: number): Landmark => new Levels('after', depth);

/** A node with so many pieces on the board is about to be left: all below it has been searched. */
export const leaving = (depth: number): Landmark => new Levels('before', depth);

/** What one may want to go to. */
export type Goal =
  | { readonly kind: 'solution' | 'deadEnd' | 'refusal' }
  | { readonly kind: 'cell' | 'piece'; readonly number: number };

export type GoalKind = Goal['kind'];

/** The landmark of a goal: a cell that is covered, a piece that is placed, a rule that fires, … */
export function landmarkOf(problem: Problem, goal: Goal): Landmark {
  if (goal.kind === 'cell') return covering(problem, goal.number);
  if (goal.kind === 'piece') return placing(problem, goal.number);
  if (goal.kind === 'refusal') return refusal;
  return goal.kind === 'solution' ? solution : deadEnd();
}
