/** A very small number as short as can be: 6·10⁻⁷. */
export function powerOfTen(value: number): string {
  const [digits, power] = value.toExponential(0).split('e') as [string, string];
  const raised = [...power].map((digit) => (digit === '-' ? '⁻' : '⁰¹²³⁴⁵⁶⁷⁸⁹'[Number(digit)]));
  return `${digits === '1' ? '' : `${digits}·`}10${raised.join('')}`;
}
