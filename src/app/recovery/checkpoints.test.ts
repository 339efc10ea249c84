import { type Checkpoint, Checkpoints } from './checkpoints.ts';
import { expect, test } from 'vitest';
import { jewelOf } from '../../testing/jewels.ts';
import type { PlacedJewel } from '../../view/jewels/jewel.ts';

const MINUTE = 60_000;

const checkpoint = (shown: string): Checkpoint => ({
  base: '',
  shown,
  overridden: [],
  turn: 'midnight',
  played: 1,
  order: { chance: 0.5 },
});

/** A browser with windows that can crash. */
function browser({ locks = true, isFull = false } = {}) {
  const storage: Record<string, string> = {};
  const written: string[] = [];
  Object.defineProperties(storage, {
    getItem: { value: (key: string) => storage[key] ?? null },
    setItem: {
      value: (key: string, text: string) => {
        if (its.isFull) throw new DOMException('full', 'QuotaExceededError');
        written.push(key.split('.')[1]!);
        storage[key] = text;
      },
    },
    removeItem: { value: (key: string) => void delete storage[key] },
  });
  const held = new Set<string>();
  const its = { now: 0, storage, written, isFull };
  const open = (query: string) => {
    let key = '';
    const lockManager = {
      request: (name: string) => {
        held.add((key = name));
        return new Promise(() => undefined);
      },
      query: async () => ({ held: [...held].map((name) => ({ name })) }),
    };
    const checkpoints = new Checkpoints(query, {
      storage: storage as unknown as Storage,
      locks: locks ? lockManager : undefined,
      now: () => its.now,
    });
    return {
      keep: (showing: string, address = query, isLeft = false) =>
        checkpoints.keep(checkpoint(showing), address, isLeft),
      take: async (isReload = false) => (await checkpoints.take(isReload))?.shown,
      forget: () => checkpoints.forget(),
      keepJewels: (jewels: readonly PlacedJewel[]) =>
        checkpoints.keep({ ...checkpoint('here'), jewels }, query, false),
      takeJewels: async () => (await checkpoints.take(false))?.jewels,
      end: () => void held.delete(key),
    };
  };
  return { its, open };
}

test('a window goes on from another that has crashed at its address, once, and soon', async () => {
  const { its, open } = browser();
  const first = open('?a');
  expect(await first.take()).toBeUndefined();
  first.keep('early', '?a');
  first.keep('late', '?a&b');
  // It is still open.
  expect(await open('?a').take()).toBeUndefined();
  first.end();
  expect(await open('?c').take()).toBeUndefined();
  its.now += 10 * MINUTE;
  const second = open('?a&b');
  expect(await second.take()).toBe('late');
  expect(await open('?a').take()).toBeUndefined();
  // It belongs to the address that was opened at first as well.
  second.keep('later', '?a&c');
  second.end();
  its.now += 14 * MINUTE;
  expect(await open('?a').take()).toBe('later');
  const last = open('?a');
  last.keep('too late');
  last.end();
  its.now += 16 * MINUTE;
  expect(await open('?a').take()).toBeUndefined();
  expect(Object.keys(its.storage)).toEqual([]);
});

test('a window that was left goes on only where it is reloaded, from the last one left', async () => {
  const { its, open } = browser();
  const crashed = open('?a');
  for (const showing of ['left', 'left later']) {
    its.now += 1000;
    const window = open('?a');
    window.keep(showing, '?a', true);
    window.end();
  }
  its.now += 1000;
  crashed.keep('crashed');
  crashed.end();
  const reloaded = open('?a');
  expect(await reloaded.take(true)).toBe('left later');
  expect(await open('?a').take()).toBe('crashed');
  expect(await open('?a').take()).toBeUndefined();
});

test('after three crashes in a row it begins anew, unless it has lived for a while', async () => {
  const { its, open } = browser();
  const live = async (ms: number): Promise<string | undefined> => {
    const window = open('?a');
    const taken = await window.take();
    its.now += ms;
    window.keep('here');
    window.end();
    return taken;
  };
  const short = async () => live(1000);
  const all = [await short(), await short(), await short(), await short(), await short()];
  expect(all).toEqual([undefined, 'here', 'here', 'here', undefined]);
  await live(1000);
  expect(await live(2 * MINUTE)).toBe('here');
  expect([await short(), await short(), await short()]).toEqual(['here', 'here', 'here']);
});

test('without locks a window goes on from another, as nobody knows whether that is open', async () => {
  const { open } = browser({ locks: false });
  open('?a').keep('here');
  expect(await open('?a').take()).toBe('here');
});

test('storage that is full, damaged or of another version has nothing to go on from', async () => {
  const full = browser({ isFull: true });
  const window = full.open('?a');
  window.keep('here');
  window.end();
  expect(await full.open('?a').take()).toBeUndefined();
  const { its, open } = browser();
  const one = open('?a');
  one.keep('here');
  its.isFull = true;
  one.keep('there');
  one.end();
  // What was kept before would lead back too far.
  expect(await open('?a').take()).toBeUndefined();
  its.isFull = false;
  one.keep('here');
  const [key] = Object.keys(its.storage);
  const text = its.storage[key!]!;
  for (const damaged of ['', 'null', text.slice(0, 40), text.replace('here', 'hers'), `${text}}`]) {
    its.storage[key!] = damaged;
    expect(await open('?a').take()).toBeUndefined();
    expect(its.storage[key!]).toBeUndefined();
  }
  its.storage[key!] = text;
  expect(await open('?a').take()).toBe('here');
});

test('what is forgotten is not gone on from', async () => {
  const { open } = browser();
  const window = open('?a');
  window.keep('here');
  window.forget();
  window.end();
  expect(await open('?a').take()).toBeUndefined();
});

const placed = (seed: number): PlacedJewel => ({ jewel: jewelOf(seed), place: seed });

test('jewels are written when they change, and are found once with their checkpoint', async () => {
  const { its, open } = browser({ locks: false });
  const window = open('?a');
  const [one, other] = [placed(1), placed(2)];
  window.keepJewels([]);
  window.keepJewels([one]);
  window.keepJewels([{ ...one }]);
  expect(its.written).toEqual(['checkpoint', 'checkpoint', 'jewels', 'checkpoint']);
  window.keepJewels([one, other]);
  window.keepJewels([one, { ...other, place: 20 }]);
  expect(its.written.filter((kind) => kind === 'jewels')).toHaveLength(3);
  const found = [one, { ...other, place: 20 }];
  expect(await open('?a').takeJewels()).toEqual(found);
  expect(Object.keys(its.storage)).toEqual([]);
  // They were taken, but are still on show.
  window.keepJewels([one]);
  await open('?a').takeJewels();
  window.keepJewels([one]);
  expect(await open('?a').takeJewels()).toEqual([one]);
  window.keepJewels([one]);
  window.forget();
  expect(Object.keys(its.storage)).toEqual([]);
});
