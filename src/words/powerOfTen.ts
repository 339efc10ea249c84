/** Formats a very small or large number: 6·10⁻⁷. */
export function powerOfTen(value: number): string {
  if (value === 0) return '0';
  // One more digit if the first alone would be misleading.
  const isRound = Number(value.toExponential(0)) === Number(value.toPrecision(6));
  const [digits, power] = value.toExponential(isRound ? 0 : 1).split(/e\+?/) as [string, string];
  const raised = [...power].map((digit) => (digit === '-' ? '⁻' : '⁰¹²³⁴⁵⁶⁷⁸⁹'[Number(digit)]));
  return `${digits === '1' ? '' : `${digits}·`}10${raised.join('')}`;
}
