import { shareLabel } from './raster.ts';
import { expect, test } from 'vitest';

test('shares are written with the digits that tell neighbours apart', () => {
  expect(shareLabel(0, 0.5)).toBe('0%');
  expect(shareLabel(0.5, 0.5)).toBe('50%');
  expect(shareLabel(1, 0.01)).toBe('100%');
  expect(shareLabel(0.004, 0.0005)).toBe('0.40%');
  expect(shareLabel(0.0045, 0.0005)).toBe('0.45%');
  expect(shareLabel(0.3999, 0.0001)).toBe('39.99%');
  expect(shareLabel(0.000001, 0.000001)).toBe('0.0001%');
  expect(shareLabel(5e-10, 5e-10)).toBe('5 × 10⁻¹⁰');
  expect(shareLabel(4.13e-29, 1e-31)).toBe('4.13 × 10⁻²⁹');
});
