import { enumerate } from '../puzzle/pieces/sets.ts';
import { difficultyBy } from '../solve/effort/difficulty.ts';
import { quickSearch } from '../solve/effort/first.ts';
import { puzzleOf } from './puzzles.ts';
import { Draft } from './draft.ts';
import { type Requirements, difficultyOf } from './asked.ts';
import type { ExaminationReport, TellWork } from './workReport.ts';
import { lattices, type LatticeId } from '../puzzle/lattices/index.ts';
import type { Puzzle } from '../puzzle/types.ts';
import { compile, type Problem } from '../solve/problem.ts';
import { plainSearch, startSearch, type Search } from '../solve/search.ts';
import { END, type Step } from '../run/step.ts';
import { Shapes } from './shapes.ts';
import { borderPair, redivision } from './strategies/redivision.ts';

/** Requirements of a puzzle, and the most divisions to examine. */
export interface Goal {
  readonly requirements: Requirements;
  readonly most: number;
}

/**
 * Searches for a division that meets a goal, from the division that a plan leads to. As that is always the
 * same one, the search runs once, however many processes of the plan ask.
 */
export class GoalSearch {
  private readonly goal: Goal;
  private readonly tell: TellWork;
  private last: ExaminationReport | undefined;

  constructor(goal: Goal, tell: TellWork = () => {}) {
    this.goal = goal;
    this.tell = tell;
  }

  /** Cell → its block in a division that meets the goal; undefined if none was found. The draft stays. */
  target(draft: Draft): readonly number[] | undefined {
    this.last ??= this.seek(draft);
    const { outcome, owner } = this.last;
    return outcome === 'found' ? owner : undefined;
  }

  private seek(draft: Draft): ExaminationReport {
    const { requirements, most } = this.goal;
    const { frame, sizes } = draft.division;
    const copy = new Draft(frame, sizes, 0);
    copy.restore(draft.state());
    let report: ExaminationReport | undefined;
    for (const { examined, found } of examineDivisions(copy, requirements, '')) {
      const owner = [...copy.division.owner];
      if (examined > most) break;
      const outcome = found ? 'found' : 'open';
      const { placements } = found ?? {};
      report = { kind: 'examination', examined, most, owner, outcome, placements };
      this.tell(report);
    }
    if (report!.outcome === 'found') return report!;
    const vain: ExaminationReport = { ...report!, outcome: 'none' };
    this.tell(vain);
    return vain;
  }
}

/** The most divisions to examine by default. */
export const MOST_EXAMINED = 30_000;

/** The progress of the search for a puzzle. */
export interface Progress {
  readonly examined: number;
  /** The puzzle, once one meets the requirements. */
  readonly found?: Wanted | undefined;
}

interface Wanted {
  readonly puzzle: Puzzle;
  /** Placements of the plain search to its first solution; undefined if it finds none within its limit. */
  readonly placements: number | undefined;
}

/** The reason why no division meets the requirements. */
export interface TooFewShapes {
  readonly code: 'tooFewShapes';
  readonly size: number;
  readonly shapes: number;
  readonly blocks: number;
}

/** The search for a second solution, and its limit. */
const provingSearch: Search = { ...quickSearch, unique: true };
const PROOF: Until = { solutions: 2, placements: 100_000 };
/** The limit of the plain search for a first solution. */
const FIRST: Until = { solutions: 1, placements: 2_000_000 };
/** Steps of a search between two yields. */
const SLICE = 2 ** 12;

/** With fewer blocks, another way for two of them to lie may be the same solution turned or flipped. */
const FEWEST_JUDGED = 5;
/** The temperature at which more faults are accepted (Metropolis). */
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
 * Searches for a puzzle that meets requirements, from a division on. Again and again two neighbouring blocks
 * are joined and divided anew. A change is seldom kept if it makes more faults: equal blocks, and neighbours
 * that can lie in another way. Yields after each division, and now and then in between, so that the search
 * can be stopped. Ends once a puzzle is found, or if no other division is.
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

/** The limits of a search. */
interface Until {
  readonly solutions: number;
  readonly placements: number;
}

interface Searched extends Until {
  readonly isOver: boolean;
}

function* searched(
  problem: Problem,
  search: Search,
  until: Until,
  examined: number,
): Generator<Progress, Searched> {
  const solver = startSearch(problem, search, 'steps');
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
  /** Neighbouring blocks that can lie in another way, each pair as a number. */
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

  /** Whether the division is a new one without faults. */
  get isPromising(): boolean {
    return this.isNew && this.faults === 0;
  }

  private get faults(): number {
    return this.alike + this.loose.size;
  }

  /** Makes another division, and keeps it or not; false if there seems to be none. */
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
    // A division that was searched in vain is left in any case: puzzles close to it are much alike.
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

  /** The pairs that can lie in another way after some blocks changed, given those before. */
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
