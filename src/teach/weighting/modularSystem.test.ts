import fc from 'fast-check';
import { expect, test } from 'vitest';
import { runs } from '../../testing/share.ts';
import { annihilator, timesColumn, type SparseColumn, type Vector } from './modularSystem.ts';

const anyModulus = fc.constantFrom(
  { prime: 2, modulus: 2 },
  { prime: 3, modulus: 3 },
  { prime: 2, modulus: 4 },
  { prime: 5, modulus: 5 },
  { prime: 2, modulus: 8 },
  { prime: 3, modulus: 9 },
);

/** All vectors modulo a number. */
function allVectors(size: number, modulus: number): Vector[] {
  return Array.from({ length: modulus ** size }, (_, number) =>
    Int32Array.from({ length: size }, (_, at) => Math.floor(number / modulus ** at) % modulus),
  );
}

/** All sums of multiples of some vectors, as text. */
function spanOf(generators: readonly Vector[], size: number, modulus: number): Set<string> {
  let span = new Set([new Int32Array(size).join()]);
  for (const generator of generators) {
    const next = new Set<string>();
    for (const name of span) {
      for (let times = 0; times < modulus; times++)
        next.add(
          name
            .split(',')
            .map((value, at) => (Number(value) + times * generator[at]!) % modulus)
            .join(),
        );
    }
    span = next;
  }
  return span;
}

test('generates exactly the vectors whose products are 0, unless all products with the right side are 0', () => {
  let [proving, others] = [0, 0];
  const anySystem = fc.integer({ min: 1, max: 3 }).chain((size) =>
    fc.record({
      size: fc.constant(size),
      modulus: anyModulus,
      columns: fc.array(
        fc.array(fc.integer({ min: -2, max: 6 }), { minLength: size, maxLength: size }),
        {
          maxLength: 5,
        },
      ),
      right: fc.array(fc.integer({ min: -3, max: 9 }), { minLength: size, maxLength: size }),
    }),
  );
  fc.assert(
    fc.property(anySystem, ({ size, modulus: { prime, modulus }, columns, right }) => {
      const sparse = (values: readonly number[]): SparseColumn => {
        const at = [...values.keys()].filter((one) => values[one] !== 0);
        return { at, value: at.map((one) => values[one]!) };
      };
      const system = { size, columns: () => columns.map(sparse), right: sparse(right) };
      const found = annihilator(system, prime, modulus);
      const isZero = (values: readonly number[], vector: Vector): boolean =>
        timesColumn(sparse(values), vector, modulus) === 0;
      const wanted = allVectors(size, modulus).filter((vector) =>
        columns.every((values) => isZero(values, vector)),
      );
      const proves = wanted.some((vector) => !isZero(right, vector));
      if (proves) {
        proving++;
        expect(spanOf(found, size, modulus)).toEqual(
          new Set(wanted.map((vector) => vector.join())),
        );
      } else {
        others++;
        expect(found.every((vector) => isZero(right, vector))).toBe(true);
      }
    }),
    runs(300),
  );
  expect(proving).toBeGreaterThan(20);
  expect(others).toBeGreaterThan(20);
});
