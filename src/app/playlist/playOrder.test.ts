import { isShownIn, themeAfter, listed, PlayOrder, type OrderState } from './playlist.ts';
import { playlistParts, type PlaylistPart } from '../../puzzle/category.ts';
import { defaults } from '../../settings/settings.ts';
import { describe, expect, test } from 'vitest';
import { catalogueAtHand } from '../../testing/catalogueAtHand.ts';
import { BETWEEN_CATEGORIES, MOST_OF_LATTICE } from './shuffle.ts';

const settingsOf = (shuffle: number, ...parts: readonly PlaylistPart[]) => ({
  ...defaults,
  shuffle,
  play: parts,
  interludes: [],
});

/** So many puzzles of a playlist, from its beginning. */
async function film(boards: number, settings: ReturnType<typeof settingsOf>, chance = 0) {
  const order = new PlayOrder(catalogueAtHand, { chance });
  const shown = [await order.after(undefined, settings)];
  while (shown.length < boards) shown.push(await order.after(shown.at(-1)!.id, settings));
  return shown.map(({ id }) => listed(named(id)));
}

const { entries } = await catalogueAtHand.load();
const named = (id: string) => entries.find((entry) => entry.id === id)!;
const all = entries.map(listed);

test.each<readonly PlaylistPart[]>([[], ['hexagons', 'impossible'], ['identical'], ['today']])(
  'going to the next puzzle goes round all of a playlist and nothing else: %s, %s',
  async (...parts) => {
    const library = await catalogueAtHand.load();
    const isWanted = isShownIn({ play: parts });
    const own = entries.filter(isWanted).map(({ id }) => id);
    let id = library.entryAfter('three-in-a-square', isWanted).id;
    const visited = own.map(() => (id = library.entryAfter(id, isWanted).id));
    expect([...visited].sort()).toEqual([...own].sort());
  },
);

describe.each(playlistParts)('a playlist of %s', (part) => {
  test('has some puzzles and no others, and is the same film every time', async () => {
    const settings = settingsOf(7, part);
    const shown = await film(30, settings, 0.1);
    expect((await film(30, settings, 0.9)).map(({ id }) => id)).toEqual(shown.map(({ id }) => id));
    for (const { lattice, category, isImpossible } of shown) {
      const own = [`${lattice}s`, category, ...(isImpossible ? ['impossible'] : [])];
      expect(own).toContain(part);
    }
  });
});

test('over 200 boards of a playlist, no puzzle, set or lattice comes back too soon where it is wide enough', async () => {
  const playlists: readonly (readonly PlaylistPart[])[] = [
    [],
    ['squares'],
    ['triangles'],
    ['hexagons'],
    ['squares', 'triangles'],
    ['pentomino', 'hexomino', 'hexiamond', 'tetrahex', 'pentahex'],
    ...playlistParts.map((part) => [part]),
  ];
  for (const parts of playlists) {
    for (const seed of parts.length === 1 ? [1] : [1, 2, 3]) {
      const shown = await film(200, settingsOf(seed, ...parts));
      const own = new Set(shown.map(({ id }) => id));
      const sets = new Set(shown.map(({ category }) => category));
      const lattices = new Set(shown.map(({ lattice }) => lattice));
      for (const [at, { id, category, lattice }] of shown.entries()) {
        const before = (most: number) => shown.slice(Math.max(0, at - most), at);
        // Where sets and lattices decide nothing, half of the puzzles are shown before one comes back.
        const between =
          sets.size * lattices.size === 1 ? Math.min(60, Math.floor(own.size / 2)) : 1;
        if (own.size > 1) expect(before(between).map((one) => one.id)).not.toContain(id);
        if (lattices.size > 1) {
          const row = before(MOST_OF_LATTICE).filter((one) => one.lattice === lattice);
          expect(row.length).toBeLessThan(MOST_OF_LATTICE);
        }
        // Of each lattice, enough sets are left whatever came before.
        const isWide = [...lattices].every(
          (one) =>
            new Set(shown.filter((its) => its.lattice === one).map((its) => its.category)).size >
            BETWEEN_CATEGORIES,
        );
        if (isWide)
          expect(before(BETWEEN_CATEGORIES).map((one) => one.category)).not.toContain(category);
      }
    }
  }
});

test('the playlist goes on from any puzzle, also from one that is not part of it', async () => {
  const order = new PlayOrder(catalogueAtHand, { chance: 0 });
  const { id } = all.find(({ lattice }) => lattice === 'square')!;
  const next = async (part: PlaylistPart) =>
    listed(named((await order.after(id, settingsOf(1, part))).id));
  expect((await next('hexiamond')).category).toBe('hexiamond');
  expect((await next('tetrahex')).category).toBe('tetrahex');
});

test('a playlist goes on from its state with what it would have shown next', async () => {
  const settings = {
    ...settingsOf(5, 'hexiamond'),
    interludes: defaults.interludes,
    every: 2,
  };
  const row = async (reopen: boolean) => {
    let order = new PlayOrder(catalogueAtHand, { chance: 0.3 });
    let id: string | undefined;
    const shown: unknown[] = [];
    for (let i = 0; i < 40; i++) {
      const showing = await order.after(id, settings);
      ({ id } = showing);
      shown.push([id, showing.overrides]);
      const { chance, film: kept } = JSON.parse(JSON.stringify(order.state())) as OrderState;
      if (reopen) order = new PlayOrder(catalogueAtHand, { chance, film: kept });
      // It is kept also before it goes on.
      expect(JSON.parse(JSON.stringify(order.state()))).toEqual({ chance, film: kept });
    }
    return shown;
  };
  expect(await row(true)).toEqual(await row(false));
});

test('themes take turns, if there are any', () => {
  const some = ['midnight', 'chocolate'] as const;
  expect(themeAfter('paper', [])).toBe('paper');
  expect(themeAfter('midnight', some)).toBe('chocolate');
  expect(themeAfter('chocolate', some)).toBe('midnight');
  expect(themeAfter('paper', some)).toBe('midnight');
});

test('another window goes on with a playlist where it is told that the first one was', async () => {
  const settings = settingsOf(7, 'hexiamond', 'tetrahex');
  const auto = { ...settings, shuffle: 'auto' as const };
  for (const its of [settings, auto]) {
    const [first, other] = [0.3, 0.8].map((chance) => new PlayOrder(catalogueAtHand, { chance }));
    let { id } = await first!.after(undefined, its);
    for (let board = 0; board < 30; board++) ({ id } = await first!.after(id, its));
    other!.resume(structuredClone(first!.state()));
    let otherId = id;
    for (let board = 0; board < 10; board++) {
      const [one, same] = [await first!.after(id, its), await other!.after(otherId, its)];
      expect([same.id, same.overrides]).toEqual([one.id, one.overrides]);
      [id, otherId] = [one.id, same.id];
    }
  }
});

test('windows with a picture each have an order each, also where a seed is given', async () => {
  const orders = [1, 2].map((place) => ({
    ...settingsOf(7, 'hexiamond'),
    screen: { place, count: 2 },
    pictures: 'each' as const,
  }));
  const [one, other] = await Promise.all(orders.map((its) => film(20, its)));
  expect(one!.map(({ id }) => id)).not.toEqual(other!.map(({ id }) => id));
});
