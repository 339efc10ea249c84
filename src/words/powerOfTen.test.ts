import { expect, test } from 'vitest';
import { powerOfTen } from './powerOfTen.ts';

test('very small numbers are written as powers of ten', () => {
  expect([6e-7, 1e-5, 1.5e-5, 2.4e-12, 0].map(powerOfTen)).toEqual([
    ...['6·10⁻⁷', '10⁻⁵', '1.5·10⁻⁵', '2.4·10⁻¹²', '0'],
  ]);
});

test('very large numbers are written as powers of ten', () => {
  expect([7.3e25, 1e18].map(powerOfTen)).toEqual(['7.3·10²⁵', '10¹⁸']);
});
