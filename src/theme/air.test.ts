import fc from 'fast-check';
import { expect, test } from 'vitest';
import { withAir } from './air.ts';

test('what takes more room than the air keeps it', () => {
  const some = fc.integer({ min: 0, max: 500 });
  const insets = fc.record({ top: some, right: some, bottom: some, left: some });
  fc.assert(
    fc.property(insets, some, some, (room, width, height) => {
      const air = withAir(room, { width, height });
      for (const side of ['top', 'right', 'bottom', 'left'] as const)
        expect(air[side]).toBeGreaterThanOrEqual(room[side]);
      const { free: _, ...insets } = withAir(air, { width, height });
      expect(air).toMatchObject(insets);
    }),
  );
});
