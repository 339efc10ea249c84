import { Ledger, type Saved, type Sums } from '../../solve/ledger.ts';
import { whole } from '../../solve/shard.ts';
import type { CountJob, Strand } from '../../solve/strand.ts';
import type { Hired, Job } from '../workers/attended.ts';
import type { FromCounter, ToCounter } from './messages.ts';

/** A count that is over within so many ms needs no more than one worker. */
const ALONE = 1000;
/** How long it takes until it can be told how long it takes, in seconds. */
const SECONDS_TO_TELL = 3;

/** Starts a worker that counts. */
export type StartCounter = (job: Job<ToCounter, FromCounter>) => Hired<ToCounter>;

/** What a worker is at. */
interface Hand {
  strand: Strand | undefined;
}

interface Listeners {
  /** Something new is known. */
  heard(): void;
  /** Every worker came to grief, and each that took its place. */
  failed(): void;
}

/** Counts all solutions of a puzzle, with as many workers as there are cores but for one that draws. */
export class Census {
  private readonly job: CountJob;
  private readonly start: StartCounter;
  private readonly on: Listeners;
  private ledger: Ledger;
  private readonly hands = new Map<Hand, Hired<ToCounter>>();
  private timer: ReturnType<typeof setTimeout> | undefined;
  /** Seconds before it was begun or taken up last, and when that was, in ms. */
  private before: number;
  private since: number | undefined;

  /** Takes up what was saved, if anything was; it does not run yet. */
  constructor(
    job: CountJob,
    { saved, seconds = 0 }: { saved?: Saved | undefined; seconds?: number | undefined },
    start: StartCounter,
    on: Listeners,
  ) {
    this.job = job;
    this.start = start;
    this.on = on;
    this.before = seconds;
    this.ledger = saved
      ? new Ledger(job, whole, saved)
      : Ledger.begin(job, whole, { many: true, isOne: false });
  }

  get sums(): Sums {
    return this.ledger.sums;
  }

  get saved(): Saved {
    return this.ledger.saved();
  }

  get done(): boolean {
    return this.ledger.done;
  }

  /** Seconds spent on it. */
  get seconds(): number {
    return this.before + this.elapsed;
  }

  /** Seconds that it will take yet, as far as can be told. */
  get left(): number | undefined {
    const { progress } = this.sums;
    if (progress === 0 || this.elapsed < SECONDS_TO_TELL) return undefined;
    return (this.seconds * (1 - progress)) / progress;
  }

  run(): void {
    if (this.since !== undefined || this.done) return;
    this.since = performance.now();
    for (const worker of this.hands.values()) worker.tell({ pause: false });
    if (this.hands.size > 1) return;
    if (this.hands.size === 0) this.hire(1);
    this.timer = setTimeout(() => this.share(), ALONE);
  }

  pause(): void {
    clearTimeout(this.timer);
    this.before = this.seconds;
    this.since = undefined;
    for (const worker of this.hands.values()) worker.tell({ pause: true });
  }

  /** Lets all workers go; what it came to can still be read, and it can be taken up again. */
  close(): void {
    this.pause();
    for (const [hand, worker] of this.hands) {
      worker.close();
      this.release(hand);
    }
    this.hands.clear();
  }

  private get elapsed(): number {
    return this.since === undefined ? 0 : (performance.now() - this.since) / 1000;
  }

  /** Lets all cores help. */
  private share(): void {
    const cores = Math.max(1, navigator.hardwareConcurrency - 1);
    if (cores === 1) return;
    this.ledger = this.ledger.anew(cores);
    for (const [hand, worker] of this.hands) this.assign(hand, (message) => worker.tell(message));
    this.hire(cores - this.hands.size);
  }

  private hire(many: number): void {
    for (let i = 0; i < many; i++) {
      const hand: Hand = { strand: undefined };
      const worker = this.start({
        brief: (tell) => {
          tell({ job: this.job });
          tell({ pause: this.since === undefined });
          this.release(hand);
          this.assign(hand, tell);
        },
        heard: (message) => this.hear(hand, message),
        isDue: () => hand.strand !== undefined && this.since !== undefined,
        failed: () => this.lose(hand),
      });
      this.hands.set(hand, worker);
    }
  }

  private assign(hand: Hand, tell: (message: ToCounter) => void): void {
    hand.strand = this.ledger.take();
    if (hand.strand) tell({ strand: hand.strand });
  }

  /** Lets others have the strand that a hand is at. */
  private release(hand: Hand): void {
    if (hand.strand) this.ledger.giveBack(hand.strand);
    hand.strand = undefined;
  }

  /** One worker less: those that have nothing to do take over. */
  private lose(hand: Hand): void {
    this.release(hand);
    this.hands.delete(hand);
    if (this.hands.size === 0) {
      this.close();
      this.on.failed();
    }
    for (const [other, worker] of this.hands)
      if (!other.strand) this.assign(other, (message) => worker.tell(message));
  }

  private hear(hand: Hand, message: FromCounter): void {
    // What it was at before is in the ledger no more.
    if (!('news' in message) || !hand.strand) return;
    if (message.part !== hand.strand.part || message.of !== hand.strand.of) return;
    this.ledger.hear(hand.strand, message.news);
    if (message.news.done) {
      const worker = this.hands.get(hand)!;
      this.assign(hand, (next) => worker.tell(next));
    }
    if (this.done) this.close();
    this.on.heard();
  }
}
