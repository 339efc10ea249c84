import fc from 'fast-check';
import { expect, test } from 'vitest';
import { Cutter } from './chunk.ts';
import { Playhead } from './playhead.ts';
import { search, small } from './runs.ts';
import { still } from './source.ts';
import { Tape } from './tape.ts';

test('at the end of a chunk its progress is exactly what the chunk says', () => {
  const chunk = new Cutter(search(small), still).cut(0)!;
  fc.assert(
    fc.property(fc.double({ min: 0, max: 1, noNaN: true }), (before) => {
      const tape = new Tape((deliver) => ({
        request: () => deliver({ ...chunk, progress: [before, 1] }),
        close() {},
      }));
      const playhead = new Playhead(small, tape);
      playhead.want(0, false);
      playhead.moveTo(chunk.steps - 1);
      expect(playhead.progress).toBeLessThanOrEqual(1);
      playhead.moveTo(chunk.steps);
      expect(playhead).toMatchObject({ finished: true, progress: 1 });
    }),
    // From these on, rounding ends beside the end.
    { examples: [[0.01907946969979335], [0.09586627605445486], [0.47622531462630846]] },
  );
});
