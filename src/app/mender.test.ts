import { expect, test, vi } from 'vitest';
import { Mender } from './mender.ts';

/** A page that notes what is done to mend it. */
function pageOf() {
  const done: string[] = [];
  const its = { isLeftAlone: true, isOccupied: false };
  const mender = new Mender({
    director: { skip: () => void done.push('skip') },
    opener: {
      ready: () => void done.push('open'),
      restart: (keep) => void done.push(`restart ${JSON.stringify(keep)}`),
    },
    reloads: {
      ask: async (reload) => {
        done.push('ask');
        await reload?.();
      },
    },
    isLeftAlone: () => its.isLeftAlone,
    isOccupied: () => its.isOccupied,
  });
  return { done, its, mender };
}

test('a page without graphics is reloaded, but not while a dialog is open', () => {
  const { done, its, mender } = pageOf();
  its.isOccupied = true;
  mender.graphicsLost();
  expect(done).toEqual([]);
  its.isOccupied = false;
  mender.graphicsLost();
  expect(done).toEqual(['ask']);
});

test('what could not be opened is opened once all has been loaded, unless somebody is in control', () => {
  const { done, its, mender } = pageOf();
  its.isLeftAlone = false;
  mender.ready();
  expect(done).toEqual([]);
  its.isLeftAlone = true;
  mender.ready();
  expect(done).toEqual(['open']);
});

test('a page that misses files starts again with nothing of a dialog, unless somebody is in control', () => {
  const { done, its, mender } = pageOf();
  its.isLeftAlone = false;
  mender.missing();
  expect(done).toEqual([]);
  its.isLeftAlone = true;
  mender.missing();
  expect(done).toEqual(['ask', 'restart {}']);
});

test('frames that fail are reported, lead to the next board, and in the end to a reload', () => {
  const report = vi.fn<(error: unknown) => void>();
  vi.stubGlobal('reportError', report);
  try {
    const { done, mender } = pageOf();
    const drawn: number[] = [];
    mender.frame((now) => void drawn.push(now), 16);
    expect(drawn).toEqual([16]);
    const wrong = new Error('on purpose');
    for (let now = 1000; !done.includes('ask') && now < 600_000; now += 1000)
      mender.frame(() => {
        throw wrong;
      }, now);
    expect(done[0]).toBe('skip');
    expect(done.at(-1)).toBe('ask');
    expect(report).toHaveBeenCalledWith(wrong);
    expect(done).not.toContain('open');
  } finally {
    vi.unstubAllGlobals();
  }
});
