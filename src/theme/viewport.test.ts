import fc from 'fast-check';
import { expect, test } from 'vitest';
import { withMargins } from './viewport.ts';

test('insets that are larger than the margins stay', () => {
  const some = fc.integer({ min: 0, max: 500 });
  const insets = fc.record({ top: some, right: some, bottom: some, left: some });
  fc.assert(
    fc.property(insets, some, some, (room, width, height) => {
      const margins = withMargins(room, { width, height });
      for (const side of ['top', 'right', 'bottom', 'left'] as const)
        expect(margins[side]).toBeGreaterThanOrEqual(room[side]);
      const { free: _, high: _high, ...insets } = withMargins(margins, { width, height });
      expect(margins).toMatchObject(insets);
    }),
  );
});
