import { enumerate } from '../puzzle/pieces/sets.ts';
import { lattices, type LatticeId } from '../puzzle/lattices/index.ts';
import type { Puzzle } from '../puzzle/types.ts';
import { difficultyBy } from '../solve/effort/difficulty.ts';
import { quickSearch } from '../solve/effort/first.ts';
import { compile, type Problem } from '../solve/problem.ts';
import { plainSearch, startSearch, type Search } from '../solve/search.ts';
import { END, type Step } from '../run/step.ts';
import type { Draft } from './draft.ts';
import { puzzleOf } from './puzzleOf.ts';
import { difficultyOf, type Requirements } from './requirements.ts';
import { Shapes } from './shapes.ts';
import { borderPair, redivision } from './strategies/redivision.ts';

/** How many divisions are examined if nothing else is said. */
export const MOST_EXAMINED = 30_000;

/** How far the search for a puzzle is. */
export interface Progress {
  /** How many divisions have been examined. */
  readonly examined: number;
  /** The puzzle, once there is one as wanted. */
  readonly found?: Wanted | undefined;
}

interface Wanted {
  readonly puzzle: Puzzle;
  /** What the plain search needs to its first solution; undefined if that is more than it is given. */
  readonly placements: number | undefined;
}

/** Why no division can be as wanted. */
export interface TooFewShapes {
  readonly code: 'tooFewShapes';
  readonly size: number;
  readonly shapes: number;
  readonly blocks: number;
}

/** How a puzzle is searched for a second solution, and how long at most. */
const provingSearch: Search = { ...quickSearch, unique: true };
const PROOF: Until = { solutions: 2, placements: 100_000 };
/** How long the plain search looks for a first solution. */
const FIRST: Until = { solutions: 1, placements: 2_000_000 };
/** Steps of a search between two yields. */
const SLICE = 2 ** 12;

/** With fewer blocks, another way for two of them to lie may be the same solution turned or flipped. */
const FEWEST_JUDGED = 5;
/** How readily more faults are accepted (Metropolis). */
const TEMPERATURE = 0.25;
/** Redivisions in a row without a change, after which there is taken to be none. */
const MOST_IDLE = 1000;

/** Whether there are as many different shapes as blocks of each size. */
export function shapesIssue(
  lattice: LatticeId,
  sizes: readonly number[],
): TooFewShapes | undefined {
  for (const size of new Set(sizes)) {
    const blocks = sizes.filter((other) => other === size).length;
    // There are at least as many shapes of a size as of a smaller one.
    let shapes = 0;
    for (let cells = 1; cells <= size && shapes < blocks; cells++)
      shapes = enumerate(lattices[lattice], cells).length;
    if (shapes < blocks) return { code: 'tooFewShapes', size, shapes, blocks };
  }
  return undefined;
}

/**
 * Looks for a puzzle as wanted, from a division on: again and again two neighbouring blocks are joined and divided anew,
 * which is seldom kept if then more blocks are alike, or can lie otherwise beside a neighbour, than before. Yields after
 * each division, and now and then in between, so that it can be stopped. Ends once a puzzle is found, or if no
 * other division is.
 *
 * @param draft a finished division, which is changed
 */
export function* examineDivisions(
  draft: Draft,
  requirements: Requirements,
  title: string,
): Generator<Progress, void> {
  const course = new Redividing(draft, requirements);
  let examined = 0;
  do {
    examined++;
    const found = course.isPromising
      ? yield* judged(puzzleOf(draft.division, title), requirements, examined)
      : undefined;
    yield { examined, found };
    if (found) return;
  } while (course.redivide());
}

/** The puzzle, if it is as wanted. */
function* judged(
  puzzle: Puzzle,
  { isUnique, difficulty }: Requirements,
  examined: number,
): Generator<Progress, Wanted | undefined> {
  const problem = compile(puzzle);
  if (isUnique) {
    const { solutions, isOver } = yield* searched(problem, provingSearch, PROOF, examined);
    if (solutions !== 1 || !isOver) return undefined;
  }
  const { solutions, placements } = yield* searched(problem, plainSearch, FIRST, examined);
  const isSolved = solutions > 0;
  if (difficulty && !(isSolved && difficultyBy(placements) === difficultyOf[difficulty]))
    return undefined;
  return { puzzle, placements: isSolved ? placements : undefined };
}

/** When a search is stopped. */
interface Until {
  readonly solutions: number;
  readonly placements: number;
}

interface Searched extends Until {
  /** Whether all solutions were found. */
  readonly isOver: boolean;
}

function* searched(
  problem: Problem,
  search: Search,
  until: Until,
  examined: number,
): Generator<Progress, Searched> {
  const solver = startSearch(problem, search, 'placements');
  let isOver = false;
  for (let i = 1; !isOver; i++) {
    isOver = solver.step() === END;
    if (solver.solutions >= until.solutions || solver.placements >= until.placements) break;
    if (i % SLICE === 0) yield { examined };
  }
  return { solutions: solver.solutions, placements: solver.placements, isOver };
}

/** Goes from a division to the next one, by dividing two neighbouring blocks anew. */
class Redividing {
  private readonly draft: Draft;
  private readonly requirements: Requirements;
  private readonly shapes: Shapes;
  private alike: number;
  /** Neighbouring blocks that can lie otherwise, each pair as a number. */
  private loose: ReadonlySet<number>;
  /** Whether the last redivision was kept. */
  private isNew = true;

  constructor(draft: Draft, requirements: Requirements) {
    const { sizes } = draft.division;
    this.draft = draft;
    this.requirements = requirements;
    this.shapes = new Shapes(draft.division);
    this.alike = this.countAlike();
    this.loose = this.looseAfter([...sizes.keys()], new Set());
  }

  /** Whether the division is another one than before, and nothing rules out that it is as wanted. */
  get isPromising(): boolean {
    return this.isNew && this.faults === 0;
  }

  private get faults(): number {
    return this.alike + this.loose.size;
  }

  /** Looks at another division, and moves on to it or not; false if there seems to be none. */
  redivide(): boolean {
    const { division, random } = this.draft;
    for (let idle = 0; idle < MOST_IDLE; idle++) {
      const pair = borderPair(division, random);
      if (!pair) return false;
      const blocks = pair.map((cell) => division.owner[cell]!);
      const swaps = redivision(division, ...pair, random);
      if (swaps.length === 0) continue;
      this.change(swaps, blocks);
      return true;
    }
    return false;
  }

  private change(swaps: readonly Step[], blocks: readonly number[]): void {
    const { division, random } = this.draft;
    const { alike, loose } = this;
    const before = this.faults;
    // Having been searched in vain, it is left in any case: puzzles close to it are much alike.
    const isLeft = this.isPromising;
    for (const swap of swaps) division.apply(swap);
    this.alike = this.countAlike();
    this.loose = this.looseAfter(blocks, loose);
    this.isNew = isLeft || random.fraction() < Math.exp((before - this.faults) / TEMPERATURE);
    if (this.isNew) return;
    for (const swap of swaps.toReversed()) division.apply(swap);
    this.alike = alike;
    this.loose = loose;
  }

  private countAlike(): number {
    return this.requirements.isDifferent ? this.shapes.alike() : 0;
  }

  /** The pairs that can lie otherwise once some blocks have changed, from those before. */
  private looseAfter(changed: readonly number[], before: ReadonlySet<number>): Set<number> {
    const { sizes, frame, owner } = this.draft.division;
    const count = sizes.length;
    if (!this.requirements.isUnique || count < FEWEST_JUDGED) return new Set();
    const isChanged = (block: number): boolean => changed.includes(block);
    const pairs = new Set<number>();
    for (let cell = 0; cell < frame.count; cell++)
      for (let i = frame.start[cell]!; i < frame.start[cell + 1]!; i++) {
        const [a, b] = [owner[cell]!, owner[frame.neighbours[i]!]!];
        if (a < b) pairs.add(a * count + b);
      }
    return new Set(
      [...pairs].filter((pair) => {
        const [a, b] = [Math.floor(pair / count), pair % count];
        return isChanged(a) || isChanged(b) ? this.shapes.canLieOtherwise(a, b) : before.has(pair);
      }),
    );
  }
}
