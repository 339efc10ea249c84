import type { CountState } from './count/index.ts';
import { readInteger, writeInteger, type WrittenInteger } from './validate.ts';
import type { Part, ShardState } from './shard.ts';
import type { CountJob, StrandReport, Strand } from './strand.ts';

/** A count put down, to be taken up anywhere: plain data. */
export interface Saved {
  /** What the strands that are done came to. */
  readonly solutions: WrittenInteger;
  readonly placements: WrittenInteger | null;
  /** Which they are. */
  readonly done: readonly Part[];
  /** The strands that are not done. */
  readonly open: readonly Strand[];
}

/** Parts of a search for more than one worker: many, so that none has to wait long for the last. */
const PARTS = 64;

/** Strands of more parts are not cut again: numbers that are told exactly go on a good deal further. */
const FINEST = 2 ** 40;

/** What the strands of a count come to so far. */
export interface Sums {
  readonly solutions: bigint;
  /** How often a piece was placed; null where no steps are counted. */
  readonly placements: bigint | null;
  /** How often something was found that had been counted before. */
  readonly reused: number;
  /** The share of the work that is behind, 0 to 1. */
  readonly progress: number;
}

/** How a count is begun. */
interface Beginning {
  /** Whether many work on it. */
  readonly many: boolean;
  /** Whether its placements depend on the way that led there. */
  readonly isOne: boolean;
}

/** A strand that is not done. */
interface Entry {
  strand: Strand;
  /** The last that was heard of it. */
  report: StrandReport | undefined;
  /** Whether somebody counts it. */
  taken: boolean;
  /** How often in a row it was given back where it had been taken. */
  returns: number;
}

/** Keeps the book of a count in strands: which are to be had, and what all of them come to. */
export class Ledger {
  private readonly job: Pick<CountJob, 'search'>;
  private readonly shard: Part;
  private readonly entries = new Map<string, Entry>();
  /** What the strands that are done came to, and which they are. */
  private found: { solutions: bigint; placements: bigint | null };
  private readonly past: Part[];
  private reusedBefore = 0;

  /** Takes up what was saved of a part of a count. */
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
   * Begins a part of a count. A search is cut at once if `many` work on it; all parts that are to add up
   * have to be cut in the same way, so parts of a whole always are. Where its rules remember, it is
   * `isOne`: its placements are not those of its parts, and nothing is told of them after a cut.
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

  /** How many strands are not done. */
  get open(): number {
    return this.entries.size;
  }

  /** All that can be told of the count. */
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

  /** A strand that nobody counts, for somebody who will; undefined if there is none. */
  take(): Strand | undefined {
    const entry = [...this.entries.values()].find(({ taken }) => !taken);
    if (!entry) return undefined;
    entry.taken = true;
    return entry.strand;
  }

  /** Hears of a strand that was taken. */
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
   * Has a strand back that was taken, as whoever counted it is gone: it is to be had again, from the last
   * that was heard of it. Returns how often in a row that came of it without getting further.
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

  /** All that is known of the count, but for what the states of strands do not tell of yet. */
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
   * The same count as it is saved now, with nobody at it, cut into at least so many strands. A search
   * that was begun cannot be cut any more.
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

/** A strand as far as it was heard of. */
const reported = ({ strand, report }: Entry): Strand =>
  report
    ? { part: strand.part, of: strand.of, state: report.state, progress: report.progress }
    : strand;

const keyOf = ({ part, of }: Part): string => `${part}/${of}`;

/** Cuts a strand, of a search only if it was not begun: number i of its parts goes to piece i mod `pieces`. */
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
