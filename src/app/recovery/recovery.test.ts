import { expect, test, vi } from 'vitest';
import type { SavedUi } from '../../ui/index.tsx';
import { Recovery } from './recovery.ts';

/** A page that notes what is done to recover. */
function pageOf() {
  const done: string[] = [];
  const its = {
    director: { skip: () => void done.push('skip') },
    opener: {
      ready: () => void done.push('open'),
      reload: (keep: SavedUi) => void done.push(`reload ${JSON.stringify(keep)}`),
    },
    isUnattended: true,
    state: { isOccupied: false },
  };
  const recovery = new Recovery(its, {
    ask: async (reload) => {
      done.push('ask');
      await reload?.();
    },
  });
  return { done, its, recovery };
}

test('a page without graphics is reloaded, but not while a dialog is open', () => {
  const { done, its, recovery } = pageOf();
  its.state.isOccupied = true;
  recovery.graphicsLost();
  expect(done).toEqual([]);
  its.state.isOccupied = false;
  recovery.graphicsLost();
  expect(done).toEqual(['ask']);
});

test('what could not be opened is opened once all has been loaded, unless somebody is in control', () => {
  const { done, its, recovery } = pageOf();
  its.isUnattended = false;
  recovery.ready();
  expect(done).toEqual([]);
  its.isUnattended = true;
  recovery.ready();
  expect(done).toEqual(['open']);
});

test('a page that misses files starts again with nothing of a dialog, unless somebody is in control', () => {
  const { done, its, recovery } = pageOf();
  its.isUnattended = false;
  recovery.missing();
  expect(done).toEqual([]);
  its.isUnattended = true;
  recovery.missing();
  expect(done).toEqual(['ask', 'reload {}']);
});

test('frames that fail are reported, lead to the next board, and in the end to a reload', () => {
  const report = vi.fn<(error: unknown) => void>();
  vi.stubGlobal('reportError', report);
  try {
    const { done, recovery } = pageOf();
    const drawn: number[] = [];
    recovery.frame((now) => void drawn.push(now), 16);
    expect(drawn).toEqual([16]);
    const wrong = new Error('on purpose');
    for (let now = 1000; !done.includes('ask') && now < 600_000; now += 1000)
      recovery.frame(() => {
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
