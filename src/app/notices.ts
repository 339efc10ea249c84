/** Runs asynchronous requests and shows the result of the latest one only. */
export class LatestOnly {
  private asked = 0;
  private shown = 0;
  private readonly notices: Notices;
  private readonly failure: () => string;

  constructor(notices: Notices, failure: () => string) {
    this.notices = notices;
    this.failure = failure;
  }

  get isPending(): boolean {
    return this.shown < this.asked;
  }

  /**
   * Waits for a result, and shows it unless there has been another request since.
   *
   * @param instead called if the promise rejects
   * @param failure the notice to show then, if it is not the usual one
   */
  run<Made>(
    making: Promise<Made>,
    show: (made: Made) => void,
    instead?: () => void,
    failure = this.failure(),
  ): Promise<void> {
    const asked = ++this.asked;
    const end = (then: () => void): void => {
      if (asked !== this.asked) return;
      this.shown = asked;
      then();
    };
    const failed = (): void => {
      this.notices.say(failure);
      instead?.();
    };
    return making.then(
      (made) => {
        this.notices.withdraw(failure);
        end(() => show(made));
      },
      () => end(failed),
    );
  }

  supersede(): void {
    this.shown = ++this.asked;
  }
}

/** The notices on the page, each shown until it is dismissed or withdrawn. */
export class Notices {
  private readonly read: () => readonly string[];
  private readonly write: (notices: readonly string[]) => void;

  constructor(read: () => readonly string[], write: (notices: readonly string[]) => void) {
    this.read = read;
    this.write = write;
  }

  /** Shows a notice below all others. */
  say(sentence: string): void {
    this.write([...this.read().filter((one) => one !== sentence), sentence]);
  }

  set(sentence: string, isSaid: boolean): void {
    if (isSaid) this.say(sentence);
    else this.withdraw(sentence);
  }

  withdraw(sentence: string): void {
    const said = this.read();
    if (said.includes(sentence)) this.write(said.filter((one) => one !== sentence));
  }
}
