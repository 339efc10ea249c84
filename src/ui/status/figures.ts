const formats = new Map<string, Intl.NumberFormat>();

/**
 * Formats a number in a language. Formats are kept: creating one takes far longer than using it, and figures
 * are formatted many times a second.
 */
function write(value: number, locale: string, options: Intl.NumberFormatOptions): string {
  const name = [locale, ...Object.entries(options)].join();
  const format = formats.get(name) ?? new Intl.NumberFormat(locale, options);
  formats.set(name, format);
  return format.format(value);
}

/** The number of decimals of a percentage: the smaller the share, the more. */
const digitsOf = (share: number): number =>
  share > 0 ? Math.min(4, Math.max(1, 1 - Math.floor(Math.log10(share * 100)))) : 0;

/** A share from 0 to 1 at displayed precision: truncated, so that only the whole is shown as 1. */
export function shownShare(share: number): number {
  const unit = 10 ** (digitsOf(share) + 2);
  // Without the extra factor, 0.29 would become 28.9 %.
  return share >= 1 ? 1 : Math.floor(share * unit * (1 + 1e-12)) / unit;
}

/** Formats a share from 0 to 1 as a percentage. */
export function percent(share: number, locale: string): string {
  const digits = digitsOf(share);
  const cut = shownShare(share);
  return write(cut, locale, {
    style: 'percent',
    minimumFractionDigits: cut === 0 || cut === 1 ? 0 : digits,
    maximumFractionDigits: digits,
  });
}

/** Formats a share as a percentage with two significant digits. */
export const roundPercent = (share: number, locale: string): string =>
  write(share, locale, { style: 'percent', maximumSignificantDigits: 2 });

/** Formats steps per second with three significant digits. */
export const pace = (steps: number, locale: string): string =>
  write(steps, locale, { maximumSignificantDigits: 3 });

/** Formats a number in short, such as 1.23M. */
export const compact = (value: number, locale: string): string =>
  write(value, locale, { notation: 'compact', maximumSignificantDigits: 3 });
