import { PlayOrder } from './playlist.ts';
import { interludeIds } from '../../puzzle/category.ts';
import { defaults, type Settings } from '../../settings/settings.ts';
import { describe, expect, test } from 'vitest';
import { catalogueAtHand } from '../../testing/catalogueAtHand.ts';
import { recipeNamed } from '../library/recipes.ts';
import { finishingSeed } from './finishing.ts';
import { othersBefore, Turns } from './interludes.ts';

const LENGTH = 200;

const { entries } = await catalogueAtHand.load();
const allSolved = new Map(entries.map(({ id }) => [id, 'its solution']));

/** So many boards of a playlist with what comes between them, from its beginning. */
async function film(
  seed: number,
  wishes: Partial<Settings>,
  length = LENGTH,
  solved: ReadonlyMap<string, string> = allSolved,
) {
  const order = new PlayOrder(catalogueAtHand, { chance: 0.5 }, { read: () => solved });
  const settings = {
    ...defaults,
    shuffle: seed,
    ...wishes,
  };
  const shown = [await order.after(undefined, settings)];
  const isBoard = ({ overrides }: (typeof shown)[number]) => overrides.mode === undefined;
  while (shown.filter(isBoard).length < length)
    shown.push(await order.after(shown.at(-1)!.id, settings));
  return shown.map((showing) => ({ ...showing, isBoard: isBoard(showing) }));
}

/** The name of an interlude, told by its settings. */
function nameOf({ mode, wall }: Partial<Settings>): string {
  return mode === 'wall' && wall === 'all' ? 'rain' : mode!;
}

const told = (shown: Awaited<ReturnType<typeof film>>) =>
  shown.map(({ id, overrides }) => [id, overrides]);

describe.each([1, 4])('a playlist with an interlude after every %i boards', (every) => {
  test('is the same film every time, and another one for another seed', async () => {
    const wishes = { interludes: interludeIds, every };
    const shown = told(await film(7, wishes, 60));
    expect(told(await film(7, wishes, 60))).toEqual(shown);
    expect(told(await film(8, wishes, 60))).not.toEqual(shown);
  });

  test('never has two in a row, nor one too soon, and has each of them', async () => {
    for (const seed of [1, 2, 3]) {
      const shown = await film(seed, { interludes: interludeIds, every });
      const names: string[] = [];
      let boards = 0;
      for (const { isBoard, overrides } of shown) {
        if (isBoard) boards++;
        else {
          expect(boards).toBeGreaterThanOrEqual(every);
          boards = 0;
          const name = nameOf(overrides);
          expect(names.slice(-othersBefore(interludeIds.length))).not.toContain(name);
          names.push(name);
        }
      }
      expect(new Set(names).size).toBe(interludeIds.length);
      // Hardly a board is one that none of them can follow.
      expect(names.length).toBeGreaterThan((0.6 * LENGTH) / every);
    }
  });
});

test('there is no wall before enough boards on the lattice have been solved, and then the rest is the same', async () => {
  const interludes = ['wall', 'aztec'] as const;
  const namesIn = (shown: Awaited<ReturnType<typeof film>>) =>
    new Set(shown.filter(({ isBoard }) => !isBoard).map(({ overrides }) => nameOf(overrides)));
  const of = async (count: number) => {
    const solved = new Map([...allSolved].slice(0, count));
    return await film(3, { interludes, every: 1 }, 60, solved);
  };
  const [none, all] = [await of(0), await of(Infinity)];
  expect([namesIn(none), namesIn(all)]).toEqual([new Set(['aztec']), new Set(interludes)]);
  const boardsIn = (shown: typeof none) => told(shown.filter(({ isBoard }) => isBoard));
  expect(boardsIn(none)).toEqual(boardsIn(all));
});

test('without interludes there are none, and the boards do not depend on them', async () => {
  const plain = await film(3, { interludes: [] });
  expect(plain.every(({ isBoard }) => isBoard)).toBe(true);
  const boards = (await film(3, { interludes: interludeIds })).filter(({ isBoard }) => isBoard);
  expect(told(boards)).toEqual(told(plain));
});

test('a puzzle that comes again is searched in another way, until all ways have had their turn', async () => {
  const shown = await film(5, { play: ['hexiamond'], interludes: [] });
  const ways = new Map<string, string[]>();
  for (const { id, overrides } of shown)
    ways.set(id, [...(ways.get(id) ?? []), JSON.stringify(overrides.search ?? 'recipe')]);
  for (const [id, its] of ways) {
    const { others = [] } = recipeNamed(id);
    expect(its[0]).toBe('"recipe"');
    const round = its.slice(0, others.length + 1);
    expect(new Set(round).size).toBe(round.length);
    for (const way of its)
      expect(['"recipe"', ...others.map((one) => JSON.stringify(one))]).toContain(way);
  }
  expect(shown.some(({ overrides }) => overrides.search !== undefined)).toBe(true);
});

test('a search that users have chosen stays that of every puzzle', async () => {
  const order = new PlayOrder(catalogueAtHand, { chance: 0.5 });
  const settings = {
    ...defaults,
    search: { order: 'peel' } as const,
    shuffle: 5,
    ...({ play: ['hexiamond'], interludes: [] } as const),
  };
  let { id } = await order.after(undefined, settings);
  for (let board = 0; board < 30; board++) {
    const next = await order.after(id, settings);
    expect(next.overrides).toEqual({});
    id = next.id;
  }
});

test('the turns of a seed are the same where the code that finds divisions cannot be loaded', () => {
  const settings = { ...defaults, interludes: ['make', 'aztec'], every: 1 } as const;
  const shown = (seedFrom: typeof finishingSeed | undefined) => {
    const turns = new Turns(7, () => allSolved);
    return entries
      .slice(0, 40)
      .map((entry) => turns.after(entry, entries, settings, seedFrom)?.overrides.mode);
  };
  expect(shown(undefined)).toContain('generate');
  expect(shown(undefined)).toEqual(shown(finishingSeed));
});
