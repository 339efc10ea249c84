import { once } from './once.ts';

const format = once(() => new Intl.NumberFormat('en'));

/** A number as English writes it. */
export const number = (value: number | bigint): string => format().format(value);

/** So many of something. */
export const count = (value: number | bigint, one: string, many = `${one}s`): string =>
  `${number(value)} ${Number(value) === 1 ? one : many}`;
