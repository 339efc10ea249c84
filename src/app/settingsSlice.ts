import type { Words } from '../words/index.ts';
import type { Settings } from './settings.ts';

/** Something invalid in an address. */
export interface InvalidParam {
  sentence(words: Words): string;
}

/** Reads a value of an address; undefined if it is invalid. Invalid parts of a valid value are reported. */
type Reader<Value> = (value: string, report: (invalid: InvalidParam) => void) => Value | undefined;

/**
 * Settings that belong together, and how an address reads and writes them.
 *
 * @template Own the settings
 * @template Values the values in an address, by name, if those differ from the settings
 */
export interface SettingsSlice<Own extends object, Values extends object = Own> {
  readonly defaults: Own;
  readonly readers: { readonly [Name in keyof Values]-?: Reader<Values[Name]> };
  /** All values as an address writes them, in its order. */
  write(settings: Own): { readonly [Name in keyof Values]-?: string };
  /** The names, of this slice or others, that an address gives even where their values are the usual ones. */
  given?(settings: Own & Settings): readonly string[];
  /** The settings for the values of an address; what is missing is at its default. */
  settingsOf(values: Partial<Values>): Own;
}

/** Any slice, its types erased. */
export type AnySlice = SettingsSlice<object, Record<string, unknown>>;

export const among =
  <Value extends string>(...values: readonly Value[]) =>
  (value: string): Value | undefined =>
    values.find((known) => known === value.toLowerCase());

/** Reads a number within bounds. */
export const within =
  ({
    least,
    most,
    isWhole,
  }: {
    readonly least: number;
    readonly most: number;
    readonly isWhole: boolean;
  }) =>
  (value: string): number | undefined => {
    const isNumber = (isWhole ? /^\d+$/ : /^\d+(\.\d+)?$/).test(value);
    const number = Number(value);
    return isNumber && number >= least && number <= most ? number : undefined;
  };

export const keysOf = <Key extends string>(record: Readonly<Record<Key, unknown>>): Key[] =>
  Object.keys(record) as Key[];

/** Reads `unique`, `unique=1` and `unique=true` as yes. */
export const readFlag = (value: string): boolean | undefined => {
  if (['', '1', 'true'].includes(value.toLowerCase())) return true;
  return ['0', 'false'].includes(value.toLowerCase()) ? false : undefined;
};

export const writeFlag = (value: boolean | 'auto'): string =>
  typeof value === 'boolean' ? String(Number(value)) : value;
