import { describe, expect, test } from 'vitest';
import { parsePuzzle } from '../puzzle/text.ts';
import { compile, type Problem } from '../solve/problem.ts';
import { Count, countSolutions } from './count.ts';
import { shareOf } from './share.ts';
import { isLong } from '../testing/share.ts';

const problemOf = (text: string): Problem => compile(parsePuzzle(text));
const dominoes = (columns: number, rows: number): Problem =>
  problemOf(`${`${'.'.repeat(columns)}\n`.repeat(rows)}\nI x*\noo\n`);

/** Whole numbers from one on. */
const upTo = (last: number): number[] => Array.from({ length: last }, (_, i) => i + 1);
const product = (factors: readonly bigint[]): bigint => factors.reduce((all, one) => all * one, 1n);
const factorial = (n: number): bigint => product(upTo(n).map(BigInt));

/** A determinant without fractions: Bareiss 1968. */
function determinant(matrix: readonly (readonly bigint[])[]): bigint {
  const rows = matrix.map((row) => [...row]);
  let sign = 1n;
  let before = 1n;
  for (let k = 0; k < rows.length - 1; k++) {
    const pivot = rows.findIndex((row, i) => i >= k && row[k] !== 0n);
    if (pivot < 0) return 0n;
    if (pivot !== k) {
      [rows[k], rows[pivot]] = [rows[pivot]!, rows[k]!];
      sign = -sign;
    }
    for (let i = k + 1; i < rows.length; i++)
      for (let j = k + 1; j < rows.length; j++)
        rows[i]![j] = (rows[i]![j]! * rows[k]![k]! - rows[i]![k]! * rows[k]![j]!) / before;
    before = rows[k]![k]!;
  }
  return sign * rows.at(-1)!.at(-1)!;
}

/** The polynomial with the roots 4 cos² (πk / (n + 1)), k = 1 … n / 2, for an even n: its coefficients, the highest first. */
function cosines(n: number): bigint[] {
  // Chebyshev's polynomials in x / 2, of which every other coefficient is 0: the even ones are polynomials in x².
  let [last, next] = [[1n], [1n, 0n]];
  for (let i = 1; i < n; i++)
    [last, next] = [
      next,
      [...next, 0n].map((coefficient, at) => coefficient - (last[at - 2] ?? 0n)),
    ];
  return next.filter((_, at) => at % 2 === 0);
}

/**
 * Tilings of a box by dominoes, both sides even: the product of 4 cos² (πj / (m + 1)) + 4 cos² (πk / (n + 1))
 * over j = 1 … m / 2 and k = 1 … n / 2 (Kasteleyn 1961), which is the resultant of two polynomials.
 */
function kasteleyn(m: number, n: number): bigint {
  const one = cosines(m);
  const other = cosines(n).map((coefficient, at) => (at % 2 === 0 ? coefficient : -coefficient));
  const size = (m + n) / 2;
  const shifted = (coefficients: readonly bigint[], by: number): bigint[] =>
    Array.from({ length: size }, (_, at) => coefficients[at - by] ?? 0n);
  const rows = [
    ...upTo(n / 2).map((by) => shifted(one, by - 1)),
    ...upTo(m / 2).map((by) => shifted(other, by - 1)),
  ];
  const resultant = determinant(rows);
  return resultant < 0n ? -resultant : resultant;
}

/** A hexagon of triangles, with sides a, b, c, a, b, c, to be tiled by rhombi. */
function rhombi(a: number, b: number, c: number): Problem {
  // The corners of a row, from the top down, in halves of an edge.
  let [left, right] = [b, b + 2 * a];
  const rows = upTo(b + c).map((row) => {
    const [nextLeft, nextRight] = [left + (row <= b ? -1 : 1), right + (row <= c ? 1 : -1)];
    const first = Math.min(left, nextLeft);
    const cells = Math.max(right, nextRight) - first - 1;
    [left, right] = [nextLeft, nextRight];
    const turns = row <= b ? '^v' : 'v^';
    return ' '.repeat(first) + turns.repeat(cells).slice(0, cells);
  });
  return problemOf(`lattice: triangle\n\n${rows.join('\n')}\n\nA x*\n^v\n`);
}

/**
 * Plane partitions in a box of a × b × c, as many as ways to tile a hexagon by rhombi: the product of
 * (i + j + k − 1) / (i + j + k − 2) over the cells of the box (MacMahon 1916). Over one cell of each
 * orbit it is the number of those that a symmetry of the box leaves alone, if that exchanges two sides or
 * turns all three (Stanley 1986, Symmetries of plane partitions).
 */
function partitions(
  a: number,
  b: number,
  c: number,
  isFirst: (i: number, j: number, k: number) => boolean = () => true,
): bigint {
  const sums = upTo(a).flatMap((i) =>
    upTo(b).flatMap((j) =>
      upTo(c)
        .filter((k) => isFirst(i, j, k))
        .map((k) => i + j + k),
    ),
  );
  return product(sums.map((sum) => BigInt(sum - 1))) / product(sums.map((sum) => BigInt(sum - 2)));
}

describe('counts beyond what a double tells exactly', () => {
  test('the product for dominoes is the count where that is known', () => {
    expect([2, 4, 6, 8].map((side) => kasteleyn(side, side))).toEqual([
      2n,
      36n,
      6728n,
      12_988_816n,
    ]);
    expect(kasteleyn(10, 10)).toBe(258_584_046_368n);
  });

  test.each([
    [10, 10],
    [12, 12],
    [14, 8],
    [16, 16],
    [100, 6],
    [4, 200],
  ])('dominoes in a box of %i × %i', (columns, rows) => {
    expect(countSolutions(dominoes(columns, rows), false)).toBe(kasteleyn(columns, rows));
  });

  test.runIf(isLong)('dominoes in a box of 20 × 20', { timeout: 300_000 }, () => {
    expect(countSolutions(dominoes(20, 20), false)).toBe(kasteleyn(20, 20));
  });

  test.each([
    [3, 4, 5],
    [7, 7, 7],
    [6, 8, 9],
  ])('rhombi in a hexagon with sides %i, %i, %i', (a, b, c) => {
    expect(countSolutions(rhombi(a, b, c), false)).toBe(partitions(a, b, c));
  });
});

describe('unique counts beyond what a double tells exactly', () => {
  test('dominoes two wide: half of all and of those that read the same from both ends', () => {
    const fibonacci = [0n, 1n];
    for (let i = 2; i <= 202; i++) fibonacci.push(fibonacci[i - 1]! + fibonacci[i - 2]!);
    for (const length of [10, 80, 200]) {
      const all = fibonacci[length + 1]!;
      expect(countSolutions(dominoes(length, 2), false)).toBe(all);
      const alike = fibonacci[length / 2 + 2]!;
      expect(countSolutions(dominoes(length, 2), true)).toBe((all + alike) / 2n);
    }
  });

  test.each([2, 4, 8])('rhombi in a hexagon with sides of %i', (side) => {
    const half = side / 2;
    const all = partitions(side, side, side);
    const symmetric = partitions(side, side, side, (i, j) => i <= j);
    const turnedByThird = partitions(
      ...([side, side, side] as const),
      (i, j, k) => (i < j && i <= k) || (i === j && j === k),
    );
    // Those that are their own complement, turned or flipped: also in Stanley 1986.
    const turnedByHalf = partitions(half, half, half) ** 2n;
    const turnedBySixth =
      (product(upTo(half).map((i) => factorial(3 * i - 2))) /
        product(upTo(half).map((i) => factorial(half + i - 1)))) **
      2n;
    const sums = upTo(side - 2).flatMap((i) =>
      upTo(side - 2)
        .filter((j) => i <= j)
        .map((j) => i + j + 1),
    );
    const flippedOver =
      ((factorial(half + side - 1) / factorial(side - 1) / factorial(half)) *
        product(sums.map((sum) => BigInt(side + sum)))) /
      product(sums.map((sum) => BigInt(sum)));
    const turned = 2n * (turnedByThird + turnedBySixth) + turnedByHalf;
    const sum = all + 3n * (symmetric + flippedOver) + turned;
    expect(sum % 12n).toBe(0n);
    expect(countSolutions(rhombi(side, side, side), true)).toBe(sum / 12n);
  });
});

/** A strip of dominoes, which is one state with many ways in the end, above a box in which a count is often split. */
const stripAndBox = problemOf(
  `${`${'.'.repeat(90)}\n`.repeat(2)}#\n${'......\n'.repeat(6)}\nI x*\noo\n`,
);

test('a large count is saved and resumed while its ranges are added up, and shared', () => {
  const seen = new Set<string>();
  let sum = 0n;
  let frames = 0;
  for (const part of [1, 2]) {
    const options = { unique: false, memory: 2000, sharedStates: 20, share: shareOf(part, 2) };
    let count = new Count(stripAndBox, options);
    for (let slice = 1; !count.run(1); slice++) {
      // Long enough to get beyond where it was resumed.
      if (slice % 230 > 0) continue;
      const from = JSON.parse(JSON.stringify(count.state()));
      seen.add(typeof from.weighted);
      frames = Math.max(frames, from.frames.length);
      count = new Count(stripAndBox, { ...options, from });
    }
    expect(count.solutions).toBeGreaterThan(2n ** 53n);
    sum += count.solutions;
  }
  expect(frames).toBeGreaterThan(1);
  expect(seen).toContain('string');
  expect(sum).toBe(kasteleyn(90, 2) * kasteleyn(6, 6));
});
