import type { Estimate } from '../solve/effort/estimate.ts';

/**
 * Creates a value on first use. Each Intl format takes some milliseconds to create, and most runs of the
 * program need one or none.
 */
export function once<Made extends object>(make: () => Made): () => Made {
  let made: Made | undefined;
  return () => (made ??= make());
}

/** Formats numbers in a language, with the format created on first use. */
export function formatter(
  locale: string,
  options?: Intl.NumberFormatOptions,
): (value: number | bigint) => string {
  const format = once(() => new Intl.NumberFormat(locale, options));
  return (value) => format().format(value);
}

const superscript = (power: number | string): string =>
  [...String(power)].map((digit) => (digit === '-' ? '⁻' : '⁰¹²³⁴⁵⁶⁷⁸⁹'[Number(digit)])).join('');

/** Names, each once, with how often it comes if that is more than once. */
export function named(names: readonly string[]): readonly string[] {
  const often = new Map<string, number>();
  for (const name of names) often.set(name, (often.get(name) ?? 0) + 1);
  return Array.from(often, ([name, many]) => (many === 1 ? name : `${name} ×${many}`));
}

/** Formats a very small or large number: 6·10⁻⁷. */
export function powerOfTen(value: number): string {
  if (value === 0) return '0';
  // One more digit if the first alone would be misleading.
  const isRound = Number(value.toExponential(0)) === Number(value.toPrecision(6));
  const [digits, power = ''] = value.toExponential(isRound ? 0 : 1).split(/e\+?/);
  return `${digits === '1' ? '' : `${digits}·`}10${superscript(power)}`;
}

/** The most digits of a number that are all written out. */
const MOST_DIGITS = 18;
/** The digits of a longer one. */
const DIGITS = 3;

/** A whole number that has too many digits to be read, rounded: 1.12·10²³; undefined for any other. */
export function roundedInteger(value: bigint): string | undefined {
  const { length } = String(value);
  if (length <= MOST_DIGITS) return undefined;
  const unit = 10n ** BigInt(length - DIGITS);
  const kept = String((value + unit / 2n) / unit);
  // Rounding up may add a digit.
  const power = length - DIGITS + kept.length - 1;
  return `${kept[0]}.${kept.slice(1, DIGITS)}·10${superscript(power)}`;
}

/**
 * Formats ratios with three significant digits, or as many as it takes to differ from 1: rounded to the
 * nearest, or as a lower bound down ('floor') and as an upper bound up ('ceil').
 */
export const ratioIn =
  (locale: string) =>
  (value: number, roundingMode: 'halfExpand' | 'floor' | 'ceil' = 'halfExpand'): string => {
    const digits = Math.ceil(1 - Math.log10(Math.abs(value - 1)));
    const maximumSignificantDigits = Math.min(15, Math.max(3, digits));
    return new Intl.NumberFormat(locale, { maximumSignificantDigits, roundingMode }).format(value);
  };

/** The number of digits shown of an estimate. */
export const ESTIMATE_DIGITS = 2;

/** The error of an estimate, or 0 if it is less than the rounding of the digits shown. */
export function toleranceOf({ placements, spread }: Estimate): number {
  const digits = Math.floor(Math.log10(placements)) + 1;
  const lastDigit = 10 ** Math.max(0, digits - ESTIMATE_DIGITS);
  return spread < lastDigit / 2 ? 0 : Math.round(spread);
}

/** An amount of memory in MB or GB, of 2²⁰ and 2³⁰ bytes as in `--memory`; alike in every language. */
export function memorySize(bytes: number): string {
  const isLarge = bytes >= 2 ** 30;
  const amount = bytes / (isLarge ? 2 ** 30 : 2 ** 20);
  return `${amount < 10 ? Math.floor(10 * amount) / 10 : Math.floor(amount)} ${isLarge ? 'GB' : 'MB'}`;
}

/** The least value of `--memory` that is as much. */
export const typedMemory = (bytes: number): string => `${Math.ceil(bytes / 2 ** 20)}M`;

const SHOWN = 80;

/** Truncates quoted input to fit in a sentence. */
export function short(text: string): string {
  const characters = [...text];
  return characters.length > SHOWN ? `${characters.slice(0, SHOWN - 1).join('')}…` : text;
}

/** A text that begins with a capital letter. */
export const capitalised = (text: string): string =>
  text.replace(/^./u, (first) => first.toUpperCase());

const NAMED = 5;

/** The first few names, each truncated, and the number of the others. */
export const handful = (
  names: readonly string[],
): { readonly few: readonly string[]; readonly more: number } => {
  // Listing one more takes no more room than the number of one other.
  const listed = names.length === NAMED + 1 ? names.length : NAMED;
  return { few: names.slice(0, listed).map(short), more: Math.max(0, names.length - listed) };
};

/** Writes a part of a total as a percentage, which is 0 only for nothing and 100 only for all of it. */
export function portionIn(locale: string, digits: number) {
  const write = formatter(locale, { style: 'percent', maximumFractionDigits: digits });
  const least = 10n ** BigInt(digits + 2);
  return (part: bigint, total: bigint): string => {
    if (part === 0n || part === total) return write(part === 0n ? 0 : 1);
    // Rounded as a whole number, as a double cannot hold the part.
    const units = (2n * part * least + total) / (2n * total);
    if (units === 0n) return `<${write(1 / Number(least))}`;
    if (units === least) return `>${write(1 - 1 / Number(least))}`;
    return write(Number(units) / Number(least));
  };
}
