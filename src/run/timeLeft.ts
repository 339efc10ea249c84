/** The seconds for which a job must have run before its time left is estimated. */
const SECONDS_TO_ESTIMATE = 3;

/** Estimates the time left for a job from its average rate of progress. */
export class TimeLeft {
  private progress = 0;
  /** The seconds that this progress took. */
  private seconds = 0;

  /**
   * The estimated seconds until a job is done; undefined if it is too early for an estimate. The
   * estimate stays the same while there is no progress, as right after a job is resumed.
   *
   * @param progress the share of the job that is done, 0 to 1
   * @param seconds the time that took in total
   * @param running the part of that time since the job was started or resumed
   */
  after(progress: number, seconds: number, running: number): number | undefined {
    if (progress !== this.progress) {
      this.progress = progress;
      this.seconds = seconds;
    }
    if (progress === 0 || running <= SECONDS_TO_ESTIMATE) return undefined;
    return (this.seconds * (1 - progress)) / progress;
  }
}
