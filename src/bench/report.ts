import { readFileSync } from 'node:fs';
import { calendar } from '../puzzle/calendar.ts';
import { parsePuzzle } from '../puzzle/text.ts';
import { compile, type Problem } from '../solve/problem.ts';

/** A puzzle of the catalogue, or of a day of the calendar. */
export function problemOf(id: string): Problem {
  const ofDay = calendar.get(id);
  if (ofDay) return compile(ofDay());
  const file = new URL(`../../assets/puzzles/${id}.txt`, import.meta.url);
  return compile(parsePuzzle(readFileSync(file, 'utf8')));
}

export const print = (measured: string, found: string): void =>
  console.log(`  ${measured.padEnd(52)} ${found}`);

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

/** A count, and whether it is the expected one. */
export const exactly = (found: number, expected: number): string =>
  `${found.toLocaleString('en')} (${found === expected ? 'as it should be' : `NOT ${expected.toLocaleString('en')}`})`;

/** The results of measurements that are made by turns, so that other load on the machine meets all of them. */
export async function byTurns<Result>(
  laps: number,
  ...measures: readonly (() => Result | Promise<Result>)[]
): Promise<Result[][]> {
  const results = measures.map((): Result[] => []);
  for (let lap = 0; lap < laps; lap++)
    for (const [i, measure] of measures.entries()) results[i]!.push(await measure());
  return results;
}
