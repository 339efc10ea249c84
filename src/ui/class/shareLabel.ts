/** Below this, shares are written as powers of ten. */
const TINY = 1e-6;

/** The power of ten of the first digit, rounding aside. */
const powerOf = (share: number): number => Math.floor(Math.log10(share) + 1e-9);

const raised = (power: number): string =>
  String(power).replace(/./g, (sign) => '⁻⁰¹²³⁴⁵⁶⁷⁸⁹'['-0123456789'.indexOf(sign)]!);

/** Writes a share of a tree, to multiples of a unit. */
export function shareLabel(share: number, unit: number): string {
  if (share === 0) return '0%';
  const power = powerOf(share);
  const digits = (from: number): number => Math.max(0, from - powerOf(unit));
  if (share >= TINY) return `${(100 * share).toFixed(digits(-2))}%`;
  return `${(share / 10 ** power).toFixed(digits(power))} × 10${raised(power)}`;
}
