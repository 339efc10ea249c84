/** What is said on the page until somebody dismisses it. */
export class Notices {
  private readonly read: () => readonly string[];
  private readonly write: (notices: readonly string[]) => void;

  constructor(read: () => readonly string[], write: (notices: readonly string[]) => void) {
    this.read = read;
    this.write = write;
  }

  /** Says a sentence, after all others. */
  say(sentence: string): void {
    this.write([...this.read().filter((one) => one !== sentence), sentence]);
  }

  withdraw(sentence: string): void {
    const said = this.read();
    if (said.includes(sentence)) this.write(said.filter((one) => one !== sentence));
  }
}

/** Things that take a while until they can be shown. Only the one that was asked for last is. */
export class Errands {
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
  get areUnderWay(): boolean {
    return this.shown < this.asked;
  }

  /** Waits until what is to be shown is ready, and shows it unless somebody has asked for another since. */
  async run<Made>(
    making: Promise<Made>,
    show: (made: Made) => void,
    instead?: () => void,
  ): Promise<void> {
    const asked = ++this.asked;
    const failure = this.failure();
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
