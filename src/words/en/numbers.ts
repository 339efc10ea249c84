import { handful, named, once, formatter } from '../format.ts';

/** A number with commas between thousands. */
export const number = formatter('en');

const ordinals = once(() => new Intl.PluralRules('en', { type: 'ordinal' }));
const endings: Partial<Record<Intl.LDMLPluralRule, string>> = { one: 'st', two: 'nd', few: 'rd' };
/** A place in an order, such as 1st. */
export const nth = (place: number): string =>
  `${number(place)}${endings[ordinals().select(place)] ?? 'th'}`;

/** A number of things, in the singular or the plural. */
export const count = (value: number | bigint, one: string, many = `${one}s`): string =>
  `${number(value)} ${Number(value) === 1 ? one : many}`;

const listed = once(() => new Intl.ListFormat('en', { type: 'disjunction' }));
/** Names in quotation marks, with “or” before the last; of many, the first few. */
export const either = (names: readonly string[]): string => {
  const { few, more } = handful(names);
  const rest = more > 0 ? [`${number(more)} more`] : [];
  return listed().format([...few.map((name) => `“${name}”`), ...rest]);
};

const joined = once(() => new Intl.ListFormat('en', { type: 'conjunction' }));
/** Names of pieces, with “and” before the last. */
export const all = (names: readonly string[]): string => joined().format(named(names));

/** The names of two or three colours of cells, the darkest first. */
export const shadesOf = (colours: number): readonly string[] =>
  colours === 2 ? ['dark', 'light'] : ['dark', 'grey', 'light'];

/** A number with at most one digit after the point. */
export const decimal = formatter('en', { maximumFractionDigits: 1 });

/** A moment of a race, in steps or in milliseconds of computing. */
export function moment(at: number, unit: 'steps' | 'time'): string {
  if (unit === 'steps') return count(at, 'step');
  return at < 1000 ? `${decimal(at)} ms` : `${decimal(at / 1000)} s`;
}

/** The solutions that a number includes. */
export const ofWhich = (unique: boolean): string =>
  `turns and flips ${unique ? 'counted once' : 'included'}`;
