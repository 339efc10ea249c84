import { expect, test } from 'vitest';
import { powerOfTen, roundedInteger } from './powerOfTen.ts';

test('very small numbers are written as powers of ten', () => {
  expect([6e-7, 1e-5, 1.5e-5, 2.4e-12, 0].map(powerOfTen)).toEqual([
    '6·10⁻⁷',
    '10⁻⁵',
    '1.5·10⁻⁵',
    '2.4·10⁻¹²',
    '0',
  ]);
});

test('very large numbers are written as powers of ten', () => {
  expect([7.3e25, 1e18].map(powerOfTen)).toEqual(['7.3·10²⁵', '10¹⁸']);
});

test('whole numbers with too many digits to be read are rounded, however many', () => {
  const all = ['999999999999999999', '112202208776036178000000', '99950000000000000000'];
  expect(all.map((digits) => roundedInteger(BigInt(digits)))).toEqual([
    undefined,
    '1.12·10²³',
    '1.00·10²⁰',
  ]);
  expect(roundedInteger(10n ** 400n)).toBe('1.00·10⁴⁰⁰');
});
