import type { Words } from '../words/index.ts';

/** Something in an address that makes no sense. */
export interface InvalidParam {
  sentence(words: Words): string;
}

/** Reads a value of an address; undefined where it makes no sense. What is wrong besides is reported. */
type Reader<Value> = (value: string, report: (invalid: InvalidParam) => void) => Value | undefined;

/**
 * Settings that belong together, and how an address writes them.
 *
 * @template Own the settings
 * @template Values what an address gives for them, by its names, where that differs from the settings
 */
export interface SettingsSlice<Own extends object, Values extends object = Own> {
  readonly defaults: Own;
  readonly readers: { readonly [Name in keyof Values]-?: Reader<Values[Name]> };
  /** All of the settings as an address writes them, in that order. */
  write(settings: Own): { readonly [Name in keyof Values]-?: string };
  /** The settings for the values an address gives; the others are at their defaults. */
  settingsOf(values: Partial<Values>): Own;
}

/** Any slice, for what is done with all of them alike. */
export type AnySlice = SettingsSlice<object, Record<string, unknown>>;

export const among =
  <Value extends string>(...values: readonly Value[]) =>
  (value: string): Value | undefined =>
    values.find((known) => known === value.toLowerCase());

export const keysOf = <Key extends string>(record: Readonly<Record<Key, unknown>>): Key[] =>
  Object.keys(record) as Key[];

/** Reads `unique`, `unique=1` and `unique=true` as yes. */
export const readFlag = (value: string): boolean | undefined => {
  if (['', '1', 'true'].includes(value.toLowerCase())) return true;
  return ['0', 'false'].includes(value.toLowerCase()) ? false : undefined;
};

export const writeFlag = (value: boolean | 'auto'): string =>
  typeof value === 'boolean' ? String(Number(value)) : value;
