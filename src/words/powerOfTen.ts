const superscript = (power: number | string): string =>
  [...String(power)].map((digit) => (digit === '-' ? '⁻' : '⁰¹²³⁴⁵⁶⁷⁸⁹'[Number(digit)])).join('');

/** Formats a very small or large number: 6·10⁻⁷. */
export function powerOfTen(value: number): string {
  if (value === 0) return '0';
  // One more digit if the first alone would be misleading.
  const isRound = Number(value.toExponential(0)) === Number(value.toPrecision(6));
  const [digits, power] = value.toExponential(isRound ? 0 : 1).split(/e\+?/) as [string, string];
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
