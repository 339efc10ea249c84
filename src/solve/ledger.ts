import type { CountState } from './count/index.ts';
import { readInteger, writeInteger, type WrittenInteger } from './validate.ts';
import type { Part, ShardState } from './shard.ts';
import type { CountJob, StrandReport, Strand } from './strand.ts';

/** A saved count, to be resumed on any machine: plain data. */
export interface Saved {
  /** The sum over the finished strands. */
  readonly solutions: WrittenInteger;
  readonly placements: WrittenInteger | null;
  /** The finished strands. */
  readonly done: readonly Part[];
  /** The unfinished strands. */
  readonly open: readonly Strand[];
}

/** Strands of a search for several workers: many, so that none waits long for the last. */
const PARTS = 64;

/** Strands finer than this are not divided further, which keeps their numbers exact. */
const FINEST = 2 ** 40;

/** The sums over all strands so far. */
export interface Sums {
  readonly solutions: bigint;
  /** Placements; null where no steps are counted. */
  readonly placements: bigint | null;
  /** How often a known state was reused. */
  readonly reused: number;
  /** The share of the work that is done, 0 to 1. */
  readonly progress: number;
}

/** How a count starts. */
interface Beginning {
  /** Whether several workers share it. */
  readonly many: boolean;
  /**
   * Whether its placements depend on what was searched before, so that they do not add up over
   * strands.
   */
  readonly isOne: boolean;
}

/** An unfinished strand. */
interface Entry {
  strand: Strand;
  /** The latest report on it. */
  report: StrandReport | undefined;
  /** Whether a worker has it. */
  taken: boolean;
  /** How often in a row it was given back without progress. */
  returns: number;
}

/** The state of a count in strands: which are finished, taken or free, and their sums. */
export class Ledger {
  private readonly job: Pick<CountJob, 'search'>;
  private readonly shard: Part;
  private readonly entries = new Map<string, Entry>();
  /** The sums over finished strands, and which those are. */
  private found: { solutions: bigint; placements: bigint | null };
  private readonly past: Part[];
  private reusedBefore = 0;

  /** Resumes a saved part of a count. */
  constructor(job: Pick<CountJob, 'search'>, shard: Part, saved: Saved) {
    const { solutions, placements, done, open } = saved;
    this.job = job;
    this.shard = shard;
    this.found = {
      solutions: readInteger(solutions),
      placements: placements === null ? null : readInteger(placements),
    };
    this.past = [...done];
    for (const strand of open) this.enter(strand);
  }

  /**
   * Starts a part of a count. A search is divided into strands at once if `many` work on it; parts
   * of a whole always are, so that all are divided alike. A search that `isOne` has no sum of
   * placements once divided.
   */
  static begin(job: Pick<CountJob, 'search'>, shard: Part, { many, isOne }: Beginning): Ledger {
    const pieces = job.search && (many || shard.of > 1) ? PARTS : 1;
    const placements = job.search && (pieces === 1 || !isOne) ? 0 : null;
    const open = cut(shard, pieces);
    return new Ledger(job, shard, { solutions: 0, placements, done: [], open });
  }

  get done(): boolean {
    return this.entries.size === 0;
  }

  /** The number of unfinished strands. */
  get open(): number {
    return this.entries.size;
  }

  /** The sums so far. */
  get sums(): Sums {
    let { solutions, placements } = this.found;
    let reused = this.reusedBefore;
    let ahead = 0;
    for (const { strand, report } of this.entries.values()) {
      const state = report ?? strand.state;
      solutions += readInteger(state?.solutions ?? 0);
      if (placements !== null)
        placements += readInteger((state as ShardState | undefined)?.placements ?? 0);
      reused += report?.reused ?? 0;
      const progress = Math.max(report?.progress ?? 0, strand.progress ?? 0);
      ahead += (this.shard.of / strand.of) * (1 - progress);
    }
    return { solutions, placements, reused, progress: Math.max(0, 1 - ahead) };
  }

  /** Hands out a strand that no worker has; undefined if there is none. */
  take(): Strand | undefined {
    const entry = [...this.entries.values()].find(({ taken }) => !taken);
    if (!entry) return undefined;
    entry.taken = true;
    return entry.strand;
  }

  /** Records a report on a strand that was taken. */
  hear(strand: Part, report: StrandReport): void {
    this.entries.get(keyOf(strand))!.report = report;
    if (!report.done) return;
    this.entries.delete(keyOf(strand));
    this.past.push({ part: strand.part, of: strand.of });
    this.found.solutions += readInteger(report.solutions);
    this.reusedBefore += report.reused;
    if (this.found.placements !== null) this.found.placements += readInteger(report.placements!);
  }

  /**
   * Puts back a strand whose worker is gone; it continues from its latest report. Returns how often
   * in a row that happened without progress.
   */
  giveBack(strand: Part): number {
    const entry = this.entries.get(keyOf(strand))!;
    const isFurther = (entry.report?.progress ?? 0) > (entry.strand.progress ?? 0);
    this.reusedBefore += entry.report?.reused ?? 0;
    entry.strand = reported(entry);
    entry.report = undefined;
    entry.taken = false;
    entry.returns = isFurther ? 1 : entry.returns + 1;
    return entry.returns;
  }

  /** The count as it is saved; work not yet in the strands' states is missing. */
  saved(): Saved {
    const { solutions, placements } = this.found;
    return {
      solutions: writeInteger(solutions),
      placements: placements === null ? null : writeInteger(placements),
      done: [...this.past],
      open: [...this.entries.values()].map(reported),
    };
  }

  /**
   * The saved count with no strand taken, divided into at least so many strands. A search that has
   * started cannot be divided.
   */
  anew(strands: number): Ledger {
    const saved = this.saved();
    const wanted = this.job.search ? 1 : Math.ceil(strands / Math.max(1, saved.open.length));
    const isFine = saved.open.some(({ of }) => of * wanted > FINEST);
    const pieces = isFine ? 1 : wanted;
    const open = saved.open.flatMap((strand) => cut(strand, pieces));
    return new Ledger(this.job, this.shard, { ...saved, open });
  }

  private enter(strand: Strand): void {
    this.entries.set(keyOf(strand), { strand, report: undefined, taken: false, returns: 0 });
  }
}

/** A strand at its latest report. */
const reported = ({ strand, report }: Entry): Strand =>
  report
    ? { part: strand.part, of: strand.of, state: report.state, progress: report.progress }
    : strand;

const keyOf = ({ part, of }: Part): string => `${part}/${of}`;

/**
 * Divides a strand into `pieces`: number i of its parts goes to piece i mod `pieces`. A strand of a
 * search must not have started.
 */
function cut({ part, of, state, progress }: Strand, pieces: number): Strand[] {
  return Array.from({ length: pieces }, (_, i) => {
    const piece = { part: part + i * of, of: of * pieces };
    if (!state || pieces === 1) return state ? { part, of, state, progress: progress ?? 0 } : piece;
    const { parts, within, solutions, undivided } = state as CountState;
    const hasNext = i === parts % pieces;
    const own: CountState = {
      parts: Math.max(0, Math.ceil((parts - i) / pieces)),
      within: hasNext ? within : [],
      solutions: i === 0 ? solutions : 0,
      undivided: hasNext ? undivided : 0,
    };
    return { ...piece, state: own, progress: progress ?? 0 };
  });
}
