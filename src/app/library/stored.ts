/** The format of a list of entries in browser storage, the latest at the end. */
interface Format<Entry> {
  readonly key: string;
  /** Incremented whenever the format of entries changes. */
  readonly version: number;
  /** Maximum number of entries; the oldest are dropped. */
  readonly most: number;
  readonly written: (entries: readonly Entry[]) => object;
  /** Reads entries from untrusted data, and has to check each. May throw. */
  readonly read: (data: Readonly<Record<string, unknown>>) => Entry[];
  readonly stringify?: (data: object) => string;
  /** May throw. */
  readonly parse?: (text: string) => unknown;
}

/** Returns the storage, or throws. */
export type OpenStorage = () => Pick<Storage, 'getItem' | 'setItem'>;

/**
 * A list of entries in browser storage. Missing, full or forbidden storage counts as empty, and so does
 * invalid data.
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
      // It is not stored, then.
    }
  }
}
