/** Prints a measurement. */
export const say = (what: string, found: string): void =>
  console.log(`  ${what.padEnd(52)} ${found}`);

export const median = (values: readonly number[]): number => {
  const sorted = values.toSorted((a, b) => a - b);
  return (sorted[(sorted.length - 1) >> 1]! + sorted[sorted.length >> 1]!) / 2;
};

/** A ratio, and whether it is large enough. */
export const ratio = (times: number, least: number): string =>
  `${times.toFixed(1)} × (at least ${least}: ${times >= least ? 'yes' : 'NO'})`;

/** An amount, and whether it is small enough. */
export const atMost = (amount: number, most: number): string =>
  `${amount.toFixed(1)} (at most ${most}: ${amount <= most ? 'yes' : 'NO'})`;

/** An amount, and whether it is large enough. */
export const atLeast = (amount: number, least: number): string =>
  `${amount.toLocaleString('en', { maximumFractionDigits: 1 })} (at least ${least.toLocaleString('en')}: ${amount >= least ? 'yes' : 'NO'})`;

/** A count, and whether it is the expected one. */
export const exactly = (found: number, expected: number): string =>
  `${found.toLocaleString('en')} (${found === expected ? 'as it should be' : `NOT ${expected.toLocaleString('en')}`})`;
