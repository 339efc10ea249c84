import { Ledger, type Saved, type Sums } from '../../solve/ledger.ts';
import { whole } from '../../solve/shard.ts';
import type { CountJob, Strand } from '../../solve/strand.ts';
import type { FromCounter, ToCounter } from './messages.ts';

/** A count that is over within so many ms needs no more than one worker. */
const ALONE = 1000;
/** How long it takes until it can be told how long it takes, in seconds. */
const SECONDS_TO_TELL = 3;

/** A worker, and what it is at. */
interface Hand {
  readonly worker: Worker;
  strand: Strand | undefined;
}

interface Listeners {
  /** Something new is known. */
  heard(): void;
  /** A worker came to grief. */
  failed(): void;
}

export const startWorker = (): Worker =>
  new Worker(new URL('count.worker.ts', import.meta.url), { type: 'module' });

/** Counts all solutions of a puzzle, with as many workers as there are cores but for one that draws. */
export class Census {
  private readonly job: CountJob;
  private readonly on: Listeners;
  private ledger: Ledger;
  private readonly hands: Hand[] = [];
  private timer: ReturnType<typeof setTimeout> | undefined;
  /** Seconds before it was begun or taken up last, and when that was, in ms. */
  private before: number;
  private since: number | undefined;

  /** Takes up what was saved, if anything was; it does not run yet. */
  constructor(
    job: CountJob,
    { saved, seconds = 0 }: { saved?: Saved | undefined; seconds?: number | undefined },
    on: Listeners,
  ) {
    this.job = job;
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
    for (const { worker } of this.hands) tell(worker, { pause: false });
    if (this.hands.length > 1) return;
    if (this.hands.length === 0) this.hire(1);
    this.timer = setTimeout(() => this.share(), ALONE);
  }

  pause(): void {
    clearTimeout(this.timer);
    this.before = this.seconds;
    this.since = undefined;
    for (const { worker } of this.hands) tell(worker, { pause: true });
  }

  /** Ends it; what it came to can still be read. */
  close(): void {
    this.pause();
    for (const { worker } of this.hands.splice(0)) worker.terminate();
  }

  private get elapsed(): number {
    return this.since === undefined ? 0 : (performance.now() - this.since) / 1000;
  }

  /** Lets all cores help. */
  private share(): void {
    const cores = Math.max(1, navigator.hardwareConcurrency - 1);
    if (cores === 1) return;
    this.ledger = this.ledger.anew(cores);
    for (const hand of this.hands) this.assign(hand);
    this.hire(cores - this.hands.length);
  }

  private hire(hands: number): void {
    for (let i = 0; i < hands; i++) {
      const hand: Hand = { worker: startWorker(), strand: undefined };
      this.hands.push(hand);
      hand.worker.addEventListener('message', ({ data }: MessageEvent<FromCounter>) =>
        this.hear(hand, data),
      );
      hand.worker.addEventListener('error', () => this.on.failed());
      tell(hand.worker, { job: this.job });
      this.assign(hand);
    }
  }

  private assign(hand: Hand): void {
    hand.strand = this.ledger.take();
    if (hand.strand) tell(hand.worker, { strand: hand.strand });
  }

  private hear(hand: Hand, message: FromCounter): void {
    // What it was at before is in the ledger no more.
    if (!('news' in message) || !hand.strand) return;
    if (message.part !== hand.strand.part || message.of !== hand.strand.of) return;
    this.ledger.hear(hand.strand, message.news);
    if (message.news.done) this.assign(hand);
    if (this.done) this.close();
    this.on.heard();
  }
}

const tell = (worker: Worker, message: ToCounter): void => worker.postMessage(message);
