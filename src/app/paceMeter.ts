/** How much of the past counts, in ms. */
const MEMORY = 500;

/** Measures how fast a playhead really moves. */
export class PaceMeter {
  private pace = 0;

  /** So many steps were played in so many ms. */
  pass(steps: number, ms: number): void {
    if (ms <= 0) return;
    const weight = 1 - Math.exp(-ms / MEMORY);
    this.pace += ((Math.abs(steps) * 1000) / ms - this.pace) * weight;
  }

  /** The pace that was asked for where it is reached, else the one there is; in steps a second. */
  limited(asked: number): number {
    return asked < 1000 || this.pace > 0.8 * asked ? asked : this.pace;
  }
}
