import { once } from './once.ts';

const format = once(() => new Intl.NumberFormat('ja'));

/** A number as Japanese writes it. */
export const number = (value: number | bigint): string => format().format(value);
