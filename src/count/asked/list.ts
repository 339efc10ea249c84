import type { Problem } from '../../solve/problem.ts';
import { Tally, type Rows } from '../diagram/rows.ts';

/** Some solutions in a list, asked about as `Solutions` are. */
export class SolutionList {
  readonly count: bigint;
  private readonly problem: Problem;
  private readonly list: readonly (readonly number[])[];
  private numbers: Map<string, number> | undefined;

  constructor(problem: Problem, list: readonly (readonly number[])[]) {
    this.problem = problem;
    this.list = list;
    this.count = BigInt(list.length);
  }

  at(number: bigint): readonly number[] {
    return this.list[Number(number)]!;
  }

  numberOf(placements: readonly number[]): bigint | undefined {
    this.numbers ??= new Map(this.list.map((one, i) => [keyOf(one), i]));
    const number = this.numbers.get(keyOf(placements));
    return number === undefined ? undefined : BigInt(number);
  }

  from(number: bigint): Iterable<readonly number[]> {
    return this.list.slice(Number(number));
  }

  shares(): bigint[] {
    const shares = new Float64Array(this.problem.placements.count);
    for (const placements of this.list) for (const placement of placements) shares[placement]!++;
    return Array.from(shares, BigInt);
  }

  distribution(figureOf: ArrayLike<number>): Rows {
    const tally = new Tally();
    for (const placements of this.list) {
      const figure = placements.reduce((sum, one) => sum + figureOf[one]!, 0);
      tally.add(figure, 1n, () => placements);
    }
    return tally.rows;
  }
}

const keyOf = (placements: readonly number[]): string =>
  placements.toSorted((a, b) => a - b).join();
