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

  /** Says a sentence, or withdraws it. */
  set(sentence: string, isSaid: boolean): void {
    if (isSaid) this.say(sentence);
    else this.withdraw(sentence);
  }

  withdraw(sentence: string): void {
    const said = this.read();
    if (said.includes(sentence)) this.write(said.filter((one) => one !== sentence));
  }
}
