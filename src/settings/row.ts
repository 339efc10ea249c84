import type { InvalidParam } from './invalid.ts';
import type { ModeId } from './modeIds.ts';

/** Surroundings of a value that is read from an address. */
interface Reading {
  /** Whether the catalogue has a puzzle with an id. */
  readonly isPuzzle: (id: string) => boolean;
  /** Takes invalid parts of a value that is valid as a whole. */
  readonly report: (invalid: InvalidParam) => void;
}

/** Reads the value of a parameter; undefined if it is invalid. */
export type Reader<Value> = (text: string, reading: Reading) => Value | undefined;

/** A setting with one parameter, which has the name of the setting. */
interface OneParam<Value> {
  readonly read: Reader<Value>;
  write(value: Value): string;
}

/** A setting with parameters of other names, or with none. */
interface SeveralParams<Value> {
  readonly readers: Readonly<Record<string, Reader<unknown>>>;
  /** Values of all parameters, in the order of addresses. */
  writeAll(value: Value): Readonly<Record<string, string>>;
  /** The setting for the values of an address; missing ones are the usual ones. */
  valueOf(
    params: Readonly<Record<string, unknown>>,
    report: (invalid: InvalidParam) => void,
  ): Value;
}

/** Choices of a setting that controls offer. */
export type Range = {
  /** The values to choose from, as addresses write them. */
  readonly values: readonly string[];
} & (
  | { readonly kind: 'flag' | 'one' }
  /** Any of the values; `none` is the word for no value at all. */
  | { readonly kind: 'some'; readonly none: string }
  /** A number within bounds, of which controls offer a few. */
  | ({ readonly kind: 'number' } & Bounds)
);

export interface Bounds {
  readonly least: number;
  readonly most: number;
  readonly isWhole: boolean;
}

/** What a setting is about; `mode`: of one mode or a few, `screens`: of a window among several. */
export type Scope =
  | 'subject'
  | 'mode'
  | 'playlist'
  | 'moment'
  | 'look'
  | 'run'
  | 'window'
  | 'screens';

/** Where a setting belongs, and where it is offered. */
export interface Place {
  readonly scope: Scope;
  /** The modes that have the setting; every mode if omitted. */
  readonly modes?: readonly ModeId[];
  readonly inDialog?: true;
  readonly forHosts?: true;
}

/** A setting: its usual value, its place, its choices, and how addresses say it. */
export type Row<Value> = Place & {
  readonly usual: Value;
  /** Modes in which another value is usual. */
  readonly usualIn?: Readonly<Partial<Record<ModeId, Value>>>;
  readonly range?: Range;
  /** Names of parameters that an address says even where they have the usual value. */
  alwaysSaid?(value: Value): readonly string[];
} & (OneParam<Value> | SeveralParams<Value>);

/** Reads one of some values, whatever their case. */
export const among =
  <Value extends string>(...values: readonly Value[]) =>
  (text: string): Value | undefined =>
    values.find((known) => known === text.toLowerCase());

const within =
  ({ least, most, isWhole }: Bounds) =>
  (text: string): number | undefined => {
    const isNumber = (isWhole ? /^\d+$/ : /^\d+(\.\d+)?$/).test(text);
    const number = Number(text);
    return isNumber && number >= least && number <= most ? number : undefined;
  };

/** Reads `unique`, `unique=1` and `unique=true` as yes. */
export function readFlag(text: string): boolean | undefined {
  if (['', '1', 'true'].includes(text.toLowerCase())) return true;
  return ['0', 'false'].includes(text.toLowerCase()) ? false : undefined;
}

export const writeFlag = (value: boolean | 'auto'): string =>
  typeof value === 'boolean' ? String(Number(value)) : value;

/** A value with a notation of its own. */
export const noted = <Value>(
  usual: Value,
  read: Reader<Value>,
  write: (value: Value) => string,
  place: Place,
): Row<Value> => ({ usual, read, write, ...place });

export const flag = (usual: boolean, place: Place): Row<boolean> => ({
  usual,
  range: { kind: 'flag', values: ['0', '1'] },
  read: readFlag,
  write: writeFlag,
  ...place,
});

export const flagOrAuto = (place: Place): Row<boolean | 'auto'> => ({
  usual: 'auto',
  range: { kind: 'one', values: ['auto', '1', '0'] },
  read: (text) => among('auto')(text) ?? readFlag(text),
  write: writeFlag,
  ...place,
});

export const one = <Value extends string>(
  usual: Value,
  values: readonly Value[],
  place: Place,
): Row<Value> => ({
  usual,
  range: { kind: 'one', values },
  read: among(...values),
  write: String,
  ...place,
});

export const numberOrAuto = (
  bounds: Bounds,
  offered: readonly number[],
  place: Place,
): Row<number | 'auto'> => ({
  usual: 'auto',
  range: { kind: 'number', ...bounds, values: ['auto', ...offered.map(String)] },
  read: (text) => among('auto')(text) ?? within(bounds)(text),
  write: String,
  ...place,
});

export const number = (
  usual: number,
  bounds: Bounds,
  offered: readonly number[],
  place: Place,
): Row<number> => ({
  usual,
  range: { kind: 'number', ...bounds, values: offered.map(String) },
  read: within(bounds),
  write: String,
  ...place,
});

/**
 * Any of some names, each once and in their own order; unknown ones are reported and left out.
 *
 * @param setting its name, for reports
 * @param none the word for no name at all
 */
export const some = <Name extends string>(
  setting: string,
  usual: readonly Name[],
  known: readonly Name[],
  none: string,
  place: Place,
): Row<readonly Name[]> => ({
  usual,
  range: { kind: 'some', values: known, none },
  read(text, { report }) {
    if (text.toLowerCase() === none) return [];
    const read = among(...known);
    const names = text.split(',');
    for (const name of names)
      if (read(name) === undefined) report({ setting, name, known: [none, ...known] });
    return known.filter((name) => names.some((named) => read(named) === name));
  },
  write: (names) => names.join() || none,
  ...place,
});
