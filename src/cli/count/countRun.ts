import { atLeast, type Estimate } from '../../solve/effort/estimate.ts';
import { SECONDS_ALONE } from '../../run/pool.ts';
import { TimeLeft } from '../../run/timeLeft.ts';
import { CountQueue } from '../../count/queue.ts';
import { sizeOf } from '../../count/share.ts';
import type { CountJob, TaskRunner } from '../../count/task.ts';
import type { LateWords } from '../../words/index.ts';
import { CliError, errorOf } from '../cliError.ts';
import type { Call } from '../command.ts';
import { saveCount, type CountFile, type CountRequest } from './countFile.ts';
import { removeDrafts } from '../files.ts';
import { countInPlace, runInWorkers, WorkFailed } from '../workers.ts';

/** How often the status is shown and the count saved, in ms. */
const STATUS_EVERY = 250;
const SAVE_EVERY = 10_000;

/** A count to run, and its starting point. */
export interface CountPlan {
  readonly job: CountJob;
  readonly runner: TaskRunner;
  readonly workers: number;
  /** The bytes that all processes may take together. */
  readonly memory: number;
  readonly request: CountRequest;
  readonly resumed: CountFile | undefined;
  /** The estimated size of the search, if there is one and the status is shown. */
  readonly size: Estimate | undefined;
  /** As in `CountQueue`. */
  readonly hasMemory: boolean;
}

/** A running count: in this process first, then in workers; shows its status and saves its state. */
export class CountRun {
  queue: CountQueue;
  readonly plan: CountPlan;
  private readonly call: Call;
  private readonly say: LateWords['counting'];
  /** Seconds to count in this process before workers start. */
  private readonly patience: number;
  /**
   * Whether a count that outlasts `patience` starts over in tasks: a count can only be divided at its start,
   * and a short one need not be. False once it has.
   */
  private mayRestart: boolean;
  private readonly timeLeft = new TimeLeft();
  private readonly began = process.uptime();
  private isSaved = true;

  constructor(call: Call, plan: CountPlan, say: LateWords['counting']) {
    const { options } = call;
    const { job, workers, request, resumed } = plan;
    this.call = call;
    this.plan = plan;
    this.say = say;
    this.patience = workers === 1 ? Infinity : options.workers ? 0 : SECONDS_ALONE;
    const isNew = (resumed?.seconds ?? 0) < SECONDS_ALONE;
    this.mayRestart =
      isNew && this.patience === SECONDS_ALONE && (!job.search || sizeOf(request.share) === 1);
    this.queue = resumed
      ? new CountQueue(request.share, resumed.saved, plan.hasMemory)
      : this.begin(this.patience === 0 ? workers : 1);
  }

  /** Seconds spent on the count, including those before it was resumed. */
  get seconds(): number {
    return (this.plan.resumed?.seconds ?? 0) + this.elapsed();
  }

  /**
   * Counts until done or stopped; returns the failure of the workers, if any.
   *
   * @throws CliError if the count cannot be saved at the start
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

  /**
   * Saves the count, given `--save`.
   *
   * @throws CliError if the file cannot be written
   */
  save(): void {
    const { save } = this.call.options;
    if (save === undefined) return;
    const file = { saved: this.queue.saved(), seconds: this.seconds };
    saveCount(save, this.plan.request, file, this.say);
  }

  private async work(stop: AbortSignal): Promise<void> {
    const { patience } = this;
    const { job, runner, workers } = this.plan;
    const isTimeToStop = () => stop.aborted || this.elapsed() >= patience;
    await countInPlace(runner, this.queue, isTimeToStop);
    if (this.queue.done || stop.aborted) return;
    // Its workers need the memory.
    runner.close();
    this.queue = this.mayRestart ? this.begin(workers) : this.queue.redivided(workers);
    this.mayRestart = false;
    const spawn = this.call.spawnFor('count', job);
    await runInWorkers(this.queue, { spawn, workers, stop });
  }

  /**
   * Saves while counting. A failure does not stop the count: a warning says so, and another one when saving
   * works again.
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
    if (!call.showsStatus || this.mayRestart) return;
    const { sums } = this.queue;
    const left = this.timeLeft.after(sums.progress, this.seconds, this.elapsed());
    const size = plan.size && atLeast(plan.size, Number(sums.placements ?? 0));
    const memory = plan.job.search ? null : plan.memory;
    call.showStatus(say.line({ ...sums, left, size, memory }));
  }

  private begin(workers: number): CountQueue {
    const { job, request, hasMemory } = this.plan;
    return CountQueue.begin(job, request.share, workers, hasMemory);
  }

  private elapsed(): number {
    return process.uptime() - this.began;
  }
}
