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

  /** Writes entries in place of all others; returns whether they are kept. */
  write(entries: readonly Entry[]): boolean {
    const { key, version, most, written, stringify = JSON.stringify } = this.format;
    try {
      const text = stringify({ version, ...written(entries.slice(-most)) });
      this.open().setItem(key, text);
      return true;
    } catch {
      return false;
    }
  }
}

type Named<Value> = readonly [name: string, value: Value];

interface RecordFormat extends Pick<Format<unknown>, 'key' | 'most'> {
  /** The field of the stored data that has the values. */
  readonly field: string;
  readonly isSound: (entry: Named<unknown>) => boolean;
}

/** Values by name in browser storage, the one kept last at the end. */
export class StoredRecord<Value> {
  private readonly stored: Stored<Named<Value>>;
  private readonly isSound: RecordFormat['isSound'];

  constructor({ key, most, field, isSound }: RecordFormat, open?: OpenStorage) {
    const format = {
      key,
      version: 1,
      most,
      written: (entries: readonly Named<Value>[]) => ({ [field]: Object.fromEntries(entries) }),
      read: (data: Readonly<Record<string, unknown>>) =>
        Object.entries(data[field] as Record<string, Value>).filter(isSound),
    };
    this.stored = new Stored<Named<Value>>(format, open);
    this.isSound = isSound;
  }

  read(): ReadonlyMap<string, Value> {
    return new Map(this.stored.read());
  }

  /**
   * Keeps a value, in place of any earlier one of that name; one that is not sound is left out. Returns whether it
   * is kept.
   */
  keep(name: string, value: Value): boolean {
    const sound = ([[name, value]] as const).filter(this.isSound);
    return this.stored.write([...this.others(name), ...sound]) && sound.length > 0;
  }

  /** The value of a name, which is forgotten. */
  take(name: string): Value | undefined {
    const value = this.read().get(name);
    if (value !== undefined) this.stored.write(this.others(name));
    return value;
  }

  private others(name: string): Named<Value>[] {
    return this.stored.read().filter(([other]) => other !== name);
  }
}
