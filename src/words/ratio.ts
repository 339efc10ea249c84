/**
 * Formats ratios with three significant digits, or as many as it takes to differ from 1: rounded to the nearest, or
 * as a lower bound down ('floor') and as an upper bound up ('ceil').
 */
export const ratioIn =
  (locale: string) =>
  (value: number, roundingMode: 'halfExpand' | 'floor' | 'ceil' = 'halfExpand'): string => {
    const digits = Math.ceil(1 - Math.log10(Math.abs(value - 1)));
    const maximumSignificantDigits = Math.min(15, Math.max(3, digits));
    return new Intl.NumberFormat(locale, { maximumSignificantDigits, roundingMode }).format(value);
  };
