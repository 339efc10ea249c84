import { expect, test } from 'vitest';
import { words } from './index.ts';

const good = { placements: 26_000_000, spread: 1_200_000 };
const rough = { placements: 7.3e25, spread: 7e25 };

test('what is about so much is told with its error, and what may be far more without', () => {
  const line = (size: typeof good) =>
    words('en').counting.line({
      ...{ progress: 0.5, solutions: 2n, placements: 9n, left: undefined, size },
    });
  expect(line(good)).toContain('9 placements of about 26 million ± 1.2 million');
  expect(line(rough)).toContain('9 placements of probably more than 7.3·10²⁵');
  expect(words('en').counting.sizeIs(rough)).toBe('probably more than 7.3·10²⁵ placements');
  expect(words('ja').counting.sizeIs(rough)).toBe('置く回数はおそらく7.3·10²⁵回以上');
  expect(words('ja').counting.sizeIs(good)).toBe('置く回数はおよそ2600万±120万回');
});
