import type { Notices } from './notices.ts';

/** Things that take a while until they can be shown. Only the one that was asked for last is. */
export class LatestOnly {
  private asked = 0;
  private shown = 0;
  private readonly notices: Notices;
  private readonly failure: () => string;

  /** @param failure what is said where something cannot be had */
  constructor(notices: Notices, failure: () => string) {
    this.notices = notices;
    this.failure = failure;
  }

  /** Whether something is still to be shown. */
  get isPending(): boolean {
    return this.shown < this.asked;
  }

  /**
   * Waits until what is to be shown is ready, and shows it unless somebody has asked for another since.
   *
   * @param instead called if it cannot be had
   * @param failure what is said then, if it is another sentence than usual
   */
  async run<Made>(
    making: Promise<Made>,
    show: (made: Made) => void,
    instead?: () => void,
    failure = this.failure(),
  ): Promise<void> {
    const asked = ++this.asked;
    let made: Made;
    try {
      made = await making;
    } catch {
      this.notices.say(failure);
      this.end(asked, () => instead?.());
      return;
    }
    this.notices.withdraw(failure);
    this.end(asked, () => show(made));
  }

  private end(asked: number, show: () => void): void {
    if (asked !== this.asked) return;
    this.shown = asked;
    show();
  }
}
