/** Time constant of the moving average, in ms. */
const MEMORY = 500;

/** Measures the actual speed of a playhead. */
export class PaceMeter {
  private pace = 0;

  /** Records that a number of steps took a number of ms. */
  pass(steps: number, ms: number): void {
    if (ms <= 0) return;
    const weight = 1 - Math.exp(-ms / MEMORY);
    this.pace += ((Math.abs(steps) * 1000) / ms - this.pace) * weight;
  }

  /** The requested pace if it is reached, else the measured one; in steps per second. */
  limited(asked: number): number {
    return asked < 1000 || this.pace > 0.8 * asked ? asked : this.pace;
  }
}
