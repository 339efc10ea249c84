/** How long a job must have run before the remaining time is estimated, in seconds. */
const SECONDS_TO_ESTIMATE = 3;

/** Estimates how long a job still takes, as if it went on as it has on average. */
export class TimeLeft {
  private progress = 0;
  /** The seconds that this progress took. */
  private seconds = 0;

  /**
   * The estimated seconds until a job is done; undefined if it is too early to tell. While its progress stands still, as when it has just
   * been resumed and no worker has reported yet, nothing new is known, and the estimate stays.
   *
   * @param progress the share of the job that is done, 0 to 1
   * @param seconds how long that took in total
   * @param running how long of that since it was started or resumed
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
