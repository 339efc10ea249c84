import { expect, test } from 'vitest';
import { powerOfTen, roundedInteger } from './format.ts';
import { lateWords, words } from './index.ts';

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

const good = { placements: 26_000_000, spread: 1_200_000 };
const rough = { placements: 7.3e25, spread: 7e25 };

test('a good estimate is given with its error, and a rough one as a lower bound', () => {
  const line = (size: typeof good) =>
    lateWords(words('en')).counting.line({
      progress: 0.5,
      solutions: 2n,
      placements: 9n,
      left: undefined,
      size,
      memory: null,
    });
  expect(line(good)).toContain('9 placements of about 26 million ± 1.2 million');
  expect(line(rough)).toContain('9 placements of probably more than 7.3·10²⁵');
  expect(lateWords(words('en')).counting.sizeIs(rough)).toBe(
    'probably more than 7.3·10²⁵ placements',
  );
  expect(lateWords(words('ja')).counting.sizeIs(rough)).toBe('置く回数はおそらく7.3·10²⁵回以上');
  expect(lateWords(words('ja')).counting.sizeIs(good)).toBe('置く回数はおよそ2600万±120万回');
});

test('a tolerance smaller than the rounding, or than one placement, is left out', () => {
  const { sizeIs, line } = lateWords(words('en')).counting;
  const others = { progress: 0.5, solutions: 2n, placements: 9n, left: undefined, memory: null };
  expect(sizeIs({ placements: 162.7, spread: 0.19 })).toBe('about 160 placements');
  expect(sizeIs({ placements: 7.3, spread: 0.4 })).toBe('about 7 placements');
  expect(sizeIs({ placements: 17.3, spread: 0.7 })).toBe('about 17 placements, give or take 1');
  expect(sizeIs({ placements: 162.7, spread: 11.4 })).toBe('about 160 placements, give or take 11');
  // Rounding alone may be off by half a million.
  expect(sizeIs({ placements: 26_400_000, spread: 40_000 })).toBe('about 26 million placements');
  expect(line({ ...others, size: { placements: 162.7, spread: 0.19 } })).toMatch(/of about 160$/);
  const ja = lateWords(words('ja')).counting;
  expect(ja.sizeIs({ placements: 162.7, spread: 0.19 })).toBe('置く回数はおよそ160回');
  expect(ja.sizeIs({ placements: 17.3, spread: 0.7 })).toBe('置く回数はおよそ17±1回');
  expect(ja.line({ ...others, size: { placements: 162.7, spread: 0.19 } })).toContain('約160回');
});
