import fc from 'fast-check';
import { expect, test } from 'vitest';
import { partOf } from './picture.ts';

const anySize = fc.record({
  width: fc.integer({ min: 1, max: 4000 }),
  height: fc.integer({ min: 1, max: 4000 }),
});

test('the parts of a picture lie side by side without a gap, and every window shows its full height', () => {
  fc.assert(
    fc.property(fc.array(anySize, { minLength: 1, maxLength: 16 }), (sizes) => {
      let x = 0;
      sizes.forEach(({ width, height }, at) => {
        const part = partOf(sizes, at + 1);
        expect(part.x).toBe(x);
        x += width;
        expect(part.height).toBe(Math.min(...sizes.map((size) => size.height)));
        expect(part.y).toBeLessThanOrEqual(0);
        const [above, below] = [-part.y, part.y + height - part.height];
        expect(Math.abs(above - below)).toBeLessThanOrEqual(1);
      });
      expect(partOf(sizes, 1).width).toBe(x);
    }),
  );
});
