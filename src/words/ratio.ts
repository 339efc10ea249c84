/**
 * Tells ratios in three significant digits, or as many as it takes to see that one is not 1: cut, so that
 * it is at least so much, or with 'ceil' at most so much.
 */
export const ratioIn =
  (locale: string) =>
  (value: number, roundingMode: 'trunc' | 'ceil' = 'trunc'): string => {
    const digits = Math.ceil(1 - Math.log10(Math.abs(value - 1)));
    const maximumSignificantDigits = Math.min(15, Math.max(3, digits));
    return new Intl.NumberFormat(locale, { maximumSignificantDigits, roundingMode }).format(value);
  };
