import { afterEach, expect, test, vi } from 'vitest';
import { Recovery } from './recovery.ts';

afterEach(() => void vi.unstubAllGlobals());

/** A page of sixty frames a second, and what was done about those that failed. */
function page() {
  const done: string[] = [];
  let now = 0;
  vi.stubGlobal('reportError', (error: unknown) => done.push(String(error)));
  const recovery = new Recovery(
    {
      director: { skip: () => void done.push('skip') },
      opener: { ready: () => {}, reload: () => undefined },
      isUnattended: true,
      state: { isOccupied: false },
    },
    { ask: async () => void done.push('reload') },
  );
  const draw = (frames: number, fails: (frame: number) => boolean): string[] => {
    for (let frame = 0; frame < frames; frame++) {
      recovery.frame(
        () => {
          if (fails(frame)) throw new Error('no frame');
        },
        (now += 1000 / 60),
      );
    }
    return done.splice(0);
  };
  return { draw };
}

test('a frame that fails is reported, and the next one is drawn', () => {
  const { draw } = page();
  expect(draw(600, (frame) => frame === 7)).toEqual(['Error: no frame']);
  expect(draw(60, () => false)).toEqual([]);
});

test('frames that fail again and again lead to something else, then to a reload', () => {
  const { draw } = page();
  expect(draw(25, () => true)).toEqual(['Error: no frame', 'skip', 'Error: no frame']);
  expect(draw(40, () => true).filter((one) => !one.startsWith('Error'))).toEqual([
    'reload',
    'reload',
  ]);
});

test('so do frames of which some fail, but not those that fail now and then', () => {
  expect(page().draw(600, (frame) => frame % 10 === 0)).toContain('skip');
  expect(page().draw(60_000, (frame) => frame % 1000 === 0)).not.toContain('skip');
});

test('once all was well for a while, something else is tried first again', () => {
  const { draw } = page();
  draw(25, () => true);
  draw(700, () => false);
  expect(draw(25, () => true)).toContain('skip');
});
