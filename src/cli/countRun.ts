import { SECONDS_ALONE, secondsLeft } from '../run/pool.ts';
import { atLeast, type Estimate } from '../solve/estimate.ts';
import { Ledger } from '../solve/ledger.ts';
import type { Part } from '../solve/shard.ts';
import type { CountJob, StrandCounter } from '../solve/strand.ts';
import { words, type Words } from '../words/index.ts';
import { CliError, errorOf } from './cliError.ts';
import type { Call } from './command.ts';
import { saveCount, type CountFile, type CountRequest } from './countFile.ts';
import { removeDrafts } from './replaceFile.ts';
import { cutTo } from './width.ts';
import { countInPlace, runInWorkers, WorkFailed } from './work.ts';
import { defaultWorkers } from './workers.ts';

/** How often the status is shown and the count saved, in ms. */
const STATUS_EVERY = 250;
const SAVE_EVERY = 10_000;

/** What to count, and from where. */
export interface CountPlan {
  readonly job: CountJob;
  readonly counter: StrandCounter;
  readonly shard: Part;
  readonly request: CountRequest;
  /** The saved count to resume. */
  readonly resumed: CountFile | undefined;
  /** The estimated size of the search, if there is one and the status is shown. */
  readonly size: Estimate | undefined;
  /** As in `Ledger.begin`. */
  readonly isOne: boolean;
}

/**
 * A running count: in this process first, then in workers; shows its status and saves its state.
 */
export class CountRun {
  ledger: Ledger;
  readonly plan: CountPlan;
  private readonly call: Call;
  private readonly say: Words['counting'];
  private readonly workers: number;
  /** Seconds to count in this process before workers start. */
  private readonly patience: number;
  /**
   * Whether a search that outlasts `patience` starts over in parts: it can only be divided before it
   * starts, and a shorter one need not be.
   */
  private readonly restartsInParts: boolean;
  private readonly began = process.uptime();
  private isSaved = true;

  constructor(call: Call, plan: CountPlan) {
    const { options } = call;
    const { job, shard, resumed, isOne } = plan;
    this.call = call;
    this.plan = plan;
    this.say = words(call.language).counting;
    this.workers = options.workers ?? (isOne ? 1 : defaultWorkers());
    this.patience = this.workers === 1 ? Infinity : options.workers ? 0 : SECONDS_ALONE;
    const isNew = (resumed?.seconds ?? 0) < SECONDS_ALONE;
    this.restartsInParts =
      job.search !== null && isNew && shard.of === 1 && this.patience === SECONDS_ALONE;
    this.ledger = resumed
      ? new Ledger(job, shard, resumed.saved)
      : Ledger.begin(job, shard, { many: this.patience === 0, isOne });
  }

  /** Seconds spent on the count, including those before it was resumed. */
  get seconds(): number {
    return (this.plan.resumed?.seconds ?? 0) + this.elapsed();
  }

  /**
   * Counts until done or stopped; returns what made the workers fail, if they did. Throws a CliError
   * if the count cannot be saved at the start.
   */
  async finish(stop: AbortSignal): Promise<WorkFailed | undefined> {
    const { save } = this.call.options;
    const timers = [
      setInterval(() => this.showStatus(), STATUS_EVERY),
      setInterval(() => this.trySave(), SAVE_EVERY),
    ];
    try {
      if (save !== undefined) removeDrafts(save, Date.now());
      const unsavable = errorOf(() => this.save());
      // A file that can never be written is bad input, not a failure.
      if (unsavable) throw new CliError(unsavable.message);
      this.showStatus();
      await this.work(stop);
      return undefined;
    } catch (error) {
      if (error instanceof WorkFailed) return error;
      throw error;
    } finally {
      for (const timer of timers) clearInterval(timer);
      this.call.showStatus('');
    }
  }

  /** Saves the count if that was asked for; throws a CliError if it cannot. */
  save(): void {
    const { save } = this.call.options;
    if (save === undefined) return;
    const file = { saved: this.ledger.saved(), seconds: this.seconds };
    saveCount(save, this.plan.request, file, this.say);
  }

  private async work(stop: AbortSignal): Promise<void> {
    const { patience, workers } = this;
    const { job, counter, shard, isOne } = this.plan;
    const isTimeToStop = () => stop.aborted || this.elapsed() >= patience;
    await countInPlace(counter, this.ledger, isTimeToStop);
    if (this.ledger.done || stop.aborted) return;
    this.ledger = this.restartsInParts
      ? Ledger.begin(job, shard, { many: true, isOne })
      : this.ledger.anew(workers);
    const spawn = this.call.spawnFor('count', job);
    await runInWorkers(this.ledger, { spawn, workers, stop });
  }

  /**
   * Saves while counting. Failure does not stop the count: warns when it fails, and once it works
   * again.
   */
  private trySave(): void {
    const { call, say } = this;
    const unsaved = errorOf(() => this.save());
    if (this.isSaved && unsaved) call.warn(say.notSavedNow(call.options.save!));
    if (!this.isSaved && !unsaved) call.warn(say.savedAgain(call.options.save!));
    this.isSaved = !unsaved;
  }

  private showStatus(): void {
    const { call, plan, say } = this;
    // Not while the count may start over.
    if (!call.showsStatus || (this.restartsInParts && this.elapsed() < this.patience)) return;
    const { sums } = this.ledger;
    const left = secondsLeft(sums.progress, this.seconds, this.elapsed());
    const size = plan.size && atLeast(plan.size, Number(sums.placements ?? 0));
    call.showStatus(cutTo(call.screen.columns - 1, say.line({ ...sums, left, size })));
  }

  private elapsed(): number {
    return process.uptime() - this.began;
  }
}
