import { lazily } from './lazily.ts';

const format = lazily(() => new Intl.NumberFormat('ja'));

/** A number as Japanese writes it. */
export const number = (value: number): string => format().format(value);
