import { expect, test } from 'vitest';
import { Reloads } from './reloads.ts';

const MINUTE = 60_000;

/** A tab whose page lives for some minutes, asking for a reload every ten seconds; returns after how many. */
function tab({ isRefused = false, answers = true } = {}) {
  let kept: string | null = null;
  return async (minutes: number, damaged?: string): Promise<number | undefined> => {
    let age = 0;
    let isReloaded = false;
    if (damaged !== undefined) kept = damaged;
    const storage = {
      getItem: () => kept,
      setItem: (_: string, text: string) => {
        if (isRefused) throw new DOMException('no', 'QuotaExceededError');
        kept = text;
      },
    };
    let leave = (): void => undefined;
    const reloads = new Reloads({
      storage: () => storage,
      age: () => age,
      reload: async () => {
        isReloaded = answers;
        if (answers) leave();
      },
      onLeave: (call) => (leave = call),
    });
    for (; age < minutes * MINUTE; age += 10_000) {
      await reloads.ask();
      if (isReloaded) return age / MINUTE;
    }
    return undefined;
  };
}

test('reloads come ever more rarely, at last once an hour, and soon again after an hour without any', async () => {
  const live = tab();
  const ages = [];
  for (let i = 0; i < 8; i++) ages.push(await live(100));
  expect(ages).toEqual([5, 10, 20, 40, 60, 5, 10, 20]);
});

test('a page whose server does not answer is not reloaded, but asks again', async () => {
  expect(await tab({ answers: false })(100)).toBeUndefined();
});

test('where nothing can be kept, or what is kept is damaged, it is once an hour', async () => {
  const refused = tab({ isRefused: true });
  expect([await refused(100), await refused(100)]).toEqual([60, 60]);
  expect(await tab()(100, 'nonsense')).toBe(60);
});
