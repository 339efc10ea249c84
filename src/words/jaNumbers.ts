import { lazily } from './lazily.ts';

const format = lazily(() => new Intl.NumberFormat('ja'));

/** A number as Japanese writes it. */
export const number = (value: number | bigint): string => format().format(value);
