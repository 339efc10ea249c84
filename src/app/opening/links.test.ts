import { PlayOrder } from '../playlist/playlist.ts';
import { LatestOnly, Notices } from '../notices.ts';
import { type Settings, defaults } from '../../settings/settings.ts';
import { expect, test } from 'vitest';
import { catalogueAtHand as catalogue } from '../../testing/catalogueAtHand.ts';
import { isPuzzle } from '../library/catalogue.ts';
import { fakePage } from '../../testing/fakePage.ts';
import { visit } from './links.ts';
import type { OpenRequest } from '../page.ts';
import { settingsOf, stateOf } from '../state.ts';
import type { Puzzle } from '../../puzzle/types.ts';
import { AddressGrammar } from '../address/grammar.ts';

const grammar = new AddressGrammar(isPuzzle);
const resources = { grammar, catalogue, order: new PlayOrder(catalogue, { chance: 0 }) };

/** The settings with which a stop of a lesson is opened. */
const visited = (query: string, settings: Partial<Settings>): Promise<Settings> =>
  new Promise((resolve, reject) => {
    const notices = new Notices([], () => reject(new Error('It could not be opened.')));
    const puzzle = { title: '' } as Puzzle;
    const page = fakePage({
      resources,
      latest: new LatestOnly(notices),
      scene: {},
      settings: { ...defaults, lang: 'en' as const, ...settings },
      address: { arrive: () => {} },
      change: () => {},
      open: ({ next }: OpenRequest) => resolve(settingsOf(next(stateOf(defaults, puzzle)))),
      replaceNotices: () => {},
    });
    visit(page, query);
  });

test('a lesson leaves the window as it is: its screen, its language, what any input does', async () => {
  const own: Partial<Settings> = {
    lang: 'ja',
    titles: false,
    awake: false,
    leave: true,
    ui: false,
    screen: { place: 2, count: 3 },
    pictures: 'each',
  };
  const stop = 'mode=class&puzzle=three-in-a-square&step=2&lang=en';
  for (const mode of ['saver', 'class'] as const)
    expect(await visited(stop, { ...own, mode })).toMatchObject({
      ...own,
      mode: 'class',
      moment: { step: 2, tick: Infinity },
    });
});

test('the looks of now are kept only where lessons are given', async () => {
  const stop = 'mode=class&puzzle=three-in-a-square&lang=en';
  expect(await visited(stop, { mode: 'class', theme: 'glass' })).toMatchObject({ theme: 'glass' });
  expect(await visited(stop, { mode: 'saver', theme: 'glass' })).toMatchObject({ theme: 'paper' });
});
