/**
 * A share from 0 to 1 in per cent, with more digits the smaller it is. It is cut, not rounded, so
 * that 100 % is said of the whole alone.
 *
 * @param locale a language tag
 */
export function percent(share: number, locale: string): string {
  const digits = share > 0 ? Math.min(4, Math.max(1, 1 - Math.floor(Math.log10(share * 100)))) : 0;
  const unit = 10 ** (digits + 2);
  // A hair more, or 0.29 would be cut to 28.9 %.
  const cut = share >= 1 ? 1 : Math.floor(share * unit * (1 + 1e-12)) / unit;
  return new Intl.NumberFormat(locale, {
    style: 'percent',
    minimumFractionDigits: cut === 0 || cut === 1 ? 0 : digits,
    maximumFractionDigits: digits,
  }).format(cut);
}

/** Steps a second, in three significant digits. */
export function pace(steps: number, locale: string): string {
  return new Intl.NumberFormat(locale, { maximumSignificantDigits: 3 }).format(steps);
}
