import type { InvalidParam } from '../../settings/invalid.ts';
import type { Row, Reader } from '../../settings/row.ts';
import {
  defaults,
  isOfMode,
  rows,
  usualInModes,
  type SettingName,
  type Settings,
} from '../../settings/settings.ts';
import { modeIds, type ModeId } from '../../settings/modeIds.ts';

/** The longest query that is read, in characters; no puzzle needs as many, and longer ones take long. */
export const LONGEST_QUERY = 100_000;

const readersOf = (
  name: SettingName,
  row: Row<unknown>,
): Readonly<Record<string, Reader<unknown>>> =>
  'read' in row ? { [name]: row.read } : row.readers;

const written = (name: SettingName, row: Row<unknown>, value: unknown): [string, string][] =>
  'write' in row ? [[name, row.write(value)]] : Object.entries(row.writeAll(value));

const readers = new Map(rows.flatMap(([name, row]) => Object.entries(readersOf(name, row))));

const usualIn = (mode: ModeId): Settings => ({ ...defaults, ...usualInModes[mode] });

/** The values of all parameters, as written, where an address of a mode does not name them. */
const usualParams = (mode: ModeId): ReadonlyMap<string, string> =>
  new Map(rows.flatMap(([name, row]) => written(name, row, usualIn(mode)[name])));

export const paramNames: readonly string[] = [...readers.keys()];

/** The mode that the parameters of an address name; the last valid one counts. */
function modeIn(params: readonly (readonly [string, string])[]): ModeId {
  const named = params.filter(([name]) => name === 'mode').map(([, id]) => id.toLowerCase());
  return named.flatMap((id) => modeIds.find((known) => known === id) ?? []).at(-1) ?? defaults.mode;
}

export class AddressGrammar {
  private readonly isPuzzle: (id: string) => boolean;

  constructor(isPuzzle: (id: string) => boolean) {
    this.isPuzzle = isPuzzle;
  }

  /** Reads a query. Invalid values are listed and left at their defaults; of one that is too long all are. */
  read(query: string): { settings: Settings; invalidParams: InvalidParam[] } {
    if (query.length > LONGEST_QUERY)
      return { ...this.read(''), invalidParams: [{ longest: LONGEST_QUERY }] };
    const invalidParams: InvalidParam[] = [];
    const report = (invalid: InvalidParam): void => void invalidParams.push(invalid);
    const reading = { isPuzzle: this.isPuzzle, report };
    const params = [...new URLSearchParams(query)];
    const mode = modeIn(params);
    const usual = usualParams(mode);
    const values = new Map<string, unknown>();
    for (const [name, text] of params) {
      const used = usual.get(name);
      const value = readers.get(name)?.(text, reading);
      if (text === used) values.delete(name);
      else if (value === undefined) invalidParams.push({ name, value: text, used });
      else values.set(name, value);
    }
    const settings = rows.map(([name, row]) => {
      const named = Object.keys(readersOf(name, row)).filter((param) => values.has(param));
      if (named.length === 0) return [name, usualIn(mode)[name]];
      if ('read' in row) return [name, values.get(name)];
      const params = Object.fromEntries(named.map((param) => [param, values.get(param)]));
      return [name, row.valueOf(params, report)];
    });
    return { settings: Object.fromEntries(settings) as Settings, invalidParams };
  }

  /** The query for settings: those of their mode that are not the usual ones, or have to be said. */
  write(settings: Settings): string {
    const { mode } = settings;
    const usual = usualParams(mode);
    const own = rows.filter(([, row]) => isOfMode(row, mode));
    const always = own.flatMap(([name, row]) => row.alwaysSaid?.(settings[name]) ?? []);
    const entries = own.flatMap(([name, row]) => written(name, row, settings[name]));
    const query = new URLSearchParams(
      entries.filter(([name, value]) => value !== usual.get(name) || always.includes(name)),
    );
    // Legal in a query, and easier to read unescaped.
    return query.toString().replaceAll(/%(2F|3A|2C|7E)/g, decodeURIComponent);
  }
}
