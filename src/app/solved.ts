/** What is kept of a browser's storage, and under which name. */
const KEY = 'fitful.solved';
const VERSION = 1;
/** More puzzles, or more characters of one, are not kept. */
const MOST = 600;
const LONGEST = 2000;

type Texts = ReadonlyMap<string, string>;

/**
 * The puzzles that were solved in this browser, each with a solution as `writeSolution` writes it. What
 * is read may have been written by anybody, and has to be checked. A storage that is missing, full or
 * refuses is an empty one.
 */
export class Solved {
  private readonly storage: () => Pick<Storage, 'getItem' | 'setItem'>;

  /** @param storage gives the storage, or throws */
  constructor(storage: () => Pick<Storage, 'getItem' | 'setItem'> = () => localStorage) {
    this.storage = storage;
  }

  /** Solutions by the names of their puzzles, the one that was kept last at the end. */
  read(): Texts {
    try {
      const { version, solutions } = JSON.parse(this.storage().getItem(KEY)!) as {
        version: unknown;
        solutions: object;
      };
      if (version !== VERSION) return new Map();
      const sound = Object.entries(solutions).filter(
        ([, text]) => typeof text === 'string' && text.length <= LONGEST,
      );
      return new Map(sound.slice(-MOST));
    } catch {
      return new Map();
    }
  }

  /** Keeps a solution, in place of one that was kept of the same puzzle. */
  keep(id: string, text: string): void {
    if (text.length > LONGEST) return;
    const kept = new Map(this.read());
    kept.delete(id);
    kept.set(id, text);
    const solutions = Object.fromEntries([...kept].slice(-MOST));
    try {
      this.storage().setItem(KEY, JSON.stringify({ version: VERSION, solutions }));
    } catch {
      // It is not remembered, then.
    }
  }
}
