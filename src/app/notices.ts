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

  /** Shows or withdraws a notice. */
  set(sentence: string, isSaid: boolean): void {
    if (isSaid) this.say(sentence);
    else this.withdraw(sentence);
  }

  withdraw(sentence: string): void {
    const said = this.read();
    if (said.includes(sentence)) this.write(said.filter((one) => one !== sentence));
  }
}
