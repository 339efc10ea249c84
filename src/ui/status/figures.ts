/**
 * Memoises by arguments: creating a format takes far longer than using it, and figures are formatted many
 * times a second.
 */
function memoised<For extends readonly (string | number)[]>(
  make: (...what: For) => Intl.NumberFormat,
): (...what: For) => Intl.NumberFormat {
  const made = new Map<string, Intl.NumberFormat>();
  return (...what) => {
    const name = what.join();
    const format = made.get(name) ?? make(...what);
    made.set(name, format);
    return format;
  };
}

const shares = memoised(
  (locale: string, least: number, most: number) =>
    new Intl.NumberFormat(locale, {
      style: 'percent',
      minimumFractionDigits: least,
      maximumFractionDigits: most,
    }),
);
const paces = memoised(
  (locale: string) => new Intl.NumberFormat(locale, { maximumSignificantDigits: 3 }),
);

/** The number of decimals of a percentage: the smaller the share, the more. */
const digitsOf = (share: number): number =>
  share > 0 ? Math.min(4, Math.max(1, 1 - Math.floor(Math.log10(share * 100)))) : 0;

/** A share from 0 to 1 at displayed precision: truncated, so that only the whole is shown as 1. */
export function shownShare(share: number): number {
  const unit = 10 ** (digitsOf(share) + 2);
  // Without the extra factor, 0.29 would become 28.9 %.
  return share >= 1 ? 1 : Math.floor(share * unit * (1 + 1e-12)) / unit;
}

/**
 * Formats a share from 0 to 1 as a percentage.
 *
 * @param locale a language tag
 */
export function percent(share: number, locale: string): string {
  const digits = digitsOf(share);
  const cut = shownShare(share);
  return shares(locale, cut === 0 || cut === 1 ? 0 : digits, digits).format(cut);
}

/** Formats steps per second with three significant digits. */
export function pace(steps: number, locale: string): string {
  return paces(locale).format(steps);
}
