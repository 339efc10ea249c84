import fc from 'fast-check';
import { lattices } from '../puzzle/lattices/index.ts';
import { orientations } from '../puzzle/orient.ts';
import type { Puzzle } from '../puzzle/types.ts';
import { anyPuzzle } from './anyPuzzle.ts';
import { bruteForce, countClasses, holding, type Lying } from './bruteForce.ts';
import { holdIssue, orientationsOf } from '../solve/hold.ts';
import { Ledger } from '../solve/ledger.ts';
import { orders, type OrderId } from '../solve/orders/index.ts';
import { compile, type Problem } from '../solve/problem.ts';
import { LARGEST_SEED } from '../solve/random.ts';
import { rules, type RuleId } from '../solve/rules/index.ts';
import { packed, unpacked } from '../solve/saved.ts';
import { seal, unseal } from '../solve/seal.ts';
import { startSearch, type Search } from '../solve/search.ts';
import type { Part } from '../solve/shard.ts';
import { solvers, type SolverId } from '../solve/solvers/index.ts';
import { END } from '../solve/step.ts';
import { StrandCounter, type SliceLimits, type Strand } from '../solve/strand.ts';

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
  /** The number of machines, each with a shard. */
  readonly shards: number;
  /** The number of workers of a shard, which take turns. */
  readonly workers: number;
  /** The number of strands into which a shard is divided at the start; null for the program's default. */
  readonly strands: number | null;
  readonly pace: SliceLimits;
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
  hold: fc.option(fc.record({ piece: fc.nat(), orientation: fc.option(fc.nat(), { freq: 2 }) }), {
    freq: 2,
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
  strands: fc.oneof(
    { weight: 9, arbitrary: fc.integer({ min: 1, max: 7 }) },
    { weight: 1, arbitrary: fc.constant(null) },
  ),
  pace: fc.record({
    steps: fc.constantFrom(1, 10, 100, 1000),
    entries: fc.constant(1),
    room: fc.constantFrom(1, 1000, 4000, 300_000),
  }),
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
  readonly solutions: bigint;
  /** Null if they are not counted. */
  readonly placements: bigint | null;
}

/** Data as another process receives it. */
const sent = <Data>(data: Data): Data => JSON.parse(JSON.stringify(data)) as Data;

/** Counts all shards of a problem, and adds them up. */
function countIn(problem: Problem, way: Way): Sums {
  const counters = (pace: SliceLimits) =>
    Array.from({ length: way.workers }, () => new StrandCounter(problem, way, pace));
  const slow = counters(way.pace);
  const fast = counters({ ...way.pace, steps: Infinity, entries: Infinity });
  let solutions = 0n;
  let placements: bigint | null = 0n;
  for (let part = 1; part <= way.shards; part++) {
    const shard: Part = { part, of: way.shards };
    let ledger = begun(way, shard);
    for (const { rounds, isSaved } of way.breaks) {
      const taken = work(ledger, slow, rounds);
      if (isSaved) ledger = savedAndRead(ledger, way, shard).anew(way.workers);
      else for (const strand of taken) ledger.giveBack(strand);
    }
    work(ledger, fast, Infinity);
    const { sums } = ledger;
    solutions += sums.solutions;
    if (sums.placements === null) placements = null;
    else if (placements !== null) placements += sums.placements;
  }
  return { solutions, placements };
}

/** A ledger after saving and reading it back. */
function savedAndRead(ledger: Ledger, way: Way, shard: Part): Ledger {
  const text = seal(packed(ledger.saved()));
  return new Ledger(way, shard, unpacked(unseal(text), way.search, shard)!);
}

/** The ledger of a shard before counting. */
function begun({ search, workers, strands }: Way, shard: Part): Ledger {
  const isOne = search?.rules.includes('repeats') ?? false;
  const { part, of } = shard;
  if (strands === null) return Ledger.begin({ search }, shard, { many: workers > 1, isOne });
  const open = Array.from({ length: strands }, (_, i): Strand => {
    return { part: part + i * of, of: of * strands };
  });
  const isCut = isOne && strands * of > 1;
  const placements = search && !isCut ? 0 : null;
  return new Ledger({ search }, shard, { solutions: 0, placements, done: [], open });
}

/** Counts for a number of rounds, in which each counter runs one slice; returns the strands in progress. */
function work(
  ledger: Ledger,
  counters: readonly StrandCounter[],
  rounds: number,
): Iterable<Strand> {
  const at = new Map<StrandCounter, Strand>();
  for (let round = 0; round < rounds && !ledger.done; round++) {
    for (const counter of counters) {
      let strand = at.get(counter);
      if (!strand) {
        strand = ledger.take();
        if (!strand) continue;
        counter.begin(sent(strand));
        at.set(counter, strand);
      }
      counter.runSlice();
      const news = sent(counter.report());
      ledger.hear(strand, news);
      if (news.done) at.delete(counter);
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

  /** How the result of a way to count is wrong; undefined if it is right. */
  wrong(way: Way): string | undefined {
    const { solutions, placements } = countIn(this.problem, way);
    const expected = this.count(way);
    if (solutions !== BigInt(expected)) return `counted ${solutions} of ${expected} solutions`;
    if (placements === null || !way.search) return undefined;
    const solver = startSearch(this.problem, way.search, 'placements');
    while (solver.step() !== END);
    if (placements === BigInt(solver.placements)) return undefined;
    return `counted ${placements} of ${solver.placements} placements`;
  }
}
