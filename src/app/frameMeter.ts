/** Counts the frames drawn in the last second. */
export class FrameMeter {
  private readonly times: number[] = [];

  drawn(now: number): void {
    this.times.push(now);
    this.forget(now);
  }

  perSecond(now: number): number {
    this.forget(now);
    return this.times.length;
  }

  private forget(now: number): void {
    while (this.times[0]! <= now - 1000) this.times.shift();
  }
}
