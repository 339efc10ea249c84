import type { Problem } from '../../solve/problem.ts';
import { symmetries, type Symmetry } from '../../solve/symmetry/symmetry.ts';
import { Tally, type Rows } from '../diagram/rows.ts';
import { imagesOf, keyOf } from './images.ts';

/** Some solutions in a list, asked about as `Solutions` are; each may stand for its images. */
export class SolutionList {
  readonly count: bigint;
  readonly list: readonly (readonly number[])[];
  /** Whether each stands for its images. */
  readonly isUnique: boolean;
  readonly group: readonly Symmetry[];
  private readonly problem: Problem;
  private numbers: Map<string, number> | undefined;

  constructor(problem: Problem, list: readonly (readonly number[])[], group?: readonly Symmetry[]) {
    this.problem = problem;
    this.list = list;
    this.isUnique = group !== undefined;
    this.group = group ?? symmetries(problem).slice(0, 1);
    this.count = BigInt(list.length);
  }

  at(number: bigint): readonly number[] {
    return this.list[Number(number)]!;
  }

  /** The number of a solution, or of the one that stands for it. */
  numberOf(placements: readonly number[]): bigint | undefined {
    this.numbers ??= new Map(this.list.map((one, i) => [keyOf(one), i]));
    for (const image of imagesOf(this.group, placements)) {
      const number = this.numbers.get(keyOf(image));
      if (number !== undefined) return BigInt(number);
    }
    return undefined;
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
