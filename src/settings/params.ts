import type { InvalidParam } from './invalid.ts';
import { modeIds, type ModeId } from './modeIds.ts';
import type { Reader, Row } from './row.ts';
import {
  defaults,
  isOfMode,
  rows,
  usualInModes,
  type SettingName,
  type Settings,
} from './settings.ts';

/** The parameters of an address, in its order: names and values. */
export type Params = readonly (readonly [string, string])[];

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

/** Parameters of older addresses and lessons that have no meaning any more, and are passed over. */
const former: ReadonlySet<string> = new Set(['notes']);

export const paramNames: readonly string[] = [...readers.keys()];

/** The mode that the parameters of an address name; the last valid one counts. */
function modeIn(params: Params): ModeId {
  const named = params.filter(([name]) => name === 'mode').map(([, id]) => id.toLowerCase());
  return named.flatMap((id) => modeIds.find((known) => known === id) ?? []).at(-1) ?? defaults.mode;
}

/** Reads settings. Invalid values are listed and left at their defaults. */
export function readParams(
  params: Params,
  isPuzzle: (id: string) => boolean,
): { settings: Settings; invalidParams: InvalidParam[] } {
  const invalidParams: InvalidParam[] = [];
  const report = (invalid: InvalidParam): void => void invalidParams.push(invalid);
  const reading = { isPuzzle, report };
  const mode = modeIn(params);
  const usual = usualParams(mode);
  const values = new Map<string, unknown>();
  for (const [name, text] of params) {
    if (former.has(name)) continue;
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

/** The parameters for settings: those of their mode that are not the usual ones, or have to be said. */
export function writeParams(settings: Settings): Params {
  const { mode } = settings;
  const usual = usualParams(mode);
  const own = rows.filter(([, row]) => isOfMode(row, mode));
  const always = own.flatMap(([name, row]) => row.alwaysSaid?.(settings[name]) ?? []);
  const entries = own.flatMap(([name, row]) => written(name, row, settings[name]));
  return entries.filter(([name, value]) => value !== usual.get(name) || always.includes(name));
}
