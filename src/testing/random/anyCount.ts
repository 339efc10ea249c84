import fc from 'fast-check';
import { lattices } from '../../puzzle/lattices/index.ts';
import { orientations } from '../../puzzle/orient.ts';
import type { Puzzle } from '../../puzzle/types.ts';
import { anyPuzzle } from './anyPuzzle.ts';
import { bruteForce, countClasses, holding, type Lying } from '../bruteForce.ts';
import { holdIssue, orientationsOf } from '../../solve/symmetry/hold.ts';
import { CountQueue } from '../../count/queue.ts';
import { packed, unpacked } from '../../count/saved.ts';
import { divide, shareOf, type Share } from '../../count/share.ts';
import { TaskRunner, type CountTask, type TaskLimits } from '../../count/task.ts';
import { orders, type OrderId } from '../../solve/orders/index.ts';
import { compile, type Problem } from '../../solve/problem.ts';
import { LARGEST_SEED } from '../../solve/random.ts';
import { rules, type RuleId } from '../../solve/rules/index.ts';
import { seal, unseal } from '../../solve/saved/seal.ts';
import { startSearch, type Search } from '../../solve/search.ts';
import { solvers, type SolverId } from '../../solve/solvers/index.ts';
import { END } from '../../solve/step.ts';

/** An interruption: the count is saved and resumed, or its workers are killed and replaced. */
interface Break {
  readonly rounds: number;
  readonly isSaved: boolean;
}

/** A way to count all solutions of a puzzle: the search, the numbers of workers, and interruptions. */
export interface Way {
  /** Null for the fastest count. */
  readonly search: Search | null;
  readonly unique: boolean;
  /** The number of machines, with a shard each. */
  readonly shards: number;
  /** The number of workers of a machine. They take turns. */
  readonly workers: number;
  /** The number of tasks that a shard is divided into; null for the number that the program chooses. */
  readonly tasks: number | null;
  readonly limits: TaskLimits;
  /** Bytes for states in each stretch between breaks, in turn; the last is for the final stretch. */
  readonly memories: readonly number[];
  /** Interruptions, each after a number of rounds; then the count runs to its end. */
  readonly breaks: readonly Break[];
}

const keysOf = <Key extends string>(record: Readonly<Record<Key, unknown>>): Key[] =>
  Object.keys(record) as Key[];

/** A random choice of a piece to hold, and perhaps of its orientation. */
interface AnyHold {
  readonly piece: number;
  readonly orientation: number | null;
}

/** A random search, before its puzzle is known. */
type AnySearch = Omit<Search, 'unique' | 'hold'> & { readonly hold: AnyHold | null };

const anySearch: fc.Arbitrary<AnySearch> = fc.record({
  solver: fc.constantFrom<SolverId>(...keysOf(solvers)),
  order: fc.constantFrom<OrderId>(...keysOf(orders)),
  pieces: fc.oneof(
    fc.constantFrom('given' as const, 'random' as const, 'hardest' as const),
    // The names that `anyPuzzle` gives.
    fc.shuffledSubarray(['P0', 'P1', 'P2', 'P3'], { minLength: 1 }),
  ),
  rules: fc.shuffledSubarray<RuleId>(keysOf(rules)),
  seed: fc.nat({ max: LARGEST_SEED }),
  hold: fc.option(fc.record({ piece: fc.nat(), orientation: fc.option(fc.nat(), { freq: 5 }) }), {
    freq: 5,
  }),
});

/** The chosen piece to hold, as the command takes it; '' if it cannot be held. */
function holdIn(problem: Problem, unique: boolean, asked: AnyHold | null): string {
  if (!asked) return '';
  const { pieces, puzzle } = problem;
  const piece = pieces[asked.piece % pieces.length]!;
  const all = orientationsOf(puzzle, piece);
  const number = asked.orientation === null ? '' : `:${1 + (asked.orientation % all)}`;
  const hold = piece.name + number;
  return holdIssue(problem, unique, hold) ? '' : hold;
}

/** Any way to count. More than half are searches, in which more can go wrong. */
const anyWay = fc.record({
  search: fc.option(anySearch, { freq: 3 }),
  unique: fc.boolean(),
  shards: fc.constantFrom(1, 1, 2, 3, 5),
  workers: fc.integer({ min: 1, max: 4 }),
  tasks: fc.oneof(
    { weight: 9, arbitrary: fc.integer({ min: 1, max: 7 }) },
    { weight: 1, arbitrary: fc.constant(null) },
  ),
  limits: fc.record({
    steps: fc.constantFrom(1, 10, 100, 1000),
    states: fc.constant(1),
    // Small boards have few states.
    sharedStates: fc.constantFrom(1, 20, 100, 300),
    meetAt: fc.option(fc.double({ min: 0, max: 1, noNaN: true }), { nil: undefined }),
  }),
  memories: fc.array(fc.constantFrom(1, 1000, 4000, 300_000), { minLength: 1, maxLength: 4 }),
  breaks: fc.array(fc.record({ rounds: fc.nat(20), isSaved: fc.boolean() }), { maxLength: 3 }),
});

/** A puzzle, and some ways to count it. */
export const anyCounts = fc
  .record({
    puzzle: fc.oneof(anyPuzzle(12), anyPuzzle(16)),
    ways: fc.array(anyWay, { minLength: 1, maxLength: 16, size: 'max' }),
  })
  .map(({ puzzle, ways }) => {
    const problem = compile(puzzle);
    const isKnown = (name: string) => puzzle.pieces.some((piece) => piece.name === name);
    // Only names of existing pieces, so that the command accepts them.
    const known = (pieces: Search['pieces']): Search['pieces'] => {
      const names = typeof pieces === 'string' ? [] : pieces.filter(isKnown);
      return typeof pieces === 'string' ? pieces : names.length > 0 ? names : 'given';
    };
    const fitted = (search: AnySearch, unique: boolean): Search => {
      const hold = holdIn(problem, unique, search.hold);
      return { ...search, unique, hold, pieces: known(search.pieces) };
    };
    return {
      puzzle,
      ways: ways.map((way): Way => ({
        ...way,
        search: way.search && fitted(way.search, way.unique),
      })),
    };
  });

/** The result of a count. */
interface Sums {
  /** Solutions times `divisor`. */
  readonly weighted: bigint;
  readonly divisor: bigint;
  /** Null if they are not known. */
  readonly placements: bigint | null;
  /** Whether it was counted in several tasks. */
  readonly isDivided: boolean;
}

/** Data as another process receives it. */
const sent = <Data>(data: Data): Data => JSON.parse(JSON.stringify(data)) as Data;

/** Counts all shards of a problem, and adds them up. */
function countIn(problem: Problem, way: Way): Sums {
  const { memories, limits, workers, shards } = way;
  const runners = (limits: TaskLimits, memory: number) =>
    Array.from({ length: workers }, () => new TaskRunner(problem, { ...way, memory }, limits));
  let weighted = 0n;
  let divisor = 1n;
  let placements: bigint | null = 0n;
  let isDivided = shards > 1;
  for (let part = 1; part <= shards; part++) {
    const share = shareOf(part, shards);
    let queue = begun(way, share);
    isDivided ||= queue.open > 1;
    for (const [i, { rounds, isSaved }] of way.breaks.entries()) {
      const memory = memories[i % memories.length]!;
      const taken = work(queue, runners(limits, memory), rounds);
      if (isSaved) queue = savedAndRead(queue, way, share).redivided(workers);
      else for (const task of taken) queue.giveBack(task);
      isDivided ||= queue.open > 1;
    }
    work(
      queue,
      runners({ ...limits, steps: Infinity, states: Infinity }, memories.at(-1)!),
      Infinity,
    );
    const { sums } = queue;
    weighted += sums.weighted;
    ({ divisor } = sums);
    if (sums.placements === null) placements = null;
    else if (placements !== null) placements += sums.placements;
  }
  return { weighted, divisor, placements, isDivided };
}

/** Whether a rule of the search has memory. */
const hasMemory = ({ search }: Way): boolean => search?.rules.includes('repeats') ?? false;

/** A queue after it was saved in a file and read again. */
function savedAndRead(queue: CountQueue, way: Way, share: Share): CountQueue {
  const text = seal(packed(queue.saved()));
  return new CountQueue(share, unpacked(unseal(text), way.search, share)!, hasMemory(way));
}

/** A shard before any of it is counted. */
function begun(way: Way, share: Share): CountQueue {
  const { search, workers, tasks } = way;
  if (tasks === null) return CountQueue.begin({ search }, share, workers, hasMemory(way));
  const open = divide(share, tasks);
  const placements = search ? 0 : null;
  const saved = { weighted: 0, divisor: 1, placements, done: [], open };
  return new CountQueue(share, saved, hasMemory(way));
}

/** Counts for some rounds, in each of which every worker runs a slice; returns the tasks under way. */
function work(
  queue: CountQueue,
  runners: readonly TaskRunner[],
  rounds: number,
): Iterable<CountTask> {
  const at = new Map<TaskRunner, CountTask>();
  for (let round = 0; round < rounds && !queue.done; round++) {
    for (const runner of runners) {
      let task = at.get(runner);
      if (!task) {
        task = queue.take();
        if (!task) continue;
        runner.begin(sent(task));
        at.set(runner, task);
      }
      runner.runSlice();
      const report = sent(runner.report());
      queue.receive(task, report);
      if (report.done) at.delete(runner);
    }
  }
  return at.values();
}

/** The results that every way to count a puzzle must have. */
export class Truth {
  readonly problem: Problem;
  private readonly puzzle: Puzzle;
  private readonly solutions: readonly string[];
  /** Numbers of solutions already computed, by question. */
  private readonly counts = new Map<string, number>();

  constructor(puzzle: Puzzle) {
    this.puzzle = puzzle;
    this.problem = compile(puzzle);
    this.solutions = bruteForce(puzzle).solutions;
  }

  /** The number of solutions by brute force, with the restrictions of a search. */
  count({ unique, search }: Pick<Way, 'unique' | 'search'>): number {
    const [, name, number] = /^(.+):(\d+)$/.exec(search?.hold ?? '') ?? [];
    const asked = `${unique} ${name} ${number}`;
    let count = this.counts.get(asked);
    if (count === undefined) {
      const held = name === undefined ? undefined : this.lying(name, Number(number));
      const solutions = held ? holding(this.puzzle, this.solutions, held) : this.solutions;
      count = unique ? countClasses(this.puzzle, solutions, held) : solutions.length;
      this.counts.set(asked, count);
    }
    return count;
  }

  /** A piece in one of its orientations, numbered from 1. */
  private lying(name: string, number: number): Lying {
    const { cells, freedom } = this.puzzle.pieces.find((piece) => piece.name === name)!;
    return {
      name,
      cells: orientations(lattices[this.puzzle.lattice], cells, freedom)[number - 1]!,
    };
  }

  /** The fault of a count's result; undefined if it is right. */
  wrong(way: Way): string | undefined {
    const { weighted, divisor, placements, isDivided } = countIn(this.problem, way);
    const expected = this.count(way);
    if (weighted !== BigInt(expected) * divisor)
      return `counted ${weighted}/${divisor} of ${expected} solutions`;
    const isKnown = way.search !== null && !(isDivided && hasMemory(way));
    if (isKnown !== (placements !== null)) return `placements are ${placements ?? 'unknown'}`;
    if (!way.search || placements === null) return undefined;
    const solver = startSearch(this.problem, way.search, 'steps');
    while (solver.step() !== END);
    if (placements === BigInt(solver.placements)) return undefined;
    return `counted ${placements} of ${solver.placements} placements`;
  }
}
