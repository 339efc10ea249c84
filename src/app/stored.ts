/** What is kept under a name in the storage of a browser: entries, the latest at the end. */
interface Format<Entry> {
  readonly key: string;
  /** Goes up whenever entries are other ones. */
  readonly version: number;
  /** More entries are not kept: the first go. */
  readonly most: number;
  /** Entries as plain data. */
  readonly written: (entries: readonly Entry[]) => object;
  /** The entries in data that anybody may have written: each has to be checked. May throw. */
  readonly read: (data: Readonly<Record<string, unknown>>) => Entry[];
  readonly stringify?: (data: object) => string;
  /** May throw. */
  readonly parse?: (text: string) => unknown;
}

/** Gives the storage, or throws. */
export type OpenStorage = () => Pick<Storage, 'getItem' | 'setItem'>;

/**
 * Entries that are kept in this browser. A storage that is missing, full or refuses is an empty one, and so
 * is one that holds anything else.
 */
export class Stored<Entry> {
  private readonly format: Format<Entry>;
  private readonly open: OpenStorage;

  constructor(format: Format<Entry>, open: OpenStorage = () => localStorage) {
    this.format = format;
    this.open = open;
  }

  read(): Entry[] {
    const { key, version, most, read, parse = JSON.parse } = this.format;
    try {
      const data = parse(this.open().getItem(key)!) as Record<string, unknown>;
      return data['version'] === version ? read(data).slice(-most) : [];
    } catch {
      return [];
    }
  }

  write(entries: readonly Entry[]): void {
    const { key, version, most, written, stringify = JSON.stringify } = this.format;
    try {
      const text = stringify({ version, ...written(entries.slice(-most)) });
      this.open().setItem(key, text);
    } catch {
      // It is not remembered, then.
    }
  }
}
