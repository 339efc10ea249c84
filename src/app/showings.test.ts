import { defaults, type Settings } from '../settings/settings.ts';
import { expect, test } from 'vitest';
import { printPuzzle } from '../puzzle/text.ts';
import { catalogueAtHand } from '../testing/catalogueAtHand.ts';
import { unpack } from './packed.ts';
import { PlayOrder } from './playOrder.ts';
import { Showings } from './showings.ts';

const settings: Settings = { ...defaults, shuffle: 7, interludes: ['race'], every: 1 };
const { entries } = await catalogueAtHand.load();
const [entry] = entries.filter(({ id }) => id === 'pentomino-10x6');

/** What is shown one after another where the code of other modes is there, or cannot be loaded. */
function setting(isCodeThere: boolean) {
  const order = new PlayOrder(catalogueAtHand, 0);
  const code = {
    codeOf: () => undefined,
    load: () => (isCodeThere ? Promise.resolve() : Promise.reject(new Error())),
  };
  return new Showings({ order, code: code as never });
}

test('an interlude comes once its code is there; if that cannot be loaded, the next board does', async () => {
  const interlude = await setting(true).next(entry!.id, settings, undefined);
  expect(interlude).toMatchObject({ id: entry!.id, changes: { mode: 'race' } });
  const board = await setting(false).next(entry!.id, settings, undefined);
  expect(board.id).not.toBe(entry!.id);
  expect(board.changes).toEqual({});
});

test('after an interlude the next board is shown as boards are, whatever the interlude changed', async () => {
  const showings = setting(true);
  const { changes } = await showings.next(entry!.id, settings, undefined);
  const during = showings.begin(settings, changes);
  expect(showings.isInterlude(during)).toBe(true);
  expect(showings.longest(during)).toBeLessThan(200_000);
  const next = await showings.next(entry!.id, during, undefined);
  expect(next.changes).toEqual({});
  expect(showings.returned(during)).toMatchObject(settings);
  // What users choose next is a board as well, unless they have taken control.
  expect(showings.usual(during, false).mode).toBe(defaults.mode);
  expect(showings.usual(during, true)).toEqual(during);
  const after = showings.begin(showings.returned(during), next.changes);
  expect([showings.isInterlude(after), showings.longest(after)]).toEqual([false, Infinity]);
});

test('an interlude that users have chosen to stay in is one of their modes', async () => {
  const showings = setting(true);
  const { changes } = await showings.next(entry!.id, settings, undefined);
  const during = showings.begin(settings, changes);
  showings.keepMode();
  expect(showings.isInterlude(during)).toBe(false);
  expect(showings.returned(during).mode).toBe('race');
});

test('a puzzle that has been made in an interlude is solved next, and another board follows it', async () => {
  const showings = setting(true);
  const during = showings.begin(settings, { mode: 'generate' });
  const { puzzle } = entry!;
  const solved = await showings.next('domino-8x8', during, puzzle);
  expect(solved.id).toBe('domino-8x8');
  const then = showings.begin(showings.returned(during), solved.changes);
  expect(showings.isPart(then)).toBe(true);
  expect(then.mode).toBe(defaults.mode);
  expect(await unpack((then.puzzle as { packed: string }).packed)).toBe(printPuzzle(puzzle));
  expect(showings.isPart({ ...then, puzzle: { packed: 'another' } })).toBe(false);
});
