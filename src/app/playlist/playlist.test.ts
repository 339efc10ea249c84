import { longestStay, nextItem, PlayOrder } from './playlist.ts';
import { expect, test } from 'vitest';
import { printPuzzle } from '../../puzzle/text.ts';
import { defaults, type Settings } from '../../settings/settings.ts';
import { catalogueAtHand } from '../../testing/catalogueAtHand.ts';
import { unpack } from '../address/packed.ts';
import {
  isInterlude,
  isOfPlaylist,
  settingsOf,
  stateOf,
  withItem,
  withListed,
  withModeKept,
  withSettings,
} from '../state.ts';

const settings: Settings = { ...defaults, shuffle: 7, interludes: ['race'], every: 1 };
const { entries } = await catalogueAtHand.load();
const { puzzle } = entries.find(({ id }) => id === 'pentomino-10x6')!;
const atFirst = stateOf(settings, puzzle);

/** The sources of a playlist where the code of other modes is there, or cannot be loaded. */
function sources(isCodeThere: boolean) {
  const code = {
    codeOf: () => undefined,
    load: () => (isCodeThere ? Promise.resolve() : Promise.reject(new Error())),
  };
  return { order: new PlayOrder(catalogueAtHand, { chance: 0 }), code: code as never };
}

test('an interlude comes once its code is there; if that cannot be loaded, the next board does', async () => {
  const interlude = await nextItem(atFirst, sources(true), undefined);
  expect(interlude).toMatchObject({ id: 'pentomino-10x6', overrides: { mode: 'race' } });
  const board = await nextItem(atFirst, sources(false), undefined);
  expect(board.id).not.toBe('pentomino-10x6');
  expect(board.overrides).toEqual({});
});

test('after an interlude the next board is shown as boards are, whatever the interlude overrode', async () => {
  const all = sources(true);
  const during = withItem(atFirst, await nextItem(atFirst, all, undefined), {});
  expect(isInterlude(during)).toBe(true);
  expect(longestStay(during)).toBeLessThan(200_000);
  expect(during.base).toEqual(settings);
  const next = await nextItem(during, all, undefined);
  expect(next.overrides).toEqual({});
  // The next choice of a person is a board as well, unless that person has taken control.
  const { id } = next;
  expect(settingsOf(withListed(during, id)).mode).toBe(defaults.mode);
  const controlled = { ...during, isUserControlled: true };
  expect(settingsOf(withListed(controlled, id))).toEqual({
    ...settingsOf(during),
    puzzle: { id },
  });
  const after = withItem(during, next, {});
  expect([isInterlude(after), longestStay(after)]).toEqual([false, Infinity]);
});

test('an interlude in which a person has chosen to stay is one of their modes', async () => {
  const during = withItem(atFirst, await nextItem(atFirst, sources(true), undefined), {});
  const kept = withModeKept(during);
  expect(isInterlude(kept)).toBe(false);
  expect(kept.base.mode).toBe('race');
  expect(settingsOf(kept)).toEqual(settingsOf(during));
});

test('a puzzle that has been made in an interlude is solved next, and another board follows it', async () => {
  const making = { id: 'domino-8x8', puzzle, overrides: { mode: 'generate' } } as const;
  const during = { ...withItem(atFirst, making, {}), listed: 'domino-8x8' };
  const solved = await nextItem(during, sources(true), puzzle);
  expect(solved.id).toBe('domino-8x8');
  const then = withItem(during, solved, {});
  expect(isOfPlaylist(then)).toBe(true);
  expect(settingsOf(then).mode).toBe(defaults.mode);
  const name = settingsOf(then).puzzle as { readonly packed: string };
  expect(await unpack(name.packed)).toBe(printPuzzle(puzzle));
  expect(isOfPlaylist(withSettings(then, { puzzle: { packed: 'another' } }))).toBe(false);
});
