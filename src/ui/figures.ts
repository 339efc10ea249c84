/**
 * Keeps what it makes, by what it is made for: a format takes far longer to make than to use, and
 * figures are told many times a second.
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

/** How many digits of a share in per cent are told after its point: more, the smaller it is. */
const digitsOf = (share: number): number =>
  share > 0 ? Math.min(4, Math.max(1, 1 - Math.floor(Math.log10(share * 100)))) : 0;

/** A share from 0 to 1 as exactly as it is told: cut, not rounded, so that 1 is said of the whole alone. */
export function shownShare(share: number): number {
  const unit = 10 ** (digitsOf(share) + 2);
  // A hair more, or 0.29 would be cut to 28.9 %.
  return share >= 1 ? 1 : Math.floor(share * unit * (1 + 1e-12)) / unit;
}

/**
 * A share from 0 to 1 in per cent.
 *
 * @param locale a language tag
 */
export function percent(share: number, locale: string): string {
  const digits = digitsOf(share);
  const cut = shownShare(share);
  return shares(locale, cut === 0 || cut === 1 ? 0 : digits, digits).format(cut);
}

/** Steps a second, in three significant digits. */
export function pace(steps: number, locale: string): string {
  return paces(locale).format(steps);
}
