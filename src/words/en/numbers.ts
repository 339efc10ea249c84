import { handful, once } from '../format.ts';

const format = once(() => new Intl.NumberFormat('en'));

/** A number as English writes it. */
export const number = (value: number | bigint): string => format().format(value);

/** So many of something. */
export const count = (value: number | bigint, one: string, many = `${one}s`): string =>
  `${number(value)} ${Number(value) === 1 ? one : many}`;

const listed = once(() => new Intl.ListFormat('en', { type: 'disjunction' }));
/** Names in quotation marks, with “or” before the last; of many, the first few. */
export const either = (names: readonly string[]): string => {
  const { few, more } = handful(names);
  const rest = more > 0 ? [`${number(more)} more`] : [];
  return listed().format([...few.map((name) => `“${name}”`), ...rest]);
};

const oneDigit = once(() => new Intl.NumberFormat('en', { maximumFractionDigits: 1 }));
/** A number with at most one digit after the point. */
export const decimal = (value: number): string => oneDigit().format(value);

/** A moment of a race, in steps or in milliseconds of computing. */
export function moment(at: number, unit: 'steps' | 'time'): string {
  if (unit === 'steps') return count(at, 'step');
  return at < 1000 ? `${decimal(at)} ms` : `${decimal(at / 1000)} s`;
}

/** The solutions that a number includes. */
export const ofWhich = (unique: boolean): string =>
  `turns and flips ${unique ? 'counted once' : 'included'}`;
